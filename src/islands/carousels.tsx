import type { CarouselWords } from '../schemas/pages';
import { Carousel, type CarouselProps } from './parts/Carousel';
import { Stars } from './parts/drawings';
import { island } from './parts/island';

/* Both carousels are in one file, so that a page with both needs only one request for them and the code they share. */

/** How long each slide is shown, in milliseconds (spec §9). */
const WORK_DELAY = 2000;
const QUOTE_DELAY = 4000;

export interface WorkCarouselProps extends Pick<CarouselProps, 'label' | 'labels'> {
	slides: readonly {
		src: string;
		srcSet: string;
		sizes: string;
		width: number;
		height: number;
		alt: string;
		link: string;
	}[];
}

function Work({ label, labels, slides }: WorkCarouselProps) {
	return (
		<Carousel
			label={label}
			delay={WORK_DELAY}
			labels={labels}
			slides={slides.map(({ link, alt, ...picture }) => (
				<a key={picture.src} className="work-slide" href={link} draggable={false}>
					<img {...picture} alt={alt} loading="lazy" decoding="async" draggable={false} />
				</a>
			))}
		/>
	);
}

/** A carousel of linked pictures of finished work (spec §2 Landing page, 'Our Work'). */
export const WorkCarousel = island('work-carousel', Work);

export interface TestimonialCarouselProps {
	label: string;
	labels: CarouselWords;
	items: readonly {
		name: string;
		content: string;
	}[];
}

function Testimonials({ label, labels, items }: TestimonialCarouselProps) {
	return (
		<Carousel
			label={label}
			delay={QUOTE_DELAY}
			labels={labels}
			slides={items.map(({ name, content }) => (
				<figure key={name} className="grid h-full content-start gap-4 pt-4">
					<Stars label={labels.rating} />
					<blockquote className="font-display text-2xl leading-[1.2] font-semibold tracking-[-0.02em] text-pretty lg:text-3xl">
						{content}
					</blockquote>
					<figcaption className="font-semibold text-ink-soft">{name}</figcaption>
				</figure>
			))}
		/>
	);
}

/** A carousel of quotes from clients, one at a time (spec §2 Landing page). */
export const TestimonialCarousel = island('testimonial-carousel', Testimonials);
