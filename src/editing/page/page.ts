import CMS from '@sveltia/cms';
import * as plugin from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { z } from 'zod';
import style from '../../../prettier.config.js';
import { problemsIn } from '../check-record.ts';
import { editingConfig } from '../config.ts';
import { fileFormat, recordIn } from '../file-format.ts';
import { isRecord } from '../../lib/shared/content/is-record.ts';
import { recordKinds, type RecordKind } from '../records.ts';
import { shapeOf } from '../shape.ts';
import { checkField, IconField, offerIcons } from './controls.tsx';
import { load, type Facts } from './facts.ts';
import { followSaves, keepOthersChanges } from './local.ts';
import './page.css';

/* The editing page: Sveltia CMS with our fields, files and checks. */

const facts = (await load('facts.json')) as Facts;
const icons = z.record(z.string(), z.array(z.string())).parse(await load('icons.json'));
const known = { agency: facts.agency, icons };
const files = new Set(facts.files);

const { singleQuote = true, printWidth = 120 } = style;
const pretty = (yaml: string): Promise<string> =>
	format(yaml, { parser: 'yaml', plugins: [plugin], singleQuote, printWidth });
const written = keepOthersChanges(facts);

for (const [name, kind] of Object.entries(recordKinds)) {
	const problems = (value: unknown) => problemsIn(kind, value, known);
	const { fromFile, toFile } = fileFormat(kind, { files, pretty, problems });
	const isMarkdown = kind.hasBody && name !== 'html';
	// Sveltia CMS accepts a custom format for Markdown files only if the format's name ends in `-frontmatter`.
	CMS.registerCustomFormat(
		isMarkdown ? `${name}-frontmatter` : name,
		isMarkdown ? 'md' : name === 'html' ? 'html' : 'yaml',
		{
			fromFile,
			toFile: async (form) => written(await toFile(form)),
		},
	);
}

/**
 * Returns the record in an unsaved form. Leaves out the keys that Sveltia CMS adds to list entries. Fills in temporary
 * values for the order and for the paths of new pictures.
 */
function unsaved(kind: RecordKind, form: Record<string, unknown>): unknown {
	const json = JSON.stringify(form, (key, value: unknown) => {
		if (key.startsWith('__sc_')) return undefined;
		return String(value).startsWith('blob:') ? '/src/assets/pages/new.png' : value;
	});
	const record = recordIn(kind, JSON.parse(json) as Record<string, unknown>);
	return isRecord(record) && shapeOf(kind.schema).required?.includes('order') ? { order: 1, ...record } : record;
}

CMS.registerFieldType('icon', IconField);
CMS.registerFieldType(
	'check',
	checkField((name, form) => {
		const kind = recordKinds[name];
		return kind ? problemsIn(kind, unsaved(kind, form), known) : [];
	}),
);
offerIcons(icons);

const config = editingConfig({ ...facts, site: location.origin });
if (facts.isLocal) followSaves(config);
await CMS.init({ config });
