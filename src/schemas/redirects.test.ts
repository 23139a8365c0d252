import { expect, it } from 'vitest';
import { checkRedirects, redirects } from './redirects.ts';
import lists from './redirects.test.json' with { type: 'json' };

const pages = ['', 'Industries/', 'services/', 'services/seo/'].map((pathname) => ({ pathname }));

/** Returns what an editor reads about a list of redirects, such as `/a > /b`. */
function messageFor(...list: string[]): string {
	const items = list.map((line) => line.split(' > ')).map(([from = '', to = '']) => ({ from, to }));
	const { error } = redirects.safeParse({ items });
	if (error) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
	try {
		checkRedirects(items, pages);
	} catch (problem) {
		return String(problem);
	}
	return '';
}

it.each(lists)('$list gives $message', ({ list, message }) => {
	expect(messageFor(...list)).toMatch(new RegExp(message));
});
