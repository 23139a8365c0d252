import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { lookAtPicture, PICTURE } from '#lib/files/pictures.ts';
import { findFieldProblems } from '#editing/field-problems.ts';
import { findRecordProblems, type FileRecord } from '#lib/files/records.ts';
import { findTextProblem, FRONT_MATTER, readYaml } from '#lib/files/texts.ts';
import { folderOfRecords, schemaOf } from '#schemas/collections.ts';

/** What the build reads. */
const FOLDERS = ['content', 'src/assets', 'public/images'];

/** What systems and editors leave behind. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|~\$[^/]*|#[^/]*#|Thumbs\.db|desktop\.ini|[^/]*(~|\.(bak|orig|swp|tmp)))(\/|$)/i;

/** Returns a name as systems see it that ignore case and the forms of accented letters. Most servers ignore neither. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Pictures that a text names, from the root of the project or of the site. */
const NAMED_PICTURE = /\/(?:src\/assets|images)\/[^"'()\n]+?\.\w+\b/g;

/** Returns whether the site has a file at a path: in `public`, or one that `src/pages` makes. */
export const hasFile = (root: string) => (path: string) =>
	[`public${path.replaceAll('%20', ' ')}`, `src/pages${path}.ts`, `src/pages${path}.astro`].some((name) =>
		statSync(join(root, name), { throwIfNoEntry: false })?.isFile(),
	);

/**
 * Looks at every file that a build reads, before anything else does.
 * @param root the folder of the project.
 * @returns what stops a build, what is only unwise, and the records, at whose fields `findFieldProblems` looks.
 */
export async function findFileProblems(root = '.') {
	const all = FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
		.filter((file) => !LEFT_BEHIND.test(file));
	const names = new Map(all.map((file) => [folded(file), file]));
	const fileOfWords = new Map<string, string>();
	const looks = new Map<string, ReturnType<typeof lookAtPicture>>();
	const sizes = new Map<string, readonly number[]>();
	const records: FileRecord[] = [];
	const problems: string[] = [];
	const warnings: string[] = [];
	for (const file of all) {
		const report = (problem: string) => problems.push(`${file}: ${problem}`);
		const bytes = readFileSync(join(root, file));
		const isContent = file.startsWith('content/');
		const schema = schemaOf(file);
		const text = schema || file.endsWith('.svg') ? bytes.toString() : '';
		const yaml = schema && readYaml(file, text);
		const problem = findTextProblem(file, text, yaml);
		if (problem) problems.push(`${file}:${problem}`);
		else if (yaml) records.push({ ...yaml, schema });
		const words = isContent ? text.replace(FRONT_MATTER, '').replace(/\s+/g, ' ').trim() : '';
		const twin = [names.get(folded(file)), fileOfWords.get(words)].find((other) => other && other !== file);
		if (words) fileOfWords.set(words, file);
		if (isContent && !schema) report('Nothing reads this file. Correct its name and folder, or delete it.');
		else if (twin) report(`This is ${twin} once more. Delete one of the two.`);
		else if (isContent && !/^(?!index\.yaml)[a-z\d-]+\.\w+$/.test(basename(file)))
			report('Name this file in small letters, digits and hyphens, such as shop-visits.yaml, and not index.yaml.');
		else if (schema === folderOfRecords.pages.schema && hasFile(root)(`/${basename(file, '.yaml')}`))
			report('The site has a page of this name already. Choose another name.');
		for (const [address] of text.matchAll(NAMED_PICTURE)) {
			const picture = `${address.startsWith('/src') ? '' : '/public'}${address}`.slice(1).replaceAll('%20', ' ');
			const actual = names.get(folded(picture)) ?? picture;
			// Some machines show the picture under this name, too, and servers do not.
			if (actual !== picture)
				report(`The picture is called ${actual}. Write its name as it is, with the same capitals.`);
		}
		if (PICTURE.test(file)) looks.set(file, lookAtPicture(file, bytes));
		const megabytes = bytes.length / 1e6;
		if (file.startsWith('public/') && megabytes > 1.5)
			warnings.push(`${file}: Readers get all ${megabytes.toFixed(1)} MB. Reduce it to 1600 pixels, saved as WebP.`);
	}
	// Pictures are decoded while texts are read.
	for (const [file, look] of looks) {
		const size = await look;
		if (typeof size === 'string') problems.push(`${file}: ${size}`);
		else sizes.set(file, size);
	}
	// A file with a fault of its own does not say what others may name.
	const found = problems.length > 0 ? { problems, warnings: [] } : findRecordProblems(records, sizes, hasFile(root));
	return { problems: found.problems, warnings: [...warnings, ...found.warnings], records };
}

const asError = (problems: readonly string[]): Error =>
	new Error(`Visitors would see these files wrong, or not at all:\n  ${problems.join('\n  ')}`);

/**
 * Looks at every file before a build or the development server reads it, and again when one changes. What the server
 * refuses then is at `/edit-page/problems`, where the editing page looks for it.
 */
export function fileCheck(): AstroIntegration {
	let found: Awaited<ReturnType<typeof findFileProblems>>;
	return {
		name: 'file-check',
		hooks: {
			'astro:config:setup': async ({ command, logger }) => {
				if (command !== 'build' && command !== 'dev') return;
				found = await findFileProblems();
				for (const warning of found.warnings) logger.warn(warning);
				if (command === 'build') found.problems.push(...findFieldProblems(found.records));
				if (found.problems.length > 0) throw asError(found.problems);
			},
			'astro:server:setup': ({ server, logger }) => {
				let refused = '';
				server.middlewares.use('/edit-page/problems', (_request, response) => void response.end(refused));
				const tell = ({ problems, records }: typeof found) => {
					const all = [...problems, ...findFieldProblems(records)];
					refused = all.length > 0 ? asError(all).message : '';
					if (all.length === 0) return;
					logger.error(refused);
					server.environments.client.hot.send({ type: 'error', err: { message: refused, stack: '' } });
				};
				tell(found);
				let waiting: NodeJS.Timeout | undefined;
				server.watcher.on('all', (_event, file) => {
					if (!FOLDERS.some((folder) => /^[^.]/.test(relative(folder, file)))) return;
					clearTimeout(waiting);
					waiting = setTimeout(() => void findFileProblems().then(tell), 200);
				});
			},
		},
	};
}
