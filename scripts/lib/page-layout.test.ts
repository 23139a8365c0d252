import { expect, it } from 'vitest';
import { longestStretch } from './page-layout.ts';

const span = (top: number, bottom: number) => ({ top, bottom });

it.each([
	['the whole page without any', [], 900],
	['from the beginning', [span(500, 550)], 500],
	['between two, in whatever order', [span(700, 750), span(100, 150)], 550],
	['to the end', [span(10, 60)], 840],
	['beside a long one', [span(0, 800), span(100, 150)], 100],
])('finds the longest stretch: %s', (_, spans, longest) => {
	expect(longestStretch(spans, 900)).toBe(longest);
});
