import { menuItems } from '../support/pages.ts';
import { journey } from './fixtures.ts';
import type { Part } from './visitor.ts';

const button: Part = { role: 'button', name: 'Menu of the pottery', in: { role: 'banner' } };
const items: Part = { role: 'link', in: { role: 'navigation', name: 'Menu of the pottery' } };

journey('The menu opens, closes with Escape, and leads to other pages', async ({ visitor }) => {
	await visitor.open('/');
	await visitor.expectCount(items, 0);
	await visitor.click(button);
	await visitor.expectTexts(items, menuItems);
	await visitor.picture('open');
	await visitor.press('Escape');
	await visitor.expectCount(items, 0);
	await visitor.click(button);
	await visitor.click({ ...items, name: 'Story' });
	await visitor.expectPath('/about');
	await visitor.expectCount(items, 0);
});
