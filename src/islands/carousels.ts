/** Both carousels from one file: a page that shows both asks once, and what they share needs no second wave. */
export { TestimonialCarousel } from './TestimonialCarousel';
export { WorkCarousel } from './WorkCarousel';
