import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../testing/folder.ts';
import { readContent } from '../model.ts';
import { formatProblem } from '../../../shared/content/problem.ts';
import { checkPictures } from './pictures.ts';

let root: string;
beforeEach(async () => {
	root = await makeFolder();
});

const report = async () => (await checkPictures(readContent(root))).map(formatProblem);

const put = (name: string, data: Buffer | string, folder = 'src/assets') =>
	writeFiles(root, { [`${folder}/${name}`]: data });
const drawn = (width: number, height: number, background = '#046') =>
	sharp({ create: { width, height, channels: 3, background } });

it.each([
	['png', 'png'],
	['jpg', 'jpeg'],
	['webp', 'webp'],
	['avif', 'avif'],
] as const)('accepts a large enough picture as .%s', async (ending, format) => {
	await put(`portfolio/shop.${ending}`, await drawn(1600, 1200).toFormat(format).toBuffer());
	expect(await report()).toEqual([]);
});

it('measures a photograph stored sideways by the size at which it is shown', async () => {
	await put('portfolio/shop.jpg', await drawn(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer());
	expect(await report()).toEqual([]);
	await put('landing/shop.jpg', await drawn(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer());
	expect(await report()).toEqual([
		'src/assets/landing/shop.jpg: 1500 × 2000 pixels, 0.75 times as wide as high. Crop it so that its width is between 0.80 and 3.20 times its height.',
	]);
});

const svg = (fill: string, style = '') =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="180" height="44">${style}<path fill="${fill}" d="M0 0h180v44H0z"/></svg>`;

it.each([
	[
		'too small',
		'portfolio/a.png',
		drawn(640, 480).png().toBuffer(),
		'640 × 480 pixels, at least 1200 × 900. Use a larger picture.',
	],
	[
		'too wide',
		'portfolio/a.png',
		drawn(3000, 1000).png().toBuffer(),
		'3000 × 1000 pixels, 3.00 times as wide as high.',
	],
	['too large', 'portfolio/a.png', Buffer.alloc(26_000_000), '26.0 MB, at most 25 MB. Save it smaller.'],
	['not a picture', 'portfolio/a.jpg', 'words', 'not a picture. Save it as '],
	[
		'in a format that browsers cannot show',
		'portfolio/a.heic',
		'x',
		'the file name is not valid. Use lowercase letters',
	],
	['named in capitals', 'portfolio/IMG_1.jpg', drawn(1600, 1200).jpeg().toBuffer(), 'the file name is not valid.'],
	['a white logo', 'logos/a.svg', svg('#fff'), '100 % of the logo is white. Use a dark version of the logo here'],
] as const)('says what is wrong with a picture that is %s', async (_, name, data, said) => {
	await put(name, await data);
	expect(await report()).toEqual([expect.stringContaining(`src/assets/${name}: ${said}`)]);
});

it('accepts dark logos, white logos for dark backgrounds, and logos that follow the scheme', async () => {
	await put('logos/a.svg', svg('#123'));
	await put('logos/a-dark.svg', svg('#fff'));
	await put('logos/b.svg', svg('#fff', '<style>@media (prefers-color-scheme: light){path{fill:#000}}</style>'));
	expect(await report()).toEqual([]);
});

it('finds two pictures with the same name', async () => {
	await put('logos/a.svg', svg('#123'));
	await put('logos/a.png', await drawn(300, 100).png().toBuffer());
	expect(await report()).toEqual([
		'src/assets/logos/a.png: a.svg has the same name. Rename or delete one of the two.',
		'src/assets/logos/a.svg: a.png has the same name. Rename or delete one of the two.',
	]);
});

it('names the line of content that shows the picture, in projects and posts', async () => {
	await put('projects/a.yaml', 'name: A\nimage: shop\n', 'content');
	await put('portfolio/shop.png', await drawn(640, 480).png().toBuffer());
	await put('blog/a.md', '---\ntitle: A\nimageUrl: /images/blog/a.png\n---\n', 'content');
	for (const name of ['a', 'small-and-in-the-text'])
		await put(`images/blog/${name}.png`, await drawn(40, 40).png().toBuffer(), 'public');
	await put('images/blog/phone.heic', 'words', 'public');
	expect(await report()).toEqual([
		'content/projects/a.yaml:2 image: src/assets/portfolio/shop.png: 640 × 480 pixels, at least 1200 × 900. Use a larger picture.',
		'content/blog/a.md:3 imageUrl: public/images/blog/a.png: 40 × 40 pixels, at least 720 × 405. Use a larger picture.',
		'public/images/blog/phone.heic: not a picture. Save it as .png, .jpg, .jpeg, .webp, .avif or .svg.',
	]);
});
