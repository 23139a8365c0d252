import type { Page } from '@playwright/test';

/** A page, or a state of it that its address alone does not show. */
export interface State {
	name: string;
	path: string;
	/** Only at these widths. */
	widths?: readonly number[];
	/** The screen instead of the whole page. */
	isScreen?: boolean;
	/** Brings the page into the state, as a visitor would. */
	reach?: (page: Page) => Promise<unknown>;
}

const mail = '**/send-form';
const newsletter = '**/subscribe';

async function fillContact(page: Page, email = 'visitor@example.com'): Promise<void> {
	const form = page.locator('[data-island=contact-form]').first();
	await form.getByLabel('Name').fill('A visitor');
	await form.getByLabel('Email').fill(email);
	await form.getByLabel('Message').fill('A website for a weaving house.');
	await form.getByRole('button').click();
}

async function subscribe(page: Page): Promise<void> {
	const footer = page.locator('footer');
	await footer.getByRole('textbox').fill(`${crypto.randomUUID()}@example.com`);
	await footer.getByRole('button').click();
}

/** Text of twice the size, as a visitor sets it in the browser; a screen as high as the page that follows from it. */
async function doubleText(page: Page): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	const width = page.viewportSize()?.width ?? 768;
	const enlarge = () => browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
	await enlarge();
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ width, height });
	// The new screen has forgotten it.
	await enlarge();
	await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

const plain = ['/', '/about', '/ourprocess', '/contactus', '/no-such-page'];
const inEveryForm = plain.flatMap((path): State[] => [
	{
		name: `${path} on 320 px`,
		path,
		widths: [360],
		reach: (page) => page.setViewportSize({ width: 320, height: 640 }),
	},
	{ name: `${path} with text of 200 %`, path, widths: [768], isScreen: true, reach: doubleText },
	{
		name: `${path} in forced colours`,
		path,
		widths: [1440],
		reach: (page) => page.emulateMedia({ forcedColors: 'active' }),
	},
]);

/** The states that the contact sheet shows beside the pages. */
export const states: readonly State[] = [
	{
		name: 'menu open',
		path: '/',
		widths: [360, 768],
		isScreen: true,
		reach: (page) => page.locator('[popovertarget]').click(),
	},
	{
		name: 'header scrolled',
		path: '/',
		isScreen: true,
		reach: async (page) => {
			await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
			await page.locator('.site-header[data-scrolled]').waitFor();
		},
	},
	{
		name: 'tab changed',
		path: '/',
		reach: async (page) => {
			await page.getByRole('tab', { name: 'VideoEditing' }).click();
			await page.locator('[role=tab][aria-selected=true]', { hasText: 'VideoEditing' }).waitFor();
		},
	},
	{
		name: 'focus on a button',
		path: '/',
		isScreen: true,
		reach: (page) => page.getByRole('main').getByRole('link').first().focus(),
	},
	{
		name: 'pointer on a cell',
		path: '/',
		widths: [1440],
		isScreen: true,
		reach: (page) => page.getByRole('link', { name: 'Web Development' }).first().hover(),
	},
	{ name: 'answer open', path: '/about', reach: (page) => page.locator('summary').first().click() },
	{
		name: 'subscribing',
		path: '/about',
		reach: async (page) => {
			await page.route(newsletter, () => undefined);
			await subscribe(page);
			await page.locator('footer [data-state=sending]').waitFor();
		},
	},
	{
		name: 'subscribed',
		path: '/about',
		reach: async (page) => {
			await subscribe(page);
			await page.locator('footer [data-tone=success]').waitFor();
		},
	},
	{
		name: 'subscription failed',
		path: '/about',
		reach: async (page) => {
			await page.route(newsletter, (route) => route.abort());
			await subscribe(page);
			await page.locator('footer [data-tone=danger]').waitFor();
		},
	},
	{
		name: 'wrong address',
		path: '/contactus',
		reach: async (page) => {
			page.on('dialog', (dialog) => void dialog.accept());
			await fillContact(page, 'foo');
			await page.getByRole('alert').first().waitFor();
		},
	},
	{
		name: 'message on its way',
		path: '/contactus',
		reach: async (page) => {
			await page.route(mail, () => undefined);
			await fillContact(page);
			await page.getByRole('button', { name: 'Sending...' }).waitFor();
		},
	},
	{
		name: 'message sent',
		path: '/contactus',
		reach: async (page) => {
			await fillContact(page);
			await page.getByText('Thank you!').first().waitFor();
		},
	},
	{
		name: 'message not sent',
		path: '/contactus',
		reach: async (page) => {
			await page.route(mail, (route) => route.abort());
			await fillContact(page);
			await page.locator('main [data-tone=danger]').waitFor();
		},
	},
	{
		name: 'filtered',
		path: '/portfolio',
		reach: async (page) => {
			await page.getByRole('button', { name: 'Games' }).click();
			await page.locator('[data-chip=Games][aria-pressed=true]').waitFor();
		},
	},
	{
		name: 'posts on their way',
		path: '/blog',
		isScreen: true,
		reach: async (page) => {
			await page.route('**/allblogs', () => undefined);
			// Nothing else of the page waits for the list.
			await page.reload({ waitUntil: 'domcontentloaded' });
			await page.locator('[data-hydrated] [data-state=loading]').waitFor();
		},
	},
	{
		name: 'request for a quote sent',
		path: '/landing-page',
		reach: async (page) => {
			const form = page.locator('[data-island=lead-form]');
			await form.getByLabel('Name').fill('A visitor');
			await form.getByLabel('Email').fill('visitor@example.com');
			await form.getByLabel('Phone').fill('+91 99999 99999');
			await form.getByLabel('Business type').selectOption('Retail');
			await form.getByRole('button').click();
			await form.locator('[data-tone=success]').waitFor();
		},
	},
	{ name: 'unknown address', path: '/no-such-page' },
	...inEveryForm,
];
