import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { wcagLuminance } from 'culori';
import sharp from 'sharp';
import type { queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Key, Tab } from './tab.ts';

/** Describes an element of a page: its role and exact name, or its text, and optionally the element around it. */
export type Part = ({ role: string; name?: string } | { text: string }) & { in?: Part };

/** Finds elements by role and name in the same way in every engine, because the drivers' own methods differ. */
const library = await readFile(
	createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
	'utf8',
);

declare const TestingLibraryDom: { queryAllByRole: typeof queryAllByRole; queryAllByText: typeof queryAllByText };

/* The following functions run in the browser. */

/** Returns the matching elements that are visible. */
export function find(part: Part): HTMLElement[] {
	const roots = part.in === undefined ? [document.body] : find(part.in);
	return roots.flatMap((root) => {
		if ('text' in part) {
			const found = TestingLibraryDom.queryAllByText(root, part.text);
			return found.filter((element) => element.getClientRects().length > 0);
		}
		return TestingLibraryDom.queryAllByRole(root, part.role, part.name === undefined ? {} : { name: part.name });
	});
}

/** Returns the position of the first matching element, or the reason why a visitor cannot reach that element. */
function placeOf(part: Part): { left: number; top: number; width: number; height: number } | string {
	const [element] = find(part);
	if (element === undefined) return 'there is no such element';
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { left, top, width, height } = element.getBoundingClientRect();
	const hit = document.elementFromPoint(left + width / 2, top + height / 2);
	if (hit !== null && (element.contains(hit) || hit.contains(element))) return { left, top, width, height };
	return `${hit?.outerHTML.slice(0, 120)} covers it`;
}

const placeSchema = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });
type Place = z.infer<typeof placeSchema>;

/** A visitor in a tab. Every expectation retries for a moment before it fails. */
export class Visitor {
	readonly tab: Tab;
	readonly #origin: string;
	readonly #pictures: (name: string) => `${string}.png`;

	/** @param pictures returns the file path for a screenshot with the given name. */
	constructor(tab: Tab, origin: string, pictures: (name: string) => `${string}.png`) {
		this.tab = tab;
		this.#origin = origin;
		this.#pictures = pictures;
	}

	async open(path: string): Promise<void> {
		await this.tab.goto(this.#origin + path);
	}

	/** Runs a function inside the page and returns the function's result. The function may call `find`. */
	async read<Result, Argument>(
		schema: z.ZodType<Result>,
		look: (argument: Argument) => unknown,
		argument: Argument,
	): Promise<Result> {
		const code = look.toString();
		const needsLibrary = code.includes('find(') && !(await this.tab.evaluate("'TestingLibraryDom' in window"));
		if (needsLibrary) await this.tab.evaluate(`(() => { ${library} })()`);
		const body = `const find = ${find.toString()}; return (${code})(${JSON.stringify(argument)});`;
		return schema.parse(await this.tab.evaluate(`(() => { ${body} })()`));
	}

	/** Scrolls to an element, and waits until it is reachable and no longer moves. */
	async reach(part: Part): Promise<Place> {
		let place: Place | undefined;
		await expect(async () => {
			const before = place;
			const found = await this.read(z.union([placeSchema, z.string()]), placeOf, part);
			place = typeof found === 'string' ? undefined : found;
			expect(found, JSON.stringify(part)).toEqual(before);
		}).toPass();
		return placeSchema.parse(place);
	}

	async click(part: Part): Promise<void> {
		const { left, top, width, height } = await this.reach(part);
		await this.tab.click(left + width / 2, top + height / 2);
	}

	/** Replaces the text of a field. */
	async fill(part: Part, text: string): Promise<void> {
		await this.click(part);
		await this.expectRead((part: Part) => document.activeElement === find(part)[0], true, part);
		// Typing replaces the selection.
		await this.tab.evaluate('document.activeElement.select()');
		await this.tab.type(text);
		await this.expectValue(part, text);
	}

	press(key: Key): Promise<unknown> {
		return this.tab.press(key);
	}

	async picture(name: string): Promise<`${string}.png`> {
		const file = this.#pictures(name);
		await this.tab.screenshot(file);
		return file;
	}

	/**
	 * Returns the contrast between the lightest and the darkest colour of an element on the screen; 1 if nothing is
	 * visible.
	 */
	async contrastOf(part: Part): Promise<number> {
		const { left, top, width, height } = await this.reach(part);
		const [x, y] = [Math.ceil(left), Math.ceil(top)];
		const region = { left: x, top: y, width: Math.floor(left + width) - x, height: Math.floor(top + height) - y };
		const colours = await sharp(await this.picture('part'))
			.extract(region)
			.removeAlpha()
			.raw()
			.toBuffer();
		const light = Array.from({ length: colours.length / 3 }, (_, index) => {
			const [r = 0, g = 0, b = 0] = [...colours.subarray(3 * index, 3 * index + 3)].map((value) => value / 255);
			return wcagLuminance({ mode: 'rgb', r, g, b });
		});
		return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
	}

	/** Expects a function inside the page to return `expected`. */
	async expectRead<Argument>(
		look: (argument: Argument) => unknown,
		expected: unknown,
		argument: Argument,
	): Promise<void> {
		await expect(async () => {
			expect(await this.read(z.unknown(), look, argument), JSON.stringify(argument)).toEqual(expected);
		}).toPass();
	}

	/** Expects the visible matching elements to have this text, in order. */
	expectTexts(part: Part, texts: readonly (string | RegExp)[]): Promise<void> {
		return this.expectRead(
			(part: Part) => find(part).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
			texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
			part,
		);
	}

	expectValue(part: Part, value: string): Promise<void> {
		return this.expectRead((part: Part) => find(part).map((field) => 'value' in field && field.value), [value], part);
	}

	expectCount(part: Part, count: number): Promise<void> {
		return this.expectRead((part: Part) => find(part).length, count, part);
	}

	/** Expects the address to have this path and query. */
	expectPath(path: string): Promise<void> {
		return this.expectRead(() => location.pathname + location.search, path, undefined);
	}
}
