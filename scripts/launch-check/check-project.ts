import { readContent } from '../../src/lib/build/content/model.ts';
import { findPlaceholders } from '../../src/lib/build/content/placeholders.ts';
import { oneRecord } from '../../src/schemas/collections.ts';
import { checkSettings } from './settings.ts';
import { checkSite } from './site-rules.ts';
import { findExampleValues } from './example-values.ts';
import { readSite, type Finding, type Site } from './site.ts';
import { postDatesOf } from './structured-data.ts';

/** What is left to settle before a site goes live, and what is only to know. */
export interface ProjectReport {
	findings: Finding[];
	notes: string[];
}

/** What content/site.yaml decides about the launch; the build reports what is wrong in that file. */
const choices = oneRecord.site.schema.pick({ newsletter: true, emptyBlog: true }).strip();

/** Posts that a backend or a folder lost must not go from the live site unnoticed. */
function blogFindings({ pages }: Site): Finding[] {
	if (pages.some((page) => postDatesOf(page).published !== '')) return [];
	const what =
		'has no post: look at the backend or content/blog; to go live so, say `emptyBlog: true` in content/site.yaml';
	return [{ kind: 'Blog', where: 'blog.html', what }];
}

/**
 * Checks a whole project: its example values, its settings and its build.
 * @param root the project's folder.
 * @param env the environment, `.env` files included.
 * @param build builds the site and gives the folder; it throws what the build said when it failed.
 */
export async function checkProject(
	root: string,
	env: Record<string, string | undefined>,
	build: () => Promise<string>,
): Promise<ProjectReport> {
	const content = readContent(root);
	const fields = content.files.find(({ collection }) => collection === 'site')?.yaml?.value;
	const { newsletter, emptyBlog } = choices.safeParse(fields).data ?? choices.parse({});
	const { settings, findings, notes } = checkSettings(root, env, newsletter);
	const examples = findExampleValues(content).map((fault): Finding => ({ kind: 'Examples', ...fault }));
	const placeholders = findPlaceholders(content).map(({ file, line }): Finding => {
		return { kind: 'Placeholders', where: `${file}:${line}`, what: 'put in the real value and delete the line' };
	});
	const early = [...placeholders, ...examples, ...findings];
	// The build would only repeat what is wrong with the settings.
	if (settings === undefined) return { findings: early, notes };
	let folder: string;
	try {
		folder = await build();
	} catch (error) {
		const what = error instanceof Error ? error.message : String(error);
		return { findings: [...early, { kind: 'Build', where: 'npm run build', what }], notes };
	}
	const site = await readSite(folder, settings);
	return { findings: [...early, ...(emptyBlog ? [] : blogFindings(site)), ...(await checkSite(site))], notes };
}
