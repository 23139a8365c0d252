import { expect, it } from 'vitest';
import { longestStretch } from './page-layout.ts';

const span = (top: number, bottom: number) => ({ top, bottom });

it.each([
	['the whole page if there are no spans', [], 900],
	['before the first span', [span(500, 550)], 500],
	['between two spans, in any order', [span(700, 750), span(100, 150)], 550],
	['after the last span', [span(10, 60)], 840],
	['after a span that contains another', [span(0, 800), span(100, 150)], 100],
])('finds the longest stretch: %s', (_, spans, longest) => {
	expect(longestStretch(spans, 900)).toBe(longest);
});
