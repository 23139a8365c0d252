import { Carousel, type CarouselLabels } from './carousel/Carousel';
import { island } from './island';
import { Stars } from './carousel/Stars';

/** How long a quote stays, in milliseconds (spec §9). */
const DELAY = 4000;

export interface Testimonial {
	/** Who said it. */
	name: string;
	content: string;
}

export interface TestimonialCarouselProps {
	label: string;
	/** The carousel's words, and what the stars say; {stars} stands for their number. */
	labels: CarouselLabels & { rating: string };
	items: readonly Testimonial[];
}

function Slides({ label, labels, items }: TestimonialCarouselProps) {
	return (
		<Carousel
			label={label}
			delay={DELAY}
			labels={labels}
			slides={items.map(({ name, content }) => (
				<figure key={name} className="grid h-full content-start gap-4">
					<Stars label={labels.rating} />
					<blockquote className="font-display text-2xl leading-[1.2] font-semibold tracking-[-0.02em] text-pretty">
						{content}
					</blockquote>
					<figcaption className="font-semibold text-ink-soft">{name}</figcaption>
				</figure>
			))}
		/>
	);
}

/** What clients say, one at a time (spec §2 Landing page). */
export const TestimonialCarousel = island('testimonial-carousel', Slides);
