import type { AstroIntegration } from 'astro';
import { findExamples } from './examples.ts';
import { findDoubtfulSettings } from './settings.ts';

/** Returns why a build is not ready to launch. @param usual the site's address without a setting. */
export function findReasons(env: Readonly<Record<string, string>>, usual: string): string[] {
	const examples = findExamples().length;
	const doubtful = findDoubtfulSettings(env).map((problem) => problem.replace(/ .*/, ''));
	return [
		env['PUBLIC_SITE_URL'] ? '' : `PUBLIC_SITE_URL is not set, so search engines are told that this site is ${usual}`,
		doubtful.length > 0 ? `${doubtful.join(', ')} cannot be right for a live site` : '',
		examples > 0 ? `content/ has ${examples} ${examples === 1 ? 'example' : 'examples'}` : '',
	].filter(Boolean);
}

/** Says so below Astro's own last lines: a host that builds the site checks nothing else. */
export const launchNote = (env: Readonly<Record<string, string>>, usual: string): AstroIntegration => ({
	name: 'launch-note',
	hooks: {
		'astro:build:done': () => {
			const reasons = findReasons(env, usual).join('; ');
			const note = `\nNOT READY TO LAUNCH: ${reasons}. See npm run launch-check.`;
			if (reasons) process.once('exit', () => console.warn(note));
		},
	},
});
