import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** The style sheet of every page: tokens, common parts, Tailwind's utilities. */
const SITE_SHEET = fileURLToPath(new URL('../../styles/site.css', import.meta.url));
/** In the build each page has its own copy of that sheet: this, and the path of the page's module, follow its name. */
const PAGE_QUERY = '?page=';

/** A page that is composed of nothing, such as a forward, looks like the browser's own. */
const importsComponent = /\bfrom\s*['"][^'"]+\.astro['"]/;
const siteModule = /\/src\/[^?]+\.(?:astro|tsx?)$/;
const markup = /\.(?:astro|tsx)$/;

/** Tailwind takes brackets in a path for a set of characters; pages such as `[slug].astro` have them in their names. */
const sourceLine = (file: string): string => `@source '${file.replace(/[[\]]/g, '\\$&')}';`;

/**
 * @param pages the modules that render pages; Astro names them after this plugin is made.
 * @param isBuild while developing, pages share one sheet, for which Tailwind looks for classes in the whole project.
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
				// Before the sheets of its parts, since it says in which order the layers count.
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
 * Gives each page, injected ones too, the site's style sheet, in the build with the utilities of those modules alone
 * that the page imports, directly or through others. What its parts import of style sheets, Astro adds.
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
