import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Key, Tab, TabOptions } from './tab.ts';

// The part of W3C WebDriver that the journeys need. A client package would add 25 MB or more for these few calls.

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ error: z.string(), message: z.string() });
const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const readSchema = z.object({ value: z.unknown(), errors: z.array(z.string()) });

class WebDriverError extends Error {
	readonly code: string;

	constructor({ error, message }: z.infer<typeof errorSchema>) {
		super(`${error}: ${message}`);
		this.code = error;
	}
}

/** @param signal aborts the call. */
async function call(
	method: 'GET' | 'POST' | 'DELETE',
	url: string,
	body: object = {},
	signal: AbortSignal | null = null,
): Promise<unknown> {
	const answer = await fetch(url, { method, signal, ...(method === 'POST' && { body: JSON.stringify(body) }) });
	const { value } = answerSchema.parse(await answer.json());
	if (!answer.ok) throw new WebDriverError(errorSchema.parse(value));
	return value;
}

/** How long a page may take to respond, in milliseconds. */
const PATIENCE = 10_000;

const keys: Record<Key, string> = { ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Records the errors of a page, starting with the first request. Runs in the browser. */
function listen(): void {
	if ('heard' in window) return;
	const heard: string[] = [];
	Object.assign(window, { heard });
	const { error } = console;
	console.error = (...parts: unknown[]) => {
		heard.push(parts.map(String).join(' '));
		error.apply(console, parts);
	};
	addEventListener('error', ({ message }) => heard.push(message));
	addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
	addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
		heard.push(`${violatedDirective} refuses ${blockedURI}`),
	);
}

/** Waits until a driver responds. */
export async function driverReady(driver: string): Promise<void> {
	const isReady = () =>
		call('GET', `${driver}/status`).then(
			() => true,
			() => false,
		);
	for (let tries = 0; !(await isReady()); tries++) {
		if (tries > 100) throw new Error(`${driver} does not answer.`);
		await sleep(50);
	}
}

/**
 * Starts a browser through its driver.
 * @param capabilities the browser to start and its arguments.
 */
export async function webDriverTab(
	driver: string,
	capabilities: object,
	{ width, height }: TabOptions,
): Promise<{ tab: Tab; version: string }> {
	const alwaysMatch = { ...capabilities, pageLoadStrategy: 'none', unhandledPromptBehavior: 'ignore' };
	const started = await call('POST', `${driver}/session`, { capabilities: { alwaysMatch } });
	const { sessionId, capabilities: found } = sessionSchema.parse(started);
	const session = `${driver}/session/${sessionId}`;
	const alerts: string[] = [];
	const errors: string[] = [];
	const closeAlert = async (): Promise<void> => {
		alerts.push(z.string().parse(await call('GET', `${session}/alert/text`)));
		await call('POST', `${session}/alert/accept`);
	};
	const post = async (path: string, body: object = {}, patience?: number): Promise<unknown> => {
		const again = () =>
			call('POST', `${session}/${path}`, body, patience === undefined ? null : AbortSignal.timeout(patience));
		return again().catch(async (error: unknown) => {
			// The response is lost if the page is replaced during a call.
			if (error instanceof DOMException && error.name === 'TimeoutError') return again();
			if (!(error instanceof WebDriverError)) throw error;
			if (error.code === 'unexpected alert open') await closeAlert();
			// The page was replaced during the call.
			else if (error.code !== 'no such frame') throw error;
			return again();
		});
	};
	const evaluate = async (expression: string): Promise<unknown> => {
		const script = `(${listen.toString()})();
			return Promise.resolve(${expression}).then((value) => ({ value, errors: heard.splice(0) }));`;
		const read = readSchema.parse(await post('execute/sync', { script, args: [] }, PATIENCE));
		errors.push(...read.errors);
		return read.value;
	};
	const perform = (id: string, type: 'key' | 'pointer', actions: readonly object[]) =>
		post('actions', { actions: [{ id, type, actions }] });
	const typeKeys = (letters: string) =>
		perform(
			'keys',
			'key',
			[...letters].flatMap((value) => [
				{ type: 'keyDown', value },
				{ type: 'keyUp', value },
			]),
		);
	let visits = 0;
	/** Navigates and waits until another page has loaded. */
	const leave = async (path: 'url' | 'back', body?: object): Promise<void> => {
		visits += 1;
		await evaluate(`window.visit = ${visits}`);
		await post(path, body);
		const isThere = `window.visit !== ${visits} && document.readyState === 'complete'`;
		while ((await evaluate(isThere)) !== true) await sleep(20);
	};
	// This call fails if the window has a fixed size.
	await post('window/rect', { x: 0, y: 0, width, height }).catch(() => undefined);
	const tab: Tab = {
		goto: (url) => leave('url', { url }),
		goBack: () => leave('back'),
		evaluate,
		click: (x, y) =>
			perform('pointer', 'pointer', [
				{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 },
			]),
		type: typeKeys,
		press: (key) => typeKeys(keys[key]),
		screenshot: async (file) => {
			const picture = z.string().parse(await call('GET', `${session}/screenshot`));
			await writeFile(file, Buffer.from(picture, 'base64'));
		},
		alerts: async () => {
			await evaluate('0');
			return alerts;
		},
		errors: () => errors,
		close: () => call('DELETE', session),
	};
	return { tab, version: found.browserVersion };
}
