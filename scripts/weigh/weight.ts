/** What kind of page it is, as far as budgets tell pages apart. */
export type PageKind = 'page' | 'portfolio' | 'landing' | 'blog' | 'post' | 'edited post' | 'late post';

/** One answer that a page fetched. */
export interface Loaded {
	/** Path and query on the page's own host, the whole address elsewhere. */
	url: string;
	kind: 'document' | 'style' | 'script' | 'font' | 'image' | 'data';
	/** Body as it came over the wire. */
	bytes: number;
	isForeign: boolean;
	/** Whether nothing is drawn before it is there. */
	isBlocking: boolean;
}

/** One shift of the layout and the elements that moved. */
export interface Shift {
	value: number;
	elements: string[];
}

/** Scripts that came until a visitor had done something. */
export interface Reaction {
	/** What the visitor did. */
	action: Action;
	files: Loaded[];
}

export type Action =
	'FAQ item' | 'tab' | 'newsletter focus' | 'newsletter submit' | 'contact submit' | 'lead submit' | 'carousels';

/** What a page weighs on a phone. */
export interface Weight {
	/** The path, and the circumstances where they matter. */
	page: string;
	kind: PageKind;
	/** The document as served. */
	html: string;
	/** The document's bytes; the article of a post left out. */
	htmlBytes: number;
	/** Everything before any interaction or scrolling, the document first. */
	files: Loaded[];
	/** Requests to other hosts that the page has no reason for. */
	strangers: string[];
	shifts: Shift[];
	reactions: Reaction[];
	/** Why the page is not what was meant to be weighed. */
	faults: string[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The bytes of some files. */
export const bytesOf = (files: readonly Loaded[]): number => sum(files.map(({ bytes }) => bytes));

/** The files of a kind. */
export const ofKind = (files: readonly Loaded[], kind: Loaded['kind']): Loaded[] =>
	files.filter((file) => file.kind === kind);

/** Style sheets of their own that the first drawing waits for; inline ones are part of the document. */
export const blockingStyles = ({ files }: Weight): Loaded[] =>
	ofKind(files, 'style').filter(({ isBlocking }) => isBlocking);

/** Document and style sheets: what the first screen needs. */
export const firstFlight = (weight: Weight): number => weight.htmlBytes + bytesOf(blockingStyles(weight));

/** The layout shift of the whole load, to two decimals. */
export const totalShift = ({ shifts }: Weight): number => Math.round(sum(shifts.map(({ value }) => value)) * 100) / 100;
