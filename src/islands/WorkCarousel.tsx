import { Carousel, type CarouselLabels } from './carousel/Carousel';
import { Island, type IslandProps } from './Island';

/** How long a picture stays, in milliseconds (spec §9). */
const DELAY = 2000;

export interface WorkSlide {
	src: string;
	srcSet: string;
	sizes?: string | undefined;
	width: number;
	height: number;
	alt: string;
	/** Where a click leads. */
	link: string;
}

export interface WorkCarouselProps extends IslandProps {
	label: string;
	labels: CarouselLabels;
	slides: readonly WorkSlide[];
}

/** Linked pictures of finished work (spec §2 Landing page, 'Our Work'). */
export function WorkCarousel({ fallback, className, label, labels, slides }: WorkCarouselProps) {
	return (
		<Island name="work-carousel" fallback={fallback} className={className}>
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
		</Island>
	);
}
