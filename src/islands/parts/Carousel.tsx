import './carousel.css';
import { type ReactNode, useRef } from 'react';
import type { CarouselWords } from '../../schemas/pages';
import { CarouselIcon } from './drawings';
import { useCarousel } from './use-carousel';

export interface CarouselProps {
	label: string;
	/** How long a slide is shown, in milliseconds. */
	delay: number;
	labels: Omit<CarouselWords, 'rating'>;
	slides: readonly ReactNode[];
}

/**
 * A carousel that follows the ARIA Authoring Practices. Until its script starts, it is a strip that visitors can swipe
 * or scroll.
 */
export function Carousel({ label, delay, labels, slides }: CarouselProps) {
	const viewport = useRef<HTMLDivElement>(null);
	const { active, isPlaying, toggle, previous, next, show, holders } = useCarousel(viewport, delay);
	const isStarted = active !== undefined;
	const hasOthers = slides.length > 1;
	const slideLabel = (index: number): string =>
		labels.slide.replace('{number}', String(index + 1)).replace('{total}', String(slides.length));

	return (
		// This is not a region, because the section around it is already a region with the same name.
		<div
			className="carousel"
			role="group"
			aria-roledescription="carousel"
			aria-label={label}
			data-state={isStarted ? (isPlaying ? 'playing' : 'paused') : 'waiting'}
		>
			{hasOthers && (
				<div className="carousel-controls">
					<button type="button" className="carousel-button carousel-toggle" onClick={toggle}>
						<CarouselIcon name={isPlaying ? 'pause' : 'play'} />
						{isPlaying ? labels.pause : labels.play}
					</button>
					<button type="button" className="carousel-button" aria-label={labels.previous} onClick={previous}>
						<CarouselIcon name="previous" />
					</button>
					<button type="button" className="carousel-button" aria-label={labels.next} onClick={next}>
						<CarouselIcon name="next" />
					</button>
				</div>
			)}
			{/* Until the script starts, the strip is focusable, so that visitors can scroll it with the keyboard. */}
			<div ref={viewport} className="carousel-viewport" tabIndex={isStarted ? undefined : 0} {...holders}>
				{/* Screen readers do not announce slides that change automatically. */}
				<div className="swiper-wrapper" aria-live={isStarted && !isPlaying ? 'polite' : 'off'}>
					{slides.map((slide, index) => (
						<div
							key={index}
							className="swiper-slide"
							role="group"
							aria-roledescription="slide"
							aria-label={slideLabel(index)}
							inert={isStarted && index !== active}
						>
							{slide}
						</div>
					))}
				</div>
			</div>
			{hasOthers && (
				<div className="carousel-pagination">
					{slides.map((_slide, index) => (
						<button
							key={index}
							type="button"
							className="carousel-bullet"
							aria-label={slideLabel(index)}
							aria-current={index === active ? 'true' : undefined}
							onClick={() => show(index)}
						/>
					))}
				</div>
			)}
		</div>
	);
}
