import type { BrowserContext, Page } from '@playwright/test';

type Replacement = [newer: RegExp, put: string];

// Values that the oldest browsers (Chrome 109, Safari 16.4, Firefox 115) do not understand, with their replacements.
const unknownValues: Replacement[] = [
	[/\b(color-mix|color|oklch|oklab|lch|lab)\(/g, 'unknown('],
	// Matches underlines with a thickness, and `content` with alternative text.
	[/text-decoration:(?=[^;}]*\d)/g, 'unknown:'],
	[/content:(?=[^;}]* \/ )/g, 'unknown:'],
];
const unknownRules: Replacement[] = [
	[/:(popover-open|has\()/g, ':unknown-$1'],
	[/\((scripting|animation-timeline):/g, '(unknown:'],
];

/** Removes features that the oldest browsers lack. Runs in the browser, before the page's own scripts. */
function removeNewer(): void {
	const lacks: [object, string[]][] = [
		[HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
		[Element.prototype, ['ariaPressed', 'ariaExpanded', 'ariaCurrent', 'ariaSelected']],
		[URL, ['canParse', 'parse']],
		[Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
		[Promise, ['withResolvers', 'try']],
		[Object, ['groupBy']],
		[Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
		[Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, ['map', 'filter', 'some', 'toArray']],
	];
	for (const [from, names] of lacks) for (const name of names) Reflect.deleteProperty(from, name);
}

/**
 * Makes a browser behave like the oldest supported browsers by removing newer features. The test must bypass the
 * security policy, because this function changes the pages.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
	await context.addInitScript(removeNewer);
	await context.route(
		({ pathname }) => !/\.\w+$/.test(pathname),
		async (route) => {
			if (route.request().resourceType() !== 'document') return route.fallback();
			const response = await route.fetch();
			const unknown = [...unknownValues, ...unknownRules];
			const older = (css: string) => unknown.reduce((left, [newer, put]) => left.replaceAll(newer, put), css);
			const html = (await response.text())
				.replaceAll(
					/(<style[^>]*>)([^]*?)<\/style>/g,
					(_all, tag: string, css: string) => `${tag}${older(css)}</style>`,
				)
				.replaceAll(' popover ', ' unknown-popover ');
			await route.fulfill({ response, body: html });
		},
	);
}

/**
 * Removes newer values from the styles of the current page. The test must bypass the security policy, because this
 * function changes the pages.
 */
export async function makeValuesOlder(page: Page): Promise<void> {
	await page.evaluate(
		(patterns) => {
			for (const style of document.querySelectorAll('style'))
				for (const [newer, put] of patterns)
					style.textContent = style.textContent.replaceAll(new RegExp(newer, 'g'), put);
		},
		unknownValues.map(([newer, put]) => [newer.source, put] as const),
	);
}
