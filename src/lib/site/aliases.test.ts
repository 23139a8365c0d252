import { describe, expect, it } from 'vitest';
import { aliases, hostOnlyAliases, targetOf } from './aliases.ts';

describe('aliases', () => {
	it.each([
		['/solutions', '/services'],
		['/services/seo-services', '/services/seo'],
		['/contact', '/contactus'],
	])('forward %s to %s', (from, to) => {
		expect(aliases).toContainEqual({ from, to });
	});

	it('never overwrite a page on a disk that ignores case', () => {
		const asFiles = aliases.map(({ from }) => from.toLowerCase());
		for (const { to } of [...aliases, ...hostOnlyAliases]) expect(asFiles).not.toContain(to.toLowerCase());
	});

	it('leave /industries to hosts, since its file would be that of /Industries', () => {
		expect(hostOnlyAliases).toEqual([{ from: '/industries', to: '/Industries' }]);
		expect(aliases.map(({ from }) => from)).not.toContain('/industries');
	});
});

describe('targetOf', () => {
	it.each([
		['/solutions', '/services'],
		['/services', '/services'],
		['/unknown', '/unknown'],
	])('leads %s to %s', (path, target) => {
		expect(targetOf(path)).toBe(target);
	});
});
