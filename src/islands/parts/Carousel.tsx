import './carousel.css';
import { fillIn } from '../../lib/text';
import { type ReactNode, useRef } from 'react';
import type { CarouselWords } from '../../schemas/words';
import { Kept } from './Kept';
import { useCarousel } from './use-carousel';

/** Icons from Phosphor. */
const ICONS = {
	pause:
		'M200,32H160a16,16,0,0,0-16,16V208a16,16,0,0,0,16,16h40a16,16,0,0,0,16-16V48A16,16,0,0,0,200,32Zm0,176H160V48h40ZM96,32H56A16,16,0,0,0,40,48V208a16,16,0,0,0,16,16H96a16,16,0,0,0,16-16V48A16,16,0,0,0,96,32Zm0,176H56V48H96Z',
	play: 'M232.4,114.49,88.32,26.35a16,16,0,0,0-16.2-.3A15.86,15.86,0,0,0,64,39.87V216.13A15.94,15.94,0,0,0,80,232a16.07,16.07,0,0,0,8.36-2.35L232.4,141.51a15.81,15.81,0,0,0,0-27ZM80,215.94V40l143.83,88Z',
	previous: 'M165.66,202.34a8,8,0,0,1-11.32,11.32l-80-80a8,8,0,0,1,0-11.32l80-80a8,8,0,0,1,11.32,11.32L91.31,128Z',
	next: 'M181.66,133.66l-80,80a8,8,0,0,1-11.32-11.32L164.69,128,90.34,53.66a8,8,0,0,1,11.32-11.32l80,80A8,8,0,0,1,181.66,133.66Z',
};

const BUTTON = 'grid size-11 cursor-pointer place-items-center rounded-md border border-line hover:border-current';

function Icon({ name }: { name: keyof typeof ICONS }) {
	return (
		<svg viewBox="0 0 256 256" width="24" height="24" fill="currentColor" aria-hidden="true">
			<path d={ICONS[name]} />
		</svg>
	);
}

export interface CarouselProps {
	/** The start of the slides' ids. */
	id: string;
	label: string;
	/** How long a slide is shown, in milliseconds. */
	delay: number;
	labels: CarouselWords;
	slides: readonly ReactNode[];
}

/** A carousel as in the ARIA Authoring Practices. Until its script starts, it is a strip that visitors can scroll. */
export function Carousel({ id, label, delay, labels, slides }: CarouselProps) {
	const viewport = useRef<HTMLDivElement>(null);
	const { active, isPlaying, toggle, setIsPointed, setIsFocused, previous, next, show } = useCarousel(viewport, delay);
	const isStarted = active !== undefined;
	const hasOthers = slides.length > 1;
	// The buttons have their space from the start, so that nothing moves when the script starts.
	const visibility = isStarted ? '' : 'invisible';
	const slideLabels = slides.map((_slide, index) => fillIn(labels.slide, { number: index + 1, total: slides.length }));

	return (
		// This is not a region, because the section around it is already a region with the same name.
		<div className="grid min-w-0 gap-4" role="group" aria-roledescription="carousel" aria-label={label}>
			{hasOthers && (
				// The buttons come first for the keyboard, but are shown below the slides, in one row with the bullets.
				<div className={`flex gap-2 [grid-area:2/1] ${visibility}`}>
					<button
						type="button"
						className={`${BUTTON} mr-auto`}
						aria-label={isPlaying ? labels.pause : labels.play}
						onClick={toggle}
					>
						<Icon name={isPlaying ? 'pause' : 'play'} />
					</button>
					<button type="button" className={BUTTON} aria-label={labels.previous} onClick={previous}>
						<Icon name="previous" />
					</button>
					<button type="button" className={BUTTON} aria-label={labels.next} onClick={next}>
						<Icon name="next" />
					</button>
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
							onClick={() => show(index)}
						/>
					))}
				</div>
			)}
		</div>
	);
}
