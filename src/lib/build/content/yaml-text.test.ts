import { expect, it } from 'vitest';
import { formatProblem } from '../../shared/content/problem.ts';
import { readYaml } from './yaml-text.ts';

const quotes = "Put the text in double quotation marks, because it contains : ' * @ or {.";
const indent =
	'Start all fields of a record in the same column, and indent the lines below a field by two more spaces.';

it.each([
	['title: Prices: all', '1: cannot read the line "title: Prices: all"', quotes],
	["title: 'It's here'", "1: cannot read the line \"title: 'It's here'\"", quotes],
	['title: *Prices* and more', '1: cannot read the line "title: *Prices* and more"', quotes],
	['title: *Prices*', '1: cannot read *Prices*', quotes],
	['title: @home', '1: cannot read the line "title: @home"', quotes],
	['title: {name} at the start', '1: cannot read the line "title: {name} at the start"', quotes],
	['title: A\n\torder: 1', '2: cannot read the line "\\torder: 1"', 'Use spaces instead of tabs.'],
	['title A\norder: 1', '1: cannot read the line "title A"', 'Write a colon and a space after the name of the field.'],
	['title: A\ntitle: B', '2: cannot read the line "title: B"', 'Write each field once.'],
	["title: 'none", '1: cannot read the line "title: \'none"', 'Add the closing quotation mark.'],
	['hero:\n  title: A\n   lead: B', '2: cannot read the line "  title: A"', 'Start the next line in the same column.'],
	['items:\n    - a: 1\n      b: 2\n   c: 3', '4: cannot read the line "   c: 3"', indent],
])('says how to correct %j', (yaml, said, fix) => {
	const problem = readYaml('a.yaml', yaml);
	expect('message' in problem && formatProblem(problem)).toBe(`a.yaml:${said}. ${fix}`);
});

it('finds the line of a field, or of its record if the field is missing', () => {
	const text = readYaml('slides.yaml', '# Two slides.\n- src: a\n  alt: 5\n- src: b\n  size: 5\n', 1);
	const at = (...path: PropertyKey[]) => ('at' in text ? text.at(path) : undefined);
	expect(at(0, 'alt')).toEqual({ file: 'slides.yaml', line: 4, field: 'entry 1, alt' });
	expect(at(1, 'alt')).toEqual({ file: 'slides.yaml', line: 5, field: 'entry 2, alt' });
	expect(at(1, 'size')).toEqual({ file: 'slides.yaml', line: 6, field: 'entry 2, size' });
});

it("includes an entry's name in its location", () => {
	const text = readYaml('a.yaml', 'items:\n  - name: Bowls\n    icon: x\n');
	expect('at' in text && text.at(['items', 0, 'icon']).field).toBe('items, entry 1 "Bowls", icon');
});
