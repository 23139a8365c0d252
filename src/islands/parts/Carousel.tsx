import './carousel.css';
import { fillIn } from '../../lib/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { CarouselWords } from '../../schemas/words';
import { Kept } from './Kept';

const ICONS = {
	pause: 'M9 5v14m6-14v14',
	play: 'M8 5l11 7-11 7z',
	previous: 'M15 5l-7 7 7 7',
	next: 'M9 5l7 7-7 7',
};

export interface CarouselProps {
	/** The start of the slides' ids. */
	id: string;
	label: string;
	/** How long a slide is shown, in milliseconds. */
	delay: number;
	labels: CarouselWords;
	slides: readonly ReactNode[];
}

/**
 * A carousel as in the ARIA Authoring Practices, which plays by itself and starts again after the last slide. Until its
 * script starts, it is a strip that visitors can scroll. For visitors who prefer reduced motion, it starts paused and
 * jumps instead of sliding.
 */
export function Carousel({ id, label, delay, labels, slides }: CarouselProps) {
	const viewport = useRef<HTMLDivElement>(null);
	const [swiper, setSwiper] = useState<Swiper>();
	const [active, setActive] = useState(0);
	const [isPlaying, setIsPlaying] = useState(false);
	// Whether the pointer and the focus are on a slide. The carousel then waits, because the visitor is reading.
	const [isPointed, setIsPointed] = useState(false);
	const [isFocused, setIsFocused] = useState(false);

	useEffect(() => {
		const element = viewport.current;
		if (!element) return;
		const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
		// The visitor may have swiped the strip before the carousel started.
		const initialSlide = Math.round(element.scrollLeft / (element.clientWidth || 1));
		element.scrollLeft = 0;
		const instance = new Swiper(element, {
			modules: [Autoplay],
			spaceBetween: 30,
			loop: true,
			initialSlide,
			speed: isCalm ? 0 : 300,
			autoplay: { delay, enabled: !isCalm },
			on: { realIndexChange: ({ realIndex }) => setActive(realIndex) },
		});
		setSwiper(instance);
		setActive(initialSlide);
		setIsPlaying(!isCalm);
		return () => void instance.destroy();
	}, [delay]);

	useEffect(() => {
		if (isPlaying && !isPointed && !isFocused) swiper?.autoplay.start();
		else swiper?.autoplay.stop();
	}, [swiper, isPlaying, isPointed, isFocused]);

	const isStarted = swiper !== undefined;
	const hasOthers = slides.length > 1;
	// The buttons have their space from the start, so that nothing moves when the script starts.
	const visibility = isStarted ? '' : 'invisible';
	const slideLabels = slides.map((_slide, index) => fillIn(labels.slide, { number: index + 1, total: slides.length }));
	const buttons = [
		{ name: isPlaying ? 'pause' : 'play', act: () => setIsPlaying(!isPlaying) },
		{ name: 'previous', act: () => swiper?.slidePrev() },
		{ name: 'next', act: () => swiper?.slideNext() },
	] as const;

	return (
		// This is not a region, because the section around it is already a region with the same name.
		<div className="grid min-w-0 gap-4" role="group" aria-roledescription="carousel" aria-label={label}>
			{hasOthers && (
				// The buttons come first for the keyboard, but are shown below the slides, in one row with the bullets.
				<div className={`flex gap-2 [grid-area:2/1] ${visibility}`}>
					{buttons.map(({ name, act }, index) => (
						<button
							key={index}
							type="button"
							className="grid size-11 cursor-pointer place-items-center rounded-md border border-line first:mr-auto hover:border-current"
							aria-label={labels[name]}
							onClick={act}
						>
							<svg className="size-6" viewBox="4 4 16 16" fill="none" stroke="currentColor" aria-hidden="true">
								<path d={ICONS[name]} />
							</svg>
						</button>
					))}
				</div>
			)}
			<div
				ref={viewport}
				className="carousel-viewport [grid-area:1/1]"
				// Until the script starts, the strip is focusable, so that visitors can scroll it with the keyboard.
				tabIndex={isStarted ? undefined : 0}
				onPointerEnter={({ pointerType }) => setIsPointed(pointerType === 'mouse')}
				onPointerLeave={() => setIsPointed(false)}
				onFocus={() => setIsFocused(true)}
				onBlur={() => setIsFocused(false)}
			>
				{/* Screen readers do not announce slides that change automatically. */}
				<div className="swiper-wrapper" aria-live={isStarted && !isPlaying ? 'polite' : 'off'}>
					{slides.map((slide, index) => (
						<Kept
							key={index}
							id={`${id}${index}`}
							className="swiper-slide"
							role="group"
							aria-roledescription="slide"
							aria-label={slideLabels[index]}
							inert={isStarted && index !== active}
						>
							{slide}
						</Kept>
					))}
				</div>
			</div>
			{hasOthers && (
				<div className={`carousel-pagination ml-14 flex justify-self-start [grid-area:2/1] ${visibility}`}>
					{slideLabels.map((slideLabel, index) => (
						<button
							key={index}
							type="button"
							className="carousel-bullet grid h-11 w-8 cursor-pointer place-items-center rounded-full"
							aria-label={slideLabel}
							aria-current={index === active ? 'true' : undefined}
							onClick={() => swiper?.slideToLoop(index)}
						/>
					))}
				</div>
			)}
		</div>
	);
}
