import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const packages = z.record(z.string(), z.string());
const { dependencies, devDependencies } = z
	.object({ dependencies: packages, devDependencies: packages })
	.parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Returns the packages that a file loads when it runs; type imports do not count. */
function packagesOf(file: string): string[] {
	const imports = readFileSync(file, 'utf8').matchAll(
		/(?:^(?:import (?!type)[^;]*?|@)(?:from |import )?|\bimport\()'((?:@[\w-]+\/)?[\w-]+)/gm,
	);
	return Array.from(imports, ([, name = '']) => name);
}

it('dependencies lists every package that a build loads', () => {
	const files = globSync(['astro.config.mjs', 'src/**/*.{ts,tsx,astro,css}'], {
		exclude: ['**/*.test.*', '**/testing/**'],
	});
	const loaded = new Set(files.flatMap(packagesOf));
	expect(loaded.size).toBeGreaterThan(30);
	expect([...loaded].filter((name) => !/^(node|astro|react)$/.test(name) && !(name in dependencies))).toEqual([]);
});

it('devDependencies has no typefaces or icon sets, because content/ may use any of them', () => {
	expect(Object.keys(devDependencies).filter((name) => /^@(fontsource-variable|iconify-json)\//.test(name))).toEqual(
		[],
	);
});
