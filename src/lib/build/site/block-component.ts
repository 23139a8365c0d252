/** A name of words and hyphens as components are called. */
export const pascal = (name: string): string =>
	name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The component of a block below `src/sections/blocks`: the kind is a folder with a file a look, or a file. */
export const componentOf = (block: { kind: string; look?: string }): string =>
	block.look === undefined ? `${pascal(block.kind)}.astro` : `${block.kind}/${pascal(block.look)}.astro`;
