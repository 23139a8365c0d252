/** `a as b, c` as the members of an object or of a pattern: `b:a,c`, or with the sides changed. */
function members(list: string, isPattern: boolean): string {
	return list
		.split(',')
		.map((part) => part.trim().split(/\s+as\s+/))
		.map(([from = '', to]) => (to === undefined ? from : isPattern ? `${from}:${to}` : `${to}:${from}`))
		.join(',');
}

/**
 * Puts a small module into the module that imports it, with names of its own.
 * @param code the importing module; comes back unchanged if it does not import the file as a minifier writes it.
 * @param module the code of a module without imports.
 * @param fileName the module's file, as the import names it, folders left aside.
 */
export function inlineModule(code: string, module: string, fileName: string): string {
	const name = fileName.split('/').pop() ?? fileName;
	const imported = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']*)["'];?/g)].find(([, , from]) =>
		from?.endsWith(`/${name}`),
	);
	const exported = /export\s*\{([^}]*)\};?\s*$/.exec(module);
	if (!imported || !exported) return code;
	const body = `${module.slice(0, exported.index)}return{${members(exported[1] ?? '', false)}}`;
	return code.replace(imported[0], () => `var{${members(imported[1] ?? '', true)}}=(()=>{${body}})();`);
}
