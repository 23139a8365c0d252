import { inlineHash } from './policy.ts';

const STYLE = /<style>([^<]*)<\/style>/g;

/** What Tailwind declares and nothing on the page reads: the half of a pair (`font-semibold` for a later `leading-*`). */
function withoutUnreadVariables(css: string): string {
	const declared = new Set(css.match(/--tw-[\w-]+(?=\s*:)/g));
	return [...declared]
		.filter((name) => !css.includes(`var(${name}`))
		.reduce(
			(rest, name) => rest.replace(new RegExp(`@property ${name}\\s*\\{[^}]*\\}|${name}\\s*:[^;}]*;?`, 'g'), ''),
			css,
		);
}

/**
 * Joins the style sheets of a page into one, without what none of them needs: each has a hash of its own in the policy,
 * forty bytes that do not compress.
 * @param html a built page with its policy; of its styles, the first has its hash there.
 */
export function withOneStyleSheet(html: string): string {
	const [first = '', ...others] = [...html.matchAll(STYLE)].map(([, css = '']) => css);
	const joined = withoutUnreadVariables(first + others.join(''));
	let seen = 0;
	return html
		.replace(STYLE, () => (seen++ === 0 ? `<style>${joined}</style>` : ''))
		.replace(inlineHash(first), inlineHash(joined));
}
