import { allSettings } from './settings-table.ts';

const WIDTH = 118;

const HEAD = `# Settings of the site. Copy this file to .env and fill in what you need; \`npm run launch-check\` says what is missing.
# Settings that start with PUBLIC_ are visible in the pages, so they are not secret.
# \`npm start\`, \`npm run dev\` and \`npm test\` use their own settings and do not read .env.
`;

/** Turns text into comment lines. */
function comment(text: string): string {
	const lines = [''];
	for (const word of text.split(' ')) {
		const longer = `${lines.at(-1)} ${word}`;
		if (longer.length > WIDTH) lines.push(` ${word}`);
		else lines[lines.length - 1] = longer;
	}
	return lines.map((line) => `#${line}`).join('\n');
}

/** Returns the text of `.env.example`, which explains every setting and gives an example. */
export const envExample = (): string =>
	[HEAD, ...allSettings.map(({ name, about, example }) => `${comment(about)}\n# ${name}=${example}\n`)].join('\n');
