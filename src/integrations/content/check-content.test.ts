import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatFaults } from '../../lib/content/content-fault.ts';
import { checkContent } from './check-content.ts';

describe('checkContent', () => {
	it('reports the faults of all files, missing files and folders at once', async () => {
		const root = await mkdtemp(join(tmpdir(), 'content-'));
		onTestFinished(() => rm(root, { recursive: true }));
		const file = (name: string) => join(root, 'content', name);
		await cp('content', file(''), { recursive: true });
		expect(await checkContent(root)).toEqual([]);
		await rm(file('forms.yaml'));
		await rm(file('services'), { recursive: true });
		await writeFile(file('projects.yaml'), '[]\n');
		await writeFile(file('llms.yaml'), 'text: A\npages: B\nservices: C\nposts: D\nblog: E\n');
		expect(formatFaults(await checkContent(root))).toMatchInlineSnapshot(`
			"4 faults in content/ (the fields are described in src/schemas/):
			  content/forms.yaml: found no such file, expected a YAML file
			  content/llms.yaml:5 · blog: found an unknown field, expected no field of this name
			  content/projects.yaml:1: found [], expected a list that is not empty
			  content/services/: found no YAML file, expected one a record"
		`);
	});

	it('checks a service that was added', async () => {
		const root = await mkdtemp(join(tmpdir(), 'content-'));
		onTestFinished(() => rm(root, { recursive: true }));
		await cp('content', join(root, 'content'), { recursive: true });
		await writeFile(join(root, 'content/services/extra.yaml'), 'order: 7\n');
		const faults = await checkContent(root);
		expect(faults.map(({ field }) => field)).toContain('card');
		expect(new Set(faults.map((fault) => fault.file))).toEqual(new Set(['content/services/extra.yaml:1']));
	});
});
