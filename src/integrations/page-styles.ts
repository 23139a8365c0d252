import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** The style sheet for every page: tokens, shared parts, and Tailwind's utilities. */
const SITE_SHEET = fileURLToPath(new URL('../styles/site.css', import.meta.url));
/**
 * In a build, each page has its own copy of the style sheet. This query and the path of the page's module identify the
 * copy.
 */
const PAGE_QUERY = '?page=';

/** Matches the import of a component. A page without components, such as a redirect, gets no styles. */
const importsComponent = /\bfrom\s*['"][^'"]+\.astro['"]/;
const siteModule = /\/src\/[^?]+\.(?:astro|tsx?)$/;
const markup = /\.(?:astro|tsx)$/;

/** Escapes the brackets in names such as `[slug].astro`, which Tailwind would read as a set of characters. */
const sourceLine = (file: string): string => `@source '${file.replace(/[[\]]/g, '\\$&')}';`;

/**
 * @param pages the paths of the modules that render pages; the paths are added after the plugin has been created.
 * @param isBuild if false, all pages share one style sheet with the utilities that the whole project uses.
 */
function pageStylesPlugin(pages: ReadonlySet<string>, isBuild: boolean): Plugin {
	return {
		name: 'page-styles',
		enforce: 'post',
		transform: {
			filter: { id: /\.astro$/ },
			handler(code, id) {
				if (!pages.has(id) || !importsComponent.test(code)) return;
				const sheet = isBuild ? SITE_SHEET + PAGE_QUERY + encodeURIComponent(id) : SITE_SHEET;
				// The site's style sheet comes before those of the components, because it sets the order of the layers.
				return { code: `import ${JSON.stringify(sheet)};${code}`, map: null };
			},
		},
		load: {
			filter: { id: /\/site\.css\?page=/ },
			async handler(id) {
				const modules = new Set<string>();
				const collect = async (file: string): Promise<void> => {
					if (modules.has(file)) return;
					modules.add(file);
					const { importedIds } = await this.load({ id: file, resolveDependencies: true });
					await Promise.all(importedIds.filter((imported) => siteModule.test(imported)).map(collect));
				};
				await collect(decodeURIComponent(id.slice((SITE_SHEET + PAGE_QUERY).length)));
				const sources = [...modules].filter((file) => markup.test(file)).map(sourceLine);
				return [`@import '${SITE_SHEET}' source(none);`, ...sources.sort()].join('\n');
			},
		},
	};
}

/**
 * Adds the site's style sheet to each page, including pages that integrations add. In a build, a page's copy contains
 * only the utilities used in the modules that the page imports. Astro itself adds the style sheets that the page's
 * components import.
 */
export function pageStyles(): AstroIntegration {
	const pages = new Set<string>();
	let root: URL;
	return {
		name: 'page-styles',
		hooks: {
			'astro:config:setup': ({ config, command, updateConfig }) => {
				root = config.root;
				updateConfig({ vite: { plugins: [pageStylesPlugin(pages, command === 'build')] } });
			},
			'astro:routes:resolved': ({ routes }) => {
				for (const { type, entrypoint } of routes) {
					if (type === 'page') pages.add(fileURLToPath(new URL(entrypoint, root)));
				}
			},
		},
	};
}
