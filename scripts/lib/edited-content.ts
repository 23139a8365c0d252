import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRedirects } from '../../src/lib/site/redirects.ts';
import { root } from '../bootstrap.mjs';

const folder = join(root, 'scripts', 'lib', 'edited-content');
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

const projectNames = readdirSync(join(root, 'content', 'projects'));
/** A page that shows projects names those that there are. */
const withProjects = (text: string): string =>
	text.replace(
		/^( +slugs: ).*$/gm,
		`$1[${projectNames
			.slice(0, 2)
			.map((name) => basename(name, '.yaml'))
			.join(', ')}]`,
	);

/** The service that is taken away: any to which no redirect leads. */
export const removedService = readdirSync(join(root, 'content', 'services'))
	.map((name) => basename(name, '.yaml'))
	.filter((id) => !readRedirects(root).some(({ to }) => to === `/services/${id}`))
	.sort()[0];

const added = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));

/** The projects that name that service no longer do. */
const projects = projectNames.map((name) => {
	const text = read(root, 'content', 'projects', name);
	return [`projects/${name}`, text.replace(new RegExp(`^(services: .*?)${removedService}(, )?`, 'm'), '$1')];
});

/** The posts about it, which name it no more. */
const posts = readdirSync(join(root, 'content', 'blog'))
	.map((name) => `blog/${name}`)
	.map((name) => [name, read(root, 'content', name).replace(`\nservice: ${removedService}\n`, '\n')] as const);

/**
 * What an editor changes: the files of `edited-content/` come, one service goes, its address leads on, and there is no
 * newsletter.
 */
export const edits: Readonly<Record<string, string | null>> = {
	...Object.fromEntries(added.map((name) => [name, withProjects(read(folder, name))])),
	...Object.fromEntries(projects),
	...Object.fromEntries(posts),
	[`services/${removedService}.yaml`]: null,
	'site.yaml': `${read(root, 'content', 'site.yaml').replace(/^newsletter: .*\n/m, '')}newsletter: false\n`,
	'redirects.yaml': `${read(root, 'content', 'redirects.yaml')}- { from: /services/${removedService}, to: /services }\n`,
};
