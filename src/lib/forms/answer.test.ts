import { expect, it } from 'vitest';
import { isWebPage } from './answer.ts';
import answers from './answer.test.json' with { type: 'json' };

it.each(answers.pages)('finds that %j is a web page', (answer) => expect(isWebPage(answer)).toBe(true));

it.each(answers.others)('finds that %j is none', (answer) => expect(isWebPage(answer)).toBe(false));
