import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import getPort from 'get-port';
import { pinnedNode } from '../../scripts/bootstrap.mjs';
import { copyProject } from '../../scripts/lib/project-copy.ts';
import { copyIn, copyOut, pickFolder } from './picked-folder.ts';

/* A copy of the project in which npm run edit runs. */

export interface EditedProject {
	root: string;
	/** The address of the site. */
	site: string;
	git: (...args: string[]) => string;
	stop: () => void;
}

/** Starts npm run edit on a copy of the project. */
export async function startEditing(): Promise<EditedProject> {
	// This folder is outside .local, because the development server ignores changes in .local.
	const root = mkdtempSync(join(tmpdir(), 'editing-'));
	await copyProject(root, ['scripts', 'prettier.config.js', '.gitignore']);
	const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
	git('init', '--quiet', '--initial-branch=main');
	git('config', 'user.email', 'editor@example.com');
	git('config', 'user.name', 'Editor');
	git('add', '.');
	git('commit', '--quiet', '-m', 'As delivered');
	const [port, services] = [await getPort(), await getPort()];
	const args = ['scripts/edit.ts', '--port', String(port), '--services-port', String(services)];
	const command: ChildProcess = spawn(pinnedNode, args, { cwd: root, detached: true });
	let said = '';
	command.stdout?.on('data', (text) => (said += String(text)));
	command.stderr?.on('data', (text) => (said += String(text)));
	await expect.poll(() => said, { timeout: 120_000 }).toContain('watching for file changes');
	const stop = (): void => {
		if (command.pid !== undefined) process.kill(-command.pid);
		rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	};
	return { root, site: `http://localhost:${port}`, git, stop };
}

/** The editing page with the project's folder open. */
export class EditingPage {
	readonly page: Page;
	readonly project: EditedProject;
	/** The page's console errors. */
	readonly complaints: string[];
	/** How the tests press buttons: with a mouse ('click') or a finger ('tap'). */
	readonly press: 'click' | 'tap';

	private constructor(page: Page, project: EditedProject, complaints: string[], press: 'click' | 'tap') {
		this.page = page;
		this.project = project;
		this.complaints = complaints;
		this.press = press;
	}

	static async open(
		browser: Browser,
		project: EditedProject,
		options: BrowserContextOptions = {},
	): Promise<EditingPage> {
		const page = await (await browser.newContext(options)).newPage();
		const complaints: string[] = [];
		page.on('pageerror', (error) => complaints.push(error.message));
		page.on('console', (message) => {
			if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
		});
		await pickFolder(page);
		const editing = new EditingPage(page, project, complaints, options.hasTouch ? 'tap' : 'click');
		await page.goto(`${project.site}/edit`);
		await editing.reload();
		return editing;
	}

	/** Opens the folder again with the project's current files. */
	async reload(): Promise<void> {
		const { page, project } = this;
		await copyIn(page, project.root);
		await page.goto(`${project.site}/edit#/collections/services`);
		await page.reload();
		// If the browser remembers the folder, the page does not show the button.
		const pick = page.getByRole('button', { name: 'Work with Local Repository' });
		const collections = page.getByRole('group', { name: 'Content Library' });
		await expect(pick.or(collections)).toBeVisible({ timeout: 90_000 });
		if (await pick.isVisible()) await pick.click();
		await expect(collections).toBeVisible({ timeout: 60_000 });
	}

	/** Opens a list or a record by its path, such as `services/entries/seo` or `services/new`. */
	async go(way: string): Promise<void> {
		const { page, project } = this;
		const [list = '', record] = way.split('/');
		const form = page.locator('[data-key-path="_check"]');
		await page.goto(`${project.site}/edit#/collections/${list}`);
		await expect(form).toHaveCount(0);
		if (record === undefined) return;
		await page.goto(`${project.site}/edit#/collections/${way}`);
		await expect(form).toBeVisible();
	}

	/**
	 * Returns a field by its path, such as `hours.open.0.closes`. The form renders a field only when it scrolls into
	 * view.
	 */
	async field(path: string): Promise<Locator> {
		const { page } = this;
		const keys = path.split('.');
		let around = page.locator('body');
		for (const index of keys.keys()) {
			if (/^\d+$/.test(keys[index] ?? '')) continue;
			const field = page.locator(`[data-key-path="${keys.slice(0, index + 1).join('.')}"]`);
			const fields = around.locator('[data-key-path]');
			const outer = around;
			await expect(async () => {
				const last = (await fields.count()) > 0 ? fields.last() : outer;
				if ((await field.count()) === 0) await last.evaluate((part) => part.scrollIntoView({ block: 'start' }));
				await expect(field).toBeAttached({ timeout: 500 });
			}).toPass({ timeout: 20_000 });
			await field.scrollIntoViewIfNeeded();
			around = field;
		}
		return page.locator(`[data-key-path="${path}"]`);
	}

	/**
	 * Types into a field.
	 * @returns the earlier value.
	 */
	async fill(path: string, text: string): Promise<string> {
		const input = (await this.field(path)).locator('input, textarea').first();
		const before = await input.inputValue();
		// A form that has just opened may still reset its fields.
		await expect(async () => {
			await input.fill(text);
			await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled({ timeout: 1000 });
		}).toPass({ timeout: 10_000 });
		return before;
	}

	/** Expands an entry of a list. */
	async unfold(path: string, index: number): Promise<void> {
		const list = await this.field(path);
		await list.locator(`[aria-controls$="-item-${index}-body"]`).first()[this.press]();
	}

	/**
	 * Finds a field that contains text, and expands the first entry of a list if necessary.
	 * @returns the field's path.
	 */
	async wayToWords(): Promise<string> {
		const { page } = this;
		const fields = page.locator('[data-key-path]:not(:has([data-key-path]))');
		const folded = page.locator('[aria-expanded=false][aria-controls$="-item-0-body"]').first();
		let way: string | undefined;
		await expect(async () => {
			const said = await fields.evaluateAll((all) =>
				all.flatMap((field) => {
					const input = field.querySelector('input[type=text]:not([role=combobox]), textarea');
					const text = input && 'value' in input ? String(input.value) : '';
					return text === '' ? [] : [{ way: field.getAttribute('data-key-path') ?? '', text }];
				}),
			);
			way = said.find(({ text }) => /^[^:/]+$/.test(text))?.way;
			if (way === undefined && (await folded.isVisible())) await folded.click();
			else way ??= said[0]?.way;
			expect(way).toBeDefined();
		}).toPass({ timeout: 10_000 });
		return way ?? '';
	}

	/**
	 * Saves, waits until the page has finished, and copies the files to disk.
	 * @param folders the folders whose files are copied (default: all).
	 * @returns the changed files.
	 */
	async save(folders?: readonly string[]): Promise<string[]> {
		await this.page.getByRole('button', { name: 'Save', exact: true })[this.press]();
		// The form closes after a save.
		await expect(this.page.locator('[data-key-path="_check"]')).toHaveCount(0, { timeout: 60_000 });
		return copyOut(this.page, this.project.root, folders);
	}

	/**
	 * Presses Save and expects the page not to write any file.
	 * @returns the error message that the page shows.
	 */
	async refuse(): Promise<string> {
		await this.page.getByRole('button', { name: 'Save', exact: true }).click();
		await this.page.getByRole('button', { name: 'Show Errors' }).click();
		const panel = this.page.getByRole('group', { name: 'Validation' });
		await expect(panel).toBeVisible();
		expect(await copyOut(this.page, this.project.root)).toEqual([]);
		return panel.innerText();
	}
}

/** Returns how many lines each changed file gained and lost, such as `1\t1\tcontent/site.yaml`. */
export const numstat = ({ git }: EditedProject): string => git('diff', '--numstat').trim();
