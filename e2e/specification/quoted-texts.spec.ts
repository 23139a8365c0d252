import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import quotedTexts from './quoted-texts.json' with { type: 'json' };

/*
 * Checks that the records in `content/` contain the text that the specification quotes. Other tests check that visitors
 * see the text. The header leads to seven pages and the menu to six: the blog is missing, and ‘OurServices’ leads to
 * /solutions.
 */

for (const [file, quoted] of Object.entries(quotedTexts))
	test(`content/${file}.yaml has the texts and paths that the specification quotes`, () => {
		expect(parse(readFileSync(`content/${file}.yaml`, 'utf8'))).toMatchObject(quoted);
	});
