import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { findPictureProblem, PICTURE } from '#lib/files/pictures.ts';
import { findTextProblem, FRONT_MATTER } from '#lib/files/texts.ts';
import { folderOfRecords, listOfRecords, oneRecord, postFolder } from '#schemas/collections.ts';

/** What the build reads. */
const FOLDERS = ['content', 'src/assets', 'public/images'];

/** What systems and editors leave behind. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|~\$[^/]*|#[^/]*#|Thumbs\.db|desktop\.ini|[^/]*(~|\.(bak|orig|swp|tmp)))(\/|$)/i;

const records = [...Object.values(oneRecord), ...Object.values(listOfRecords)].map(({ file }) => `content/${file}`);
const folders = Object.values(folderOfRecords).map(({ folder }) => `content/${folder}`);

function isRead(file: string): boolean {
	if (!file.startsWith('content/') || records.includes(file)) return true;
	if (dirname(file) === `content/${postFolder.folder}`) return file.endsWith('.md');
	return folders.includes(dirname(file)) && file.endsWith('.yaml');
}

/** Returns a name as systems see it that ignore case and the forms of accented letters. Most servers ignore neither. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Pictures that a text names, from the root of the project or of the site. */
const NAMED_PICTURE = /\/(?:src\/assets|images)\/[^"'()\n]+?\.\w+\b/g;

/** Finds pictures whose names are spelt in another way than in a text. Some machines show them, and servers do not. */
function findMisspelt(text: string, names: ReadonlyMap<string, string>): string[] {
	return Array.from(text.matchAll(NAMED_PICTURE), ([address]) => {
		const file = `${address.startsWith('/src') ? '' : '/public'}${address}`.slice(1).replaceAll('%20', ' ');
		const actual = names.get(folded(file)) ?? file;
		return actual === file ? '' : `The picture is called ${actual}. Write its name as it is, with the same capitals.`;
	}).filter(Boolean);
}

/**
 * Looks at every file that a build reads, before anything else does.
 * @param root the folder of the project.
 * @returns what is wrong, each with the name of the file and what to do.
 */
export async function findFileProblems(root = '.'): Promise<string[]> {
	const all = FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
	).filter((file) => !LEFT_BEHIND.test(file));
	const names = new Map(all.map((file) => [folded(file), file]));
	const fileOfWords = new Map<string, string>();
	const problems: string[] = [];
	for (const file of all) {
		const report = (problem: string) => problems.push(`${file}: ${problem}`);
		const bytes = readFileSync(join(root, file));
		const isText = /^content\/.*\.(md|yaml)$|\.svg$/.test(file);
		const text = isText ? bytes.toString('utf8') : '';
		const words = file.startsWith('content/') ? text.replace(FRONT_MATTER, '').replace(/\s+/g, ' ').trim() : '';
		const twin = [names.get(folded(file)), fileOfWords.get(words)].find((other) => other && other !== file);
		if (words) fileOfWords.set(words, file);
		if (!isRead(file)) report('Nothing reads this file. Correct its name and folder, or delete it.');
		else if (twin) report(`This is ${twin} once more. Delete one of the two.`);
		const problem = isText ? findTextProblem(file, text) : undefined;
		if (problem) problems.push(`${file}:${problem}`);
		if (isText) findMisspelt(text, names).forEach(report);
		const fault = PICTURE.test(file) ? await findPictureProblem(basename(file), bytes) : undefined;
		if (fault) report(fault);
	}
	return problems;
}

const asError = (problems: readonly string[]): Error =>
	new Error(`Visitors would see these files wrong, or not at all:\n  ${problems.join('\n  ')}`);

/** Looks at every file before a build or the development server reads it, and again when one changes. */
export const fileCheck = (): AstroIntegration => ({
	name: 'file-check',
	hooks: {
		'astro:config:setup': async ({ command }) => {
			const problems = command === 'build' || command === 'dev' ? await findFileProblems() : [];
			if (problems.length > 0) throw asError(problems);
		},
		'astro:server:setup': ({ server, logger }) => {
			const look = async () => {
				const problems = await findFileProblems();
				if (problems.length === 0) return;
				const { message } = asError(problems);
				logger.error(message);
				server.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
			};
			let waiting: NodeJS.Timeout | undefined;
			server.watcher.on('all', (_event, file) => {
				if (!FOLDERS.some((folder) => /^[^.]/.test(relative(folder, file)))) return;
				clearTimeout(waiting);
				waiting = setTimeout(() => void look(), 200);
			});
		},
	},
});
