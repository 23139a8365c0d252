import { allSettings } from './settings-table.ts';

const WIDTH = 118;

const HEAD = `# Settings of the site. Copy this file to .env and fill in what applies; \`npm run launch-check\` says what is missing.
# Names that start with PUBLIC_ end up in the pages and are no secrets.
# \`npm start\`, \`npm run dev\` and \`npm test\` use settings of their own and do not read .env.
`;

/** A text as comments, a line of words each. */
function comment(text: string): string {
	const lines = [''];
	for (const word of text.split(' ')) {
		const longer = `${lines.at(-1)} ${word}`;
		if (longer.length > WIDTH) lines.push(` ${word}`);
		else lines[lines.length - 1] = longer;
	}
	return lines.map((line) => `#${line}`).join('\n');
}

/** Writes `.env.example`: every setting with what it is and how it is written. */
export const envExample = (): string =>
	[HEAD, ...allSettings.map(({ name, about, example }) => `${comment(about)}\n# ${name}=${example}\n`)].join('\n');
