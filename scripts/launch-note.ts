import type { AstroIntegration } from 'astro';
import { findExamples } from './examples.ts';

/** Says, below Astro's own last lines, that a build is not ready to launch: a host that builds the site checks nothing else. */
export const launchNote = (siteUrl: string | undefined, usual: string): AstroIntegration => ({
	name: 'launch-note',
	hooks: {
		'astro:build:done': () => {
			const examples = findExamples().length;
			const reasons = [
				siteUrl ? '' : `PUBLIC_SITE_URL is not set, so search engines are told that this site is ${usual}`,
				examples > 0 ? `content/ has ${examples} ${examples === 1 ? 'example' : 'examples'}` : '',
			].filter(Boolean);
			if (reasons.length === 0) return;
			process.once('exit', () =>
				console.warn(`\nNOT READY TO LAUNCH: ${reasons.join('; ')}. See npm run launch-check.`),
			);
		},
	},
});
