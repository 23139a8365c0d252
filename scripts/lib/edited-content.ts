import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContent } from '../../src/lib/content/content-file.ts';
import { readRedirects } from '../../src/lib/site/redirects.ts';
import { listOfRecords } from '../../src/schemas/collections.ts';
import { root } from '../bootstrap.mjs';

const folder = join(root, 'scripts', 'lib', 'edited-content');
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

const { file, schema } = listOfRecords.projects;
const [first, second] = readContent({ file, schema: schema.array() }, root).data ?? [];
/** A page that shows projects names those that there are. */
const withProjects = (text: string): string =>
	text.replaceAll('First project', first?.name ?? '').replaceAll('Second project', second?.name ?? '');

/** The service that is taken away: any to which no redirect leads. */
export const removedService = readdirSync(join(root, 'content', 'services'))
	.map((name) => basename(name, '.yaml'))
	.filter((id) => !readRedirects(root).some(({ to }) => to === `/services/${id}`))
	.sort()[0];

const added = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));

/**
 * What an editor changes: the files of `edited-content/` come, one service goes, its address leads on, and there is no
 * newsletter.
 */
export const edits: Readonly<Record<string, string | null>> = {
	...Object.fromEntries(added.map((name) => [name, withProjects(read(folder, name))])),
	[`services/${removedService}.yaml`]: null,
	'site.yaml': `${read(root, 'content', 'site.yaml')}newsletter: false\n`,
	'redirects.yaml': `${read(root, 'content', 'redirects.yaml')}- { from: /services/${removedService}, to: /services }\n`,
};
