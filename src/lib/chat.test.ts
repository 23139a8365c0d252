import { expect, it } from 'vitest';
import { chatUrl } from './chat.ts';
import chats from './chat.test.json' with { type: 'json' };

it.each(chats)('the chat %s on the page %s', (chat, path, expected) => {
	const site = new URL('https://www.example.com');
	const address = expected.replace('PAGE', encodeURIComponent(site.origin));
	expect(chatUrl(chat, { url: new URL(path, 'http://localhost'), site })).toBe(address);
});
