/** One picture of the contact sheet. */
export interface Shot {
	/** The page or state. */
	title: string;
	width: number;
	scheme: string;
	/** The picture's file, beside the sheet. */
	file: string;
}

const escape = (text: string): string => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The contact sheet: a row a page or state, its pictures from narrow to wide, light before dark. */
export function contactSheet(shots: readonly Shot[]): string {
	const rows = Map.groupBy(shots, ({ title }) => title);
	const figure = ({ width, scheme, file }: Shot) =>
		`<figure><a href="${escape(file)}"><img src="${escape(file)}" alt="" loading="lazy"></a><figcaption>${width} ${scheme}</figcaption></figure>`;
	const sections = [...rows].map(([title, row]) => `<h2>${escape(title)}</h2><div>${row.map(figure).join('')}</div>`);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:16px system-ui;margin:2rem;background:#777;color:#fff}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0}img{height:32rem;width:auto;object-fit:cover;object-position:top;display:block}figcaption{padding:.25rem 0 1rem}</style>
<h1>Gallery</h1>${sections.join('')}</html>`;
}
