import './carousels.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { CarouselWords } from '#schemas/words.ts';
import { island } from './parts/island.tsx';
import { ServerContent } from './parts/ServerContent.tsx';

const ICONS = {
	pause: 'M8 6h3v12H8zm5 0h3v12h-3z',
	play: 'M8 5l11 7-11 7z',
	previous: 'M12 6h-2l-6 6 6 6h2l-2.5-5H20v-2H9.5z',
	next: 'M12 6h2l6 6-6 6h-2l2.5-5H4v-2h10.5z',
};

/** The space between slides, in pixels, as in `carousels.css`. */
const GAP = 30;

export interface CarouselProps {
	/** Unique on the page. */
	id: string;
	label: string;
	labels: CarouselWords;
	/** The accessible names of the slides. */
	names: readonly string[];
	/** The slides, in an element with the class `carousel-viewport`. */
	children?: ReactNode;
}

/**
 * A carousel as in the ARIA Authoring Practices. Until its script starts, it is a strip that visitors can scroll. For
 * visitors who prefer reduced motion, it starts paused and jumps instead of sliding.
 */
function Carousel({ id, label, delay, labels, names, children }: CarouselProps & { delay: number }) {
	const root = useRef<HTMLDivElement>(null);
	const [swiper, setSwiper] = useState<Swiper>();
	const [active, setActive] = useState(0);
	const [isPlaying, setIsPlaying] = useState(false);
	// The carousel waits while the pointer or the focus is on a slide, because the visitor is reading.
	const [isPointed, setIsPointed] = useState(false);
	const [isFocused, setIsFocused] = useState(false);

	useEffect(() => {
		const element = root.current?.querySelector<HTMLElement>('.carousel-viewport');
		if (!element) return;
		const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
		// The visitor may have swiped the strip before the carousel started.
		const initialSlide = Math.round(element.scrollLeft / (element.clientWidth + GAP));
		element.scrollLeft = 0;
		// The strip was focusable, so that visitors could scroll it with the keyboard.
		element.removeAttribute('tabindex');
		const instance = new Swiper(element, {
			modules: [Autoplay],
			spaceBetween: GAP,
			loop: true,
			initialSlide,
			speed: isCalm ? 0 : 300,
			// Without a transition, its end never comes.
			autoplay: { delay, enabled: !isCalm, waitForTransition: !isCalm },
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

	useLayoutEffect(() => {
		// Screen readers do not announce slides that change automatically.
		swiper?.wrapperEl.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
		// Swiper moves the slides, and remembers their order in this attribute.
		for (const slide of swiper?.slides ?? [])
			slide.toggleAttribute('inert', slide.dataset['swiperSlideIndex'] !== String(active));
	}, [swiper, active, isPlaying]);

	const hasOthers = names.length > 1;
	// The buttons have their space from the start, so that nothing moves when the script starts.
	const visibility = swiper ? '' : 'invisible';
	const buttons = [
		{ name: isPlaying ? 'pause' : 'play', onClick: () => setIsPlaying(!isPlaying) },
		{ name: 'previous', onClick: () => swiper?.slidePrev() },
		{ name: 'next', onClick: () => swiper?.slideNext() },
	] as const;

	return (
		// This is not a region, because the section around it is already a region with the same name.
		<div ref={root} className="grid min-w-0 gap-4" role="group" aria-roledescription="carousel" aria-label={label}>
			{hasOthers && (
				// The buttons come first for the keyboard, but are shown below the slides.
				<div className={`carousel-controls flex justify-self-start ${visibility}`}>
					{buttons.map(({ name, onClick }, index) => (
						<button
							key={index}
							type="button"
							className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-marigold hover:text-on-marigold"
							aria-label={labels[name]}
							onClick={onClick}
						>
							<svg className="size-6" viewBox="4 4 16 16" fill="currentColor" aria-hidden="true">
								<path d={ICONS[name]} />
							</svg>
						</button>
					))}
					<div className="carousel-pagination flex px-4">
						{names.map((name, index) => (
							<button
								key={name}
								type="button"
								className="carousel-bullet grid h-11 w-8 cursor-pointer place-items-center"
								aria-label={name}
								aria-current={index === active ? 'true' : undefined}
								onClick={() => swiper?.slideToLoop(index)}
							/>
						))}
					</div>
				</div>
			)}
			<ServerContent
				id={id}
				className="min-w-0 [grid-area:1/1]"
				onPointerEnter={({ pointerType }) => setIsPointed(pointerType === 'mouse')}
				onPointerLeave={() => setIsPointed(false)}
				onFocus={() => setIsFocused(true)}
				onBlur={() => setIsFocused(false)}
			>
				{children}
			</ServerContent>
		</div>
	);
}

/** The linked pictures of finished work (spec §2 Landing page, 'Our Work'). The delay is in milliseconds. */
export const WorkCarousel = island('work-carousel', (props: CarouselProps) => <Carousel {...props} delay={2000} />);

/** The quotes from clients (spec §2 Landing page). */
export const TestimonialCarousel = island('testimonial-carousel', (props: CarouselProps) => (
	<Carousel {...props} delay={4000} />
));
