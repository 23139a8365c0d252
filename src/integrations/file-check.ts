import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { findLargePicture, findPictureProblem, PICTURE, sizeOf } from '#lib/files/pictures.ts';
import { findFieldProblems, findRecordProblems, schemaOf } from '#lib/files/records.ts';
import { findTextProblem, FRONT_MATTER } from '#lib/files/texts.ts';

/** What the build reads. */
const FOLDERS = ['content', 'src/assets', 'public/images'];

/** Where the development server says what it refuses. */
const REFUSED = '/edit-page/problems';

/** What systems and editors leave behind. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|~\$[^/]*|#[^/]*#|Thumbs\.db|desktop\.ini|[^/]*(~|\.(bak|orig|swp|tmp)))(\/|$)/i;

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

interface FileProblems {
	/** What stops a build. */
	problems: string[];
	/** What is only unwise. */
	warnings: string[];
	/** Finds the fields that their schemas refuse, for the development server. A build leaves these to Astro. */
	findFields: () => string[];
}

/**
 * Looks at every file that a build reads, before anything else does.
 * @param hasLocalPosts whether the posts come from content/blog.
 * @param root the folder of the project.
 * @returns what is wrong, each with the name of the file and what to do.
 */
export async function findFileProblems(hasLocalPosts: boolean, root = '.'): Promise<FileProblems> {
	const all = FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
	).filter((file) => !LEFT_BEHIND.test(file));
	const names = new Map(all.map((file) => [folded(file), file]));
	const fileOfWords = new Map<string, string>();
	const texts = new Map<string, string>();
	const sizes = new Map<string, Awaited<ReturnType<typeof sizeOf>>>();
	const problems: string[] = [];
	const large: string[] = [];
	for (const file of all) {
		const report = (problem: string) => problems.push(`${file}: ${problem}`);
		const bytes = readFileSync(join(root, file));
		const isText = /^content\/.*\.(md|yaml)$|\.svg$/.test(file);
		const text = isText ? bytes.toString('utf8') : '';
		const words = file.startsWith('content/') ? text.replace(FRONT_MATTER, '').replace(/\s+/g, ' ').trim() : '';
		const twin = [names.get(folded(file)), fileOfWords.get(words)].find((other) => other && other !== file);
		if (words) fileOfWords.set(words, file);
		const isRead = !file.startsWith('content/') || schemaOf(file);
		if (file.startsWith('content/') && (hasLocalPosts || !file.endsWith('.md'))) texts.set(file, text);
		if (!isRead) report('Nothing reads this file. Correct its name and folder, or delete it.');
		else if (twin) report(`This is ${twin} once more. Delete one of the two.`);
		const problem = isText ? findTextProblem(file, text) : undefined;
		if (problem) problems.push(`${file}:${problem}`);
		if (isText) findMisspelt(text, names).forEach(report);
		if (!PICTURE.test(file)) continue;
		const fault = await findPictureProblem(basename(file), bytes);
		if (fault) report(fault);
		sizes.set(file, fault ? [Infinity, Infinity] : await sizeOf(bytes));
		const warning = file.startsWith('public/') ? findLargePicture(bytes) : undefined;
		if (warning) large.push(`${file}: ${warning}`);
	}
	const records = findRecordProblems(texts, sizes);
	return {
		problems: [...problems, ...records.problems],
		warnings: [...large, ...records.warnings],
		findFields: () => findFieldProblems(texts),
	};
}

const asError = (problems: readonly string[]): Error =>
	new Error(`Visitors would see these files wrong, or not at all:\n  ${problems.join('\n  ')}`);

/**
 * Looks at every file before a build or the development server reads it, and again when one changes. What the server
 * refuses then is at `/edit-page/problems`, where the editing page looks for it.
 */
export const fileCheck = (hasLocalPosts: boolean): AstroIntegration => ({
	name: 'file-check',
	hooks: {
		'astro:config:setup': async ({ command, logger }) => {
			if (command !== 'build' && command !== 'dev') return;
			const { problems, warnings } = await findFileProblems(hasLocalPosts);
			for (const warning of warnings) logger.warn(warning);
			if (problems.length > 0) throw asError(problems);
		},
		'astro:server:setup': ({ server, logger }) => {
			let refused = '';
			server.middlewares.use(REFUSED, (_request, response) => void response.end(refused));
			const look = async () => {
				const { problems, findFields } = await findFileProblems(hasLocalPosts);
				const all = [...problems, ...findFields()];
				refused = all.length > 0 ? asError(all).message : '';
				if (all.length === 0) return;
				logger.error(refused);
				server.environments.client.hot.send({ type: 'error', err: { message: refused, stack: '' } });
			};
			void look();
			let waiting: NodeJS.Timeout | undefined;
			server.watcher.on('all', (_event, file) => {
				if (!FOLDERS.some((folder) => /^[^.]/.test(relative(folder, file)))) return;
				clearTimeout(waiting);
				waiting = setTimeout(() => void look(), 200);
			});
		},
	},
});
