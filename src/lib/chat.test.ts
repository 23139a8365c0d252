import { expect, it } from 'vitest';
import { chatUrl } from './chat.ts';

it.each([
	['https://wa.me/91261?text=Hello%20you.', '/about.html', 'https://wa.me/91261?text=Hello%20you.%20PAGE%2Fabout'],
	['https://wa.me/+91261', '/about', 'https://wa.me/+91261?text=PAGE%2Fabout'],
	['https://wa.me/91261', '/website/index.html', 'https://wa.me/91261?text=PAGE%2Fwebsite%2F'],
	['https://chat.example/us', '/about.html', 'https://chat.example/us'],
	['https://chat.example/us?text=Hi', '/about.html', 'https://chat.example/us?text=Hi%20PAGE%2Fabout'],
	['https://wa.me/91261?text=Hello', '/website/404.html', 'https://wa.me/91261?text=Hello'],
])('the chat %s on the page %s', (chat, path, expected) => {
	const site = new URL('https://www.example.com');
	const address = expected.replace('PAGE', encodeURIComponent(site.origin));
	expect(chatUrl(chat, { url: new URL(path, 'http://localhost'), site })).toBe(address);
});
