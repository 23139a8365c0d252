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
				<figure key={name} className="testimonial">
					<Stars label={labels.rating} />
					<blockquote className="testimonial-quote">{content}</blockquote>
					<figcaption className="testimonial-author">{name}</figcaption>
				</figure>
			))}
		/>
	);
}

/** What clients say, one at a time (spec §2 Landing page). */
export const TestimonialCarousel = island('testimonial-carousel', Slides);
