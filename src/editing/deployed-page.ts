import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { BuildSettings } from '../integrations/build-settings.ts';
import { iconSet } from '../schemas/assets.ts';
import { bundlePage } from './bundle.ts';
import type { Repository } from './page/git-host.ts';

const APIS = { github: 'https://api.github.com', gitlab: 'https://gitlab.com/api/v4' } as const;

/** Gives the page what the schemas find on the disk and among the packages at build time. */
function browserModules(repository: Repository, site: string): Plugin {
	const scope = '@fontsource-variable';
	const icons = ['ph', 'devicon', 'logos', 'simple-icons'].map((set) => {
		const { icons: own, aliases = {} } = iconSet(set);
		return [set, [...Object.keys(own), ...Object.keys(aliases)]];
	});
	const typefaces = readdirSync(join('node_modules', scope)).map((name) => `${scope}/${name}`);
	const virtual: Readonly<Record<string, object>> = {
		'virtual:installed': { icons: Object.fromEntries(icons), typefaces },
		'virtual:deployment': { repository, site },
	};
	return {
		name: 'browser-modules',
		enforce: 'pre',
		resolveId: (id) => {
			if (id in virtual) return `\0${id}`;
			const [, node] = /^node:(fs|path|module)$/.exec(id) ?? [];
			return node && join(import.meta.dirname, 'page/node', `${node}.ts`);
		},
		load: (id) => {
			const values = virtual[id.slice(1)];
			if (!id.startsWith('\0virtual:') || values === undefined) return undefined;
			return Object.entries(values)
				.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
				.join('\n');
		},
	};
}

/** With EDIT_REPOSITORY, the build has an editing page, too, at `/edit`; it works on the repository at its host. */
export function deployedPage({ editRepository, base }: BuildSettings): AstroIntegration {
	return {
		name: 'editing-page',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				if (editRepository === undefined) return;
				const repository: Repository = { ...editRepository, api: APIS[editRepository.host] };
				const connect = new URL(repository.api).origin;
				const modules = browserModules(repository, base === '/' ? '' : base);
				for (const [name, { content }] of await bundlePage('deployed.tsx', { connect, frame: "'none'" }, [modules])) {
					const file = join(fileURLToPath(dir), name);
					await mkdir(dirname(file), { recursive: true });
					await writeFile(file, content);
				}
			},
		},
	};
}
