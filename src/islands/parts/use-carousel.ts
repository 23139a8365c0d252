import { type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/**
 * Turns a scroll-snap strip into a carousel that plays by itself and starts again after the last slide. For visitors who
 * prefer reduced motion, it starts paused and jumps instead of sliding. `active` is undefined until it has started.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, delay: number) {
	const swiper = useRef<Swiper>(null);
	const [active, setActive] = useState<number>();
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
		swiper.current = instance;
		setActive(initialSlide);
		setIsPlaying(!isCalm);
		return () => void instance.destroy();
	}, [viewport, delay]);

	useEffect(() => {
		if (isPlaying && !isPointed && !isFocused) swiper.current?.autoplay.start();
		else swiper.current?.autoplay.stop();
	}, [isPlaying, isPointed, isFocused]);

	return {
		active,
		isPlaying,
		toggle: () => setIsPlaying(!isPlaying),
		setIsPointed,
		setIsFocused,
		previous: () => swiper.current?.slidePrev(),
		next: () => swiper.current?.slideNext(),
		show: (index: number) => swiper.current?.slideToLoop(index),
	};
}
