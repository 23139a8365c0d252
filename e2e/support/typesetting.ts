/** Headings that end in a short line of one word which had room for another; runs inside a browser. */
export function loneWords(): string[] {
	const boxesOf = (heading: Element): DOMRect[] => {
		const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
		const boxes: DOMRect[] = [];
		for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
			for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				boxes.push(range.getBoundingClientRect());
			}
		}
		return boxes;
	};
	const endsInLoneWord = (heading: Element): boolean => {
		const boxes = boxesOf(heading);
		const [before, last] = boxes.slice(-2);
		// Three words on two lines leave one alone, at the end or at the beginning.
		if (boxes.length < 4 || before === undefined || last === undefined || last.top - before.top < 4) return false;
		const longest = Math.max(...boxes.map(({ right }) => right)) - last.left;
		// Two long words cannot share a narrow line; and a last word about as long as the line above stands well.
		const hasRoom = before.width + last.width + last.height / 4 < heading.getBoundingClientRect().width;
		return hasRoom && last.width < 0.7 * longest;
	};
	return [...document.querySelectorAll('h1, h2, h3')]
		.filter((heading) => heading.checkVisibility() && endsInLoneWord(heading))
		.map((heading) => heading.textContent.trim());
}

/** Pixel pictures out of proportion or larger than their file; runs inside a browser. */
export async function spoiltPictures(): Promise<string[]> {
	const shown = [...document.images].filter((image) => image.checkVisibility());
	const faults = shown.map(async (image) => {
		image.loading = 'eager';
		await image.decode();
		if (/\.svg$|svg\+xml/.test(image.currentSrc)) return [];
		// What the file holds: `naturalWidth` of a picture with sizes is what they promise.
		const file = new Image();
		file.src = image.currentSrc;
		await file.decode();
		const { clientWidth: width, clientHeight: height } = image;
		const isStretched =
			getComputedStyle(image).objectFit === 'fill' &&
			Math.abs(width / height / (file.naturalWidth / file.naturalHeight) - 1) > 0.03;
		return isStretched || width > file.naturalWidth + 1
			? [`${image.currentSrc}: ${file.naturalWidth} x ${file.naturalHeight} as ${width} x ${height}`]
			: [];
	});
	return (await Promise.all(faults)).flat();
}
