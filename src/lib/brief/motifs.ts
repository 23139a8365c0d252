/**
 * The figures that are woven into the cloth, by the name of the industry's mark; `common` is for every other mark. A
 * figure is 24 threads wide and 16 rows high: each row is an integer of six hexadecimal digits, with a bit for each thread.
 */
const FIGURES = {
	'virtual-reality': '00000000ff0003ffc00700e00c00307ffffefffffffffffff87e1ff03c0ff03c0ff87e1fffffffffc3ff7f81fe000000',
	'augmented-reality':
		'f03c0ff0ff0fc3ffc309ff900c7e300f18f00fc3f00fe7f00fe7f00fe7f00fe7f003e7c0c0e703f0240ff0000f000000',
	finance: '007e0003ffc007ffe00ffff00e00701fe7f81c00381fe7f81f07f81f3ff81f9ff81fcff80fe7f00ffff003ffc0007e00',
	'electric-vehicles':
		'01ff8007ffe00e3c701c3c381c3c383ffffc7ff3ff7fe7ff7fc0ff7ff3ff7fe7ff7fefff0bff701efde01e01e00c00c0',
	restaurant: '000000a80018a87e1ca9ff9cab81defb00de767e6e26ff6e26ff6c26ff68267e682300c82381c821ff88207e08000000',
	healthcare: '07c3e01ff7f83ffffc7fe7fe7fe7fe7fe7fe7f00fe7f00fe3fe7fc3fe7fc1fe7f80ffff003ffc000ff00003c00001800',
	tourism: '0000780000fc0000fc00007800600000f000019800039c0005ae180fdf3c1fff7e3fffff7fffffffffff0000003cf3cf',
	entertainment: 'ffffffdb6db6ffffffffffffff3fffff0fffff03ffff00ffff00ffff03ffff0fffff3fffffffffffffffdb6db6ffffff',
	education: '3f00fc7fc3feffe7ffc06603ffe7ffc06603ffe7ffc06603ffe7ffc06603ffe7ffc3e7c300e700003c00001800000000',
	retail: 'f00000fc00001ffffe0e66660ffffc06666c07fffc03666803fff803000006000007fff803c1e003c1e00180c0000000',
	automotive: '00ff0003ffc00f81f01e00781c003838001c387e1c3ffffc3ffffc38ff1c383c1c1c3c381e3c780fbdf003ffc000ff00',
	textile: '000780001fe0003cf00038700078e000f80003fc000fff001e07803c03c038f1c039f9c038f1c03c03c01f0f8007fe00',
	common: '001800003c00007e000c7e301e3c783f18fc1fa5f80fe7f00fe7f01fa5f83f18fc1e3c780c7e30007e00003c00001800',
};

/** The width and the height of a figure, in threads and rows. */
export const FIGURE = { width: 24, height: 16 } as const;

/** Returns the rows of the figure for a mark, each as an integer of 24 bits. */
export function figureFor(mark: string): number[] {
	const digits = new Map(Object.entries(FIGURES)).get(mark) ?? FIGURES.common;
	return Array.from({ length: FIGURE.height }, (_, row) => parseInt(digits.slice(6 * row, 6 * row + 6), 16));
}
