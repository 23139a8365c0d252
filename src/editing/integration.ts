import type { AstroIntegration } from 'astro';

/** Adds the editing page at `/edit`, for the project's folder in development, and for EDIT_REPOSITORY in a build. */
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
