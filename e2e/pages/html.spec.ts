import { htmlFaults } from '../../scripts/lib/html-validator.ts';
import { builtDocuments } from '../support/built-pages.ts';
import { expect, test } from '../support/fixtures.ts';

test('Every page that the build wrote is valid HTML: forwards, the fallback screen and the shell of new posts too', async () => {
	const pages = await builtDocuments();
	expect(pages.map(({ path }) => path)).toEqual(
		expect.arrayContaining(['/', '/solutions', '/404', '/post-shell', '/landing-page']),
	);
	expect(pages.flatMap(({ path, html }) => htmlFaults(html).map((fault) => `${path}: ${fault}`))).toEqual([]);
});
