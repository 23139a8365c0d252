import { expect, it } from 'vitest';
import { answersIn, fieldsAt, type Terms } from './answers.ts';
import { weave } from './cloth.ts';
import { estimate } from './estimate.ts';

const terms: Terms = {
	// A full figure.
	industries: [{ name: 'Textile', motif: Array(16).fill('ffffff').join(' ') }],
	// Only the first has to be designed.
	services: [1, 0].map((design, place) => ({ name: '', place, days: [1, 10].map((n) => [design * n, 2 * n, n]) })),
	sizes: ['Small', 'Medium'].map((name) => ({ name, text: '' })),
	open: [1, 2, 3, 4, 5, 6],
	parts: ['Design', 'Build', 'Tests'],
	words: { total: '', date: '', cloth: '', late: '', empty: '', estimate: '', title: '', keep: '', send: '' },
};
const briefAt = (text: string) => answersIn(fieldsAt(text), terms);

it.each([
	{ code: '0-1-0', labels: ['Design 10', 'Build 20', 'Tests 10'], heights: [21, 42, 21], late: 0 },
	{ code: '0-1-0', limit: 40, labels: ['Design 10', 'Build 20', 'Tests 10'], heights: [21, 42, 21], late: 0 },
	{ code: '0-1-0', limit: 20, labels: ['Design 10', 'Build 20', 'Tests 10'], heights: [21, 42, 21], late: 41 },
	{ code: '0-1-01', limit: 0, labels: ['Design 10', 'Build 40', 'Tests 20'], heights: [12, 48, 24], late: 83 },
	{ code: '0-0-1', labels: ['Design 0', 'Build 2', 'Tests 1'], heights: [0, 56, 28], late: 0 },
])('weaves $code with $limit days left: $labels in rows of $heights', ({ code, limit, labels, heights, late }) => {
	const brief = briefAt(`#w=${code}`);
	const pattern = brief && estimate(brief, terms).pattern;
	const rows = (pattern ? weave({ ...pattern, limit }) : []).filter((row) => row !== undefined);
	expect(pattern?.labels).toEqual(labels);
	expect(rows.flatMap(({ label = [] }) => label)).toEqual(labels.filter((_, part) => heights[part] !== 0));
	expect(rows.filter(({ weft }) => weft === 'color-marigold')).toHaveLength(limit === undefined ? 0 : 1);
	expect([0, 1, 2].map((part) => rows.filter((row) => row.part === part).length)).toEqual(heights);
	expect(rows.filter(({ isLate }) => isLate)).toHaveLength(late);
	// Each figure is whole.
	expect(rows.map(({ figure }) => figure.replaceAll('0', '')).join('').length % (24 * 16)).toBe(0);
});

it.each([
	...['0-1-0', '0-1-01', '0-0-1-2027-11-08'].map((code) => [code, code]),
	...['', '0', '0-1', '9-1-0', '0-9-0', '0-1-9', '_-1-0', 'x'.repeat(5000)].map((code) => [code, undefined]),
])('reads the last brief in a message: %j is %j', (code, expected) => {
	expect(briefAt(`Hello #w=0-0-0, or https://a.example/brief#w=${code} again`)?.code).toBe(expected);
});
