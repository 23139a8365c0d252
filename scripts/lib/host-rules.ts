import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RedirectRule {
	from: string;
	to: string;
	status: number;
}

interface HeaderRule {
	path: string;
	headers: [string, string][];
}

/** The rules that the build wrote for hosts which read `_redirects` and `_headers`. */
export interface HostRules {
	redirects: RedirectRule[];
	headers: HeaderRule[];
}

/** The meaningful lines of a rule file; none when there is no such file. */
function linesOf(file: string): string[] {
	if (!existsSync(file)) return [];
	const lines = readFileSync(file, 'utf8').split(/\r?\n/);
	return lines.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
}

function redirectOf(line: string): RedirectRule[] {
	const [from, to, status] = line.trim().split(/\s+/);
	return from === undefined || to === undefined ? [] : [{ from, to, status: Number.parseInt(status ?? '301', 10) }];
}

/** Reads the rule files of a built folder. */
export function readHostRules(folder: string): HostRules {
	const headers: HeaderRule[] = [];
	for (const line of linesOf(join(folder, '_headers'))) {
		if (!/^\s/.test(line)) {
			headers.push({ path: line.trim(), headers: [] });
			continue;
		}
		const colon = line.indexOf(':');
		headers.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
	}
	return { redirects: linesOf(join(folder, '_redirects')).flatMap(redirectOf), headers };
}

/** Whether a path matches a rule; `*` stands for anything. */
export function matches(rule: string, path: string): boolean {
	const [before, after] = rule.split('*', 2);
	if (before === undefined || after === undefined) return rule === path;
	return path.startsWith(before) && path.endsWith(after) && path.length >= before.length + after.length;
}
