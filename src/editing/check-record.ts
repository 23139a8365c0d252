import { checkValue, nearFix } from '../lib/shared/content/check-value.ts';
import { fillNames, type AgencyNames } from '../lib/shared/content/fill-names.ts';
import { mentionsIn } from '../lib/shared/content/mentions.ts';
import { quote } from '../lib/shared/quote.ts';
import type { RecordKind } from './records.ts';
import { readablePath, shapeOf } from './shape.ts';

/** The facts about the site that are needed to check a record. */
export interface Known {
	agency: AgencyNames;
	/** The names of the icons in each set. */
	icons: Readonly<Record<string, readonly string[]>>;
}

/** Returns the problems in a single record. Each string names the field, the problem and the fix. */
export function problemsIn({ schema }: RecordKind, value: unknown, { agency, icons }: Known): string[] {
	const input = fillNames(value, agency);
	const shape = shapeOf(schema);
	const unknownIcons = mentionsIn(schema, input).flatMap(({ path, value: icon, meta }) => {
		const [set = '', name = ''] = icon.split(':');
		const names = icons[set] ?? [];
		if (!meta.icon || names.length === 0 || names.includes(name)) return [];
		const fix = nearFix(name, names, "Find the icon's name on phosphoricons.com.");
		return [{ path, message: `${quote(icon)} does not exist`, fix }];
	});
	return [...checkValue(schema, input).problems, ...unknownIcons].map(
		({ path, message, fix }) => `${readablePath(shape, path, value)}: ${message}. ${fix}`,
	);
}
