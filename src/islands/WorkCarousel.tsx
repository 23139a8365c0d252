import { Carousel, type CarouselLabels } from './carousel/Carousel';
import { island } from './island';

/** How long a picture stays, in milliseconds (spec §9). */
const DELAY = 2000;

export interface WorkSlide {
	src: string;
	srcSet: string;
	sizes: string;
	width: number;
	height: number;
	alt: string;
	/** Where a click leads. */
	link: string;
}

export interface WorkCarouselProps {
	label: string;
	labels: CarouselLabels;
	slides: readonly WorkSlide[];
}

function Slides({ label, labels, slides }: WorkCarouselProps) {
	return (
		<Carousel
			label={label}
			delay={DELAY}
			labels={labels}
			slides={slides.map(({ link, alt, ...picture }) => (
				<a key={picture.src} className="work-slide" href={link} draggable={false}>
					<img {...picture} alt={alt} loading="lazy" decoding="async" draggable={false} />
				</a>
			))}
		/>
	);
}

/** Linked pictures of finished work (spec §2 Landing page, 'Our Work'). */
export const WorkCarousel = island('work-carousel', Slides);
