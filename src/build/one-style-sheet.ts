import { inlineHash } from './policy.ts';

const STYLE = /<style>([^<]*)<\/style>/g;

/**
 * Joins the style sheets of a page into one: each has a hash of its own in the policy, forty bytes that do not compress.
 * @param html a built page with its policy; of its styles, the first has its hash there.
 */
export function withOneStyleSheet(html: string): string {
	const [first = '', ...others] = [...html.matchAll(STYLE)].map(([, css = '']) => css);
	const joined = first + others.join('');
	let seen = 0;
	return html
		.replace(STYLE, () => (seen++ === 0 ? `<style>${joined}</style>` : ''))
		.replace(inlineHash(first), inlineHash(joined));
}
