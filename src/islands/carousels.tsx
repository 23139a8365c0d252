import type { ComponentProps } from 'react';
import { Carousel, type CarouselProps } from './parts/Carousel';
import { fillIn } from '../lib/text';
import { hostName } from '../lib/urls';
import { island } from './parts/island';

/* Both carousels are in one file, so that a page with both needs only one request for them and the code they share. */

export interface WorkCarouselProps extends Pick<CarouselProps, 'label' | 'labels'> {
	slides: readonly (Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'alt'> & {
		link: string;
	})[];
}

function Work({ slides, ...labels }: WorkCarouselProps) {
	return (
		<Carousel
			{...labels}
			id="work-slide"
			delay={2000}
			slides={slides.map(({ link, alt, ...picture }) => (
				<a key={picture.src} className="block focus-visible:-outline-offset-4" href={link} draggable={false}>
					<img {...picture} className="w-full rounded-lg" alt={alt} loading="lazy" decoding="async" draggable={false} />
				</a>
			))}
		/>
	);
}

/** A carousel of linked pictures of finished work (spec §2 Landing page, 'Our Work'). */
export const WorkCarousel = island('work-carousel', Work);

export interface TestimonialCarouselProps extends Pick<CarouselProps, 'label' | 'labels'> {
	items: readonly { name: string; content: string; source: string | undefined }[];
}

const STAR =
	'M234.29,114.85l-45,38.83L203,211.75a16.4,16.4,0,0,1-24.5,17.82L128,198.49,77.47,229.57A16.4,16.4,0,0,1,53,211.75l13.76-58.07-45-38.83A16.46,16.46,0,0,1,31.08,86l59-4.76,22.76-55.08a16.36,16.36,0,0,1,30.27,0l22.75,55.08,59,4.76a16.46,16.46,0,0,1,9.37,28.86Z';

/** A rating of five stars (spec §2 Landing page). */
function Stars({ label }: { label: string }) {
	return (
		<svg className="fill-marigold" viewBox="0 0 1280 256" width="110" height="22" role="img" aria-label={label}>
			{[0, 1, 2, 3, 4].map((index) => (
				<path key={index} d={STAR} transform={`translate(${index * 256})`} />
			))}
		</svg>
	);
}

function Testimonials({ items, ...labels }: TestimonialCarouselProps) {
	return (
		<Carousel
			{...labels}
			id="testimonial-slide"
			delay={4000}
			slides={items.map(({ name, content, source }) => (
				<figure key={name} className="grid h-full content-start gap-4 pt-4">
					<Stars label={fillIn(labels.labels.rating, { stars: 5 })} />
					<blockquote className="font-display text-2xl leading-[1.2] font-semibold tracking-[-0.02em] text-pretty lg:text-3xl">
						{content}
					</blockquote>
					<figcaption className="flex flex-wrap gap-x-3 text-ink-soft">
						<span className="font-semibold">{name}</span>
						{source && (
							<a className="underline underline-offset-4" href={source}>
								{hostName(source)}
							</a>
						)}
					</figcaption>
				</figure>
			))}
		/>
	);
}

/** A carousel of quotes from clients, one at a time (spec §2 Landing page). */
export const TestimonialCarousel = island('testimonial-carousel', Testimonials);
