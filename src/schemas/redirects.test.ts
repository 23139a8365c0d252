import { expect, it } from 'vitest';
import { checkRedirects, redirects } from './redirects.ts';

const pages = ['/', '/Industries', '/services', '/services/seo'];

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

it.each([
	[['old > /services'], /^items\.0\.from: Write a path/],
	[['/old/ > /services'], /^items\.0\.from: Write a path/],
	[['/../old > /services'], /^items\.0\.from: Write a path/],
	[['/old/* > /services'], /^items\.0\.from: Write a path/],
	[['/old > services'], /^items\.0\.to: Write a page of this site/],
	[['/old > https://www.example.com/'], /^items\.0\.to: Write a page of this site/],
	[['/old > //evil.example'], /^items\.0\.to: Write a page of this site/],
	[['/old > /services', '/Old > /'], /^items\.1\.from: \/Old is listed twice/],
	[['/old > /new', '/new > /services'], /\/old leads to \/new, but there is no such page/],
	[['/industries > /services'], /\/industries cannot lead elsewhere. The page \/Industries is there/],
	[['/old > /servces'], /content\/redirects\.yaml: \/old leads to \/servces, but there is no such page/],
	[['/old > /industries'], /no such page/],
	[['/old > /a', '/older > /b'], /\/old leads to \/a.*\n.*\/older leads to \/b.*\nThe built folder is not complete/],
	[['/old > /services/seo#price', '/services/old.html > /'], /^$/],
])('%j gives %s', (list, message) => {
	expect(messageFor(...list)).toMatch(message);
});
