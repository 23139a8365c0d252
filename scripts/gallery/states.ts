import type { Page } from '@playwright/test';

/** A state of a page that its address alone does not show. */
export interface State {
	name: string;
	path: string;
	/** Brings the page into the state, as a visitor would. */
	reach: (page: Page) => Promise<unknown>;
}

const fillContact = async (page: Page, email: string) => {
	const form = page.locator('[data-island=contact-form]').first();
	await form.getByLabel('Name').fill('A visitor');
	await form.getByLabel('Email').fill(email);
	await form.getByLabel('Message').fill('A website for a weaving house.');
	await form.getByRole('button').click();
};

/** The states that the contact sheet shows beside the pages. */
export const states: readonly State[] = [
	{
		name: 'menu open',
		path: '/',
		reach: async (page) => {
			const button = page.locator('[popovertarget]');
			if (await button.isVisible()) await button.click();
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
	{ name: 'answer open', path: '/about', reach: (page) => page.locator('summary').first().click() },
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
		name: 'message sent',
		path: '/contactus',
		reach: async (page) => {
			await fillContact(page, 'visitor@example.com');
			await page.getByText('Thank you!').first().waitFor();
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
		name: 'unknown address',
		path: '/no-such-page',
		reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
	},
];
