import { findPlaceholders } from '../../src/integrations/content/placeholders.ts';
import type { Finding } from './finding.ts';
import { rules } from './rules/all.ts';
import { checkSettings } from './settings.ts';
import { readSite, type Site } from './site.ts';

export interface LaunchCheckOptions {
	/** The project's folder. */
	root: string;
	/** The environment, `.env` files included. */
	env: Record<string, string | undefined>;
	/** Gives the folder of the built site, or what the build said when it failed. */
	build: () => Promise<{ folder: string } | { failed: string }>;
}

/** Every rule over a built site. */
export const checkSite = (site: Site): Finding[] => rules.flatMap((rule) => rule(site));

async function placeholders(root: string): Promise<Finding[]> {
	const found = await findPlaceholders(root);
	return found.map(({ file, line }) => ({
		kind: 'Placeholders',
		where: `${file}:${line}`,
		what: 'marks an example value',
	}));
}

/** Looks for everything that is left to settle before the site goes live, all of it at once. */
export async function launchCheck({ root, env, build }: LaunchCheckOptions): Promise<{
	findings: Finding[];
	notes: { where: string; what: string }[];
}> {
	const { settings, findings: unset, notes } = checkSettings(root, env);
	const early = [...(await placeholders(root)), ...unset];
	// The build would only repeat what is wrong with the settings.
	if (settings === undefined) return { findings: early, notes };
	const built = await build();
	if ('failed' in built) {
		const failure: Finding = { kind: 'Build', where: 'npm run build', what: `failed:\n${built.failed}` };
		return { findings: [...early, failure], notes };
	}
	return { findings: [...early, ...checkSite(await readSite(built.folder, settings))], notes };
}
