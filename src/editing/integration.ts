import type { AstroIntegration } from 'astro';

/**
 * Adds the editing page at `/edit`. On the development server, the page edits the project's folder. In a build with
 * EDIT_REPOSITORY, the page edits that repository on its host.
 */
export const editingPage = (isDeployed: boolean, hasTracker: boolean): AstroIntegration => ({
	name: 'editing-page',
	hooks: {
		'astro:config:setup': ({ command, injectRoute, logger }) => {
			if (command !== 'dev' && !isDeployed) return;
			if (isDeployed && hasTracker)
				logger.warn('The tracker could use the token of an editor. Unset PUBLIC_ANALYTICS_SCRIPT or EDIT_REPOSITORY.');
			const pattern = command === 'dev' ? '/edit' : '/edit.html';
			injectRoute({ pattern, entrypoint: new URL('page.ts', import.meta.url) });
			injectRoute({ pattern: '/edit-page/[...file]', entrypoint: new URL('files.ts', import.meta.url) });
		},
	},
});
