import { readContent } from '../../src/lib/build/content/model.ts';
import { findPlaceholders } from '../../src/lib/build/content/placeholders.ts';
import { oneRecord } from '../../src/schemas/collections.ts';
import { checkSettings } from './settings.ts';
import { checkSite } from './site-rules.ts';
import { findExampleValues } from './example-values.ts';
import { readSite, type Finding, type Site } from './site.ts';
import { postDatesOf } from './structured-data.ts';

/** What to fix before launch, and notes that need no action. */
export interface ProjectReport {
	findings: Finding[];
	notes: string[];
}

/** The fields in content/site.yaml that affect this check. The build reports problems in that file. */
const choices = oneRecord.site.schema.pick({ newsletter: true, emptyBlog: true }).strip();

/** Reports a blog without posts, because the backend may have lost them. */
function blogFindings({ pages }: Site): Finding[] {
	if (pages.some((page) => postDatesOf(page).published !== '')) return [];
	const what =
		'has no posts. Check the backend or content/blog, or write `emptyBlog: true` in content/site.yaml to launch without any.';
	return [{ kind: 'Blog', where: 'blog.html', what }];
}

/**
 * Checks a whole project: example values, settings and the built site.
 * @param root the project's folder.
 * @param env the environment, including `.env` files.
 * @param build builds the site and returns its folder, or throws the output of a failed build.
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
	const examples = findExampleValues(content).map((finding): Finding => ({ kind: 'Examples', ...finding }));
	const placeholders = findPlaceholders(content).map(({ file, line }): Finding => {
		return { kind: 'Placeholders', where: `${file}:${line}`, what: 'Replace the example value and delete this line.' };
	});
	const early = [...placeholders, ...examples, ...findings];
	// With invalid settings, a build would only report the same problems again.
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
