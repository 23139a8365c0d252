import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { listen, type Listening } from '../lib/ports.ts';
import { editServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'edit-'));
const remote = mkdtempSync(join(tmpdir(), 'edit-remote-'));
const token = 'a-token';
const service = 'content/services/pottery.yaml';
const project = `content/projects/${readdirSync('content/projects')[0]}`;
const image = z.looseObject({ image: z.string() }).parse(parse(readFileSync(project, 'utf8'))).image;
const html = 'content/blog/words-of-this-test.html';
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
let server: Listening;
let gate = '';

beforeAll(async () => {
	for (const part of ['content', 'src/assets', 'public/images', 'prettier.config.js'])
		cpSync(part, join(root, part), { recursive: true });
	cpSync('scripts/lib/edited-content/services/pottery.yaml', join(root, service));
	writeFileSync(join(root, html), "---\ntitle: 'Kiln news'\ncreatedAt: 2026-01-31\n---\n\n<p>Words.</p>\n");
	git('init', '--quiet', '--initial-branch=main');
	git('config', 'user.email', 'editor@example.com');
	git('config', 'user.name', 'Editor');
	git('add', '.');
	git('commit', '--quiet', '-m', 'As delivered');
	execFileSync('git', ['init', '--quiet', '--bare', remote]);
	const page = new Map([['edit.html', { type: 'text/html', content: '<!doctype html>' }]]);
	const check = () => Promise.resolve(gate);
	server = await listen(editServer({ root, token, site: 'http://localhost:1', page, check }), 0);
});
afterAll(async () => {
	await server.close();
	for (const folder of [root, remote]) rmSync(folder, { recursive: true });
});

const post = (body: unknown, headers: Record<string, string> = { 'x-edit-token': token }) =>
	fetch(`${server.origin}/ask`, { method: 'POST', headers, body: JSON.stringify(body) });
const answer = z.looseObject({
	faults: z.array(z.looseObject({ expected: z.string(), path: z.array(z.unknown()).optional() })).default([]),
	value: z.unknown().optional(),
	body: z.string().optional(),
	version: z.string().default(''),
	problem: z.string().optional(),
});
const ask = async (body: unknown) => answer.parse(await (await post(body)).json());
const diff = (): string => git('status', '--porcelain').trim();

/** Saves a record after one of its values was changed; the way to it is written with dots. */
async function saveWith(file: string, path: string, value: unknown, body?: string) {
	const opened = await ask({ ask: 'open', file });
	const keys = path.split('.').filter(Boolean);
	let target = opened.value as Record<string, unknown>;
	for (const key of keys.slice(0, -1)) target = target[key] as Record<string, unknown>;
	const last = keys.at(-1);
	if (last !== undefined) target[last] = value;
	return ask({ ask: 'save', file, value: opened.value, body: body ?? opened.body, version: opened.version });
}

it('writes nothing where a record is opened and saved', async () => {
	const files = git('ls-files', 'content')
		.split('\n')
		.filter((file) => /\.(yaml|md|html)$/.test(file));
	for (const file of files) expect(await saveWith(file, '', undefined), file).toMatchObject({ faults: [] });
	expect(diff()).toBe('');
});

it('changes the line that was meant, and takes it back', async () => {
	// The first change brings the formatting of the whole file along.
	await saveWith('content/site.yaml', 'hours.open.0.closes', '18:29');
	git('commit', '--quiet', '--all', '--allow-empty', '-m', 'Formatted');
	await saveWith('content/site.yaml', 'hours.open.0.closes', '18:30');
	expect(git('diff', '--numstat').trim()).toBe('1\t1\tcontent/site.yaml');
	expect(git('diff', '-U0')).toMatch(/closes: '?18:30/);
	const { steps } = (await (await post({ ask: 'state' })).json()) as { steps: { id: number }[] };
	await ask({ ask: 'undo', id: steps.at(-1)?.id });
	expect(diff()).toBe('');
});

const detail = { alt: 'Words', part: { left: 50, top: 0, width: 60, height: 50 } };
const tooWide = [{ title: 'Words', argument: 'Words', detail }];
it.each([
	['an address without https', 'content/site.yaml', 'chat.url', 'www.example.com', 'https://'],
	['a picture that is not there', project, 'image', `${image}x`, `did you mean ${image}?`],
	['an unknown icon', service, 'blocks.0.items.0.icon', 'ph:wrnch', 'did you mean wrench?'],
	['a title that is too long', service, 'head.title', 'Long '.repeat(20), 'at most 60 characters'],
	['an empty text', service, 'hero.lead', '', 'not empty'],
	['hours that close before they open', 'content/site.yaml', 'hours.open.0.closes', '01:00', 'a time after'],
	['a day twice', 'content/site.yaml', 'hours.open.0.days', [1, 1], 'each day once'],
	['a phone that does not agree', 'content/site.yaml', 'phone.number', '+15550000000', 'the digits of'],
	['a number that is too small', service, 'order', 0, 'at least 1'],
	['a kind of block that there is not', service, 'blocks.0.kind', 'ofers', 'one of statement'],
	['an unknown field', service, 'hero.leed', 'Words', 'did you mean lead?'],
	['a day that does not exist', html, 'createdAt', '2026-02-31', 'a day that exists'],
	['a part outside of its picture', project, 'decisions', tooWide, 'where the picture ends'],
	['a text without its gap', 'content/forms.yaml', 'otherWays', 'Words', '{email}'],
	['a link to nowhere', 'content/pages/home.yaml', 'hero.primary.href', 'contactus', 'a path that starts with /'],
])('does not write %s, and says what to do', async (_what, file, path, value, message) => {
	const { faults } = await saveWith(file, path, value);
	expect(faults.map(({ expected }) => expected).join()).toContain(message);
	expect(faults[0]?.path?.length).toBeGreaterThan(0);
	expect(diff()).toBe('');
});

it('does not write a script into a post, two records of one name, or what is no picture', async () => {
	const scripts = await saveWith(html, '', undefined, '<p onclick="a()">Words</p><script>a()</script>');
	expect(scripts.faults).toMatchObject([{ found: 'onclick' }, { found: '<script>' }]);
	expect((await ask({ ask: 'create', kind: 'service', name: 'Pottery' })).faults).toMatchObject([
		{ found: `the name of ${service}` },
	]);
	const picture = { name: 'a.jpg', bytes: Buffer.from('no picture').toString('base64') };
	expect((await ask({ ask: 'upload', folder: 'blog', ...picture })).faults).toMatchObject([{ found: 'no picture' }]);
	expect((await ask({ ask: 'create', kind: 'project', name: 'Bowls', picture })).faults).not.toEqual([]);
	expect(diff()).toBe('');
});

it('shows faults between files, and holds back what they are in', async () => {
	const other = readdirSync('content/services')[0] ?? '';
	const { order } = z.looseObject({ order: z.int() }).parse(parse(readFileSync(`content/services/${other}`, 'utf8')));
	expect(await saveWith(service, 'order', order)).toMatchObject({ faults: [] });
	const state = await ask({ ask: 'state' });
	expect(state.faults).not.toEqual([]);
	expect(await ask({ ask: 'publish', sentence: 'Another order' })).toMatchObject({ ok: false, step: 'check' });
	git('checkout', '--quiet', '.');
});

it.each([
	'content/../package.json',
	'../outside.yaml',
	'/etc/passwd',
	'package.json',
	'content/brand/colours.css',
	'content/link.yaml',
	'content/linked/a.yaml',
])('neither reads nor writes %s', async (file) => {
	symlinkSync('/etc', join(root, 'content/linked'));
	symlinkSync('/etc/passwd', join(root, 'content/link.yaml'));
	for (const request of [
		{ ask: 'open', file },
		{ ask: 'save', file, value: {}, version: '' },
		{ ask: 'remove', file },
		{ ask: 'picture', file },
	])
		expect((await post(request)).status).toBe(422);
	expect((await ask({ ask: 'upload', folder: '../../public', name: 'a.png', bytes: '' })).faults).not.toEqual([]);
	for (const link of ['linked', 'link.yaml']) rmSync(join(root, 'content', link));
	expect(diff()).toBe('');
});

it('does not follow a link in the place of a record', async () => {
	const path = join(root, service);
	const text = readFileSync(path, 'utf8');
	const outside = join(remote, 'seo.yaml');
	writeFileSync(outside, text);
	rmSync(path);
	symlinkSync(outside, path);
	expect((await post({ ask: 'open', file: service })).status).toBe(422);
	git('checkout', '--quiet', '.');
	expect(readFileSync(outside, 'utf8')).toBe(text);
});

it('answers nobody without the token, from another origin or under another name', async () => {
	const state = { ask: 'state' };
	expect((await post(state, {})).status).toBe(401);
	expect((await post(state, { 'x-edit-token': 'b-token' })).status).toBe(401);
	expect((await post(state, { 'x-edit-token': token, origin: 'https://elsewhere.example' })).status).toBe(403);
	const named = editServer({ root, token, site: '', page: new Map(), check: () => Promise.resolve('') });
	const asked = await named.request('http://elsewhere.example/ask', {
		method: 'POST',
		headers: { 'x-edit-token': token },
	});
	expect(asked.status).toBe(403);
});

it('publishes what has changed and nothing else, once the gate lets it pass', async () => {
	writeFileSync(join(root, 'notes.txt'), 'mine');
	await saveWith('content/site.yaml', 'tagline', 'Words.');
	gate = 'something is wrong';
	expect(await ask({ ask: 'publish', sentence: 'New tagline' })).toMatchObject({
		ok: false,
		step: 'check',
		report: gate,
	});
	gate = '';
	// Nobody has said yet where the work goes.
	expect(await ask({ ask: 'publish', sentence: 'New tagline' })).toMatchObject({ ok: false, step: 'push' });
	git('remote', 'add', 'origin', remote);
	git('push', '--quiet', '-u', 'origin', 'main');
	await saveWith('content/site.yaml', 'tagline', 'Other words.');
	expect(await ask({ ask: 'publish', sentence: 'Another tagline' })).toMatchObject({ ok: true, step: 'push' });
	expect(git('log', '--format=%s', 'origin/main').split('\n').slice(0, 2)).toEqual(['Another tagline', 'New tagline']);
	expect(diff()).toBe('?? notes.txt');
});
