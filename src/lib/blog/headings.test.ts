import { expect, it } from 'vitest';
import { sanitiseAtBuild } from './build/sanitise-build.ts';
import { headingsIn } from './headings.ts';

const context = { listUrl: '/', base: '/', idPrefix: 'post-' };

it('finds the headings of the first two levels, as visitors read them', () => {
	const text =
		'<h2 title=">" lang="en">A <em>b</em> &amp; c</h2><h4>Too deep</h4><h3 id="own">D</h3><h2></h2><p>&lt;h2 id="x"&gt;no&lt;/h2&gt;';
	expect(headingsIn(sanitiseAtBuild(text, context))).toEqual([
		{ id: 'post-a-b-c', text: 'A b & c', level: 2 },
		{ id: 'post-own', text: 'D', level: 3 },
	]);
});
