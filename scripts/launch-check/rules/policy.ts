import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { policyDirectives } from '../../../src/integrations/policy/policy.ts';
import { attribute, textOf } from '../../lib/html.ts';
import type { Page } from '../site.ts';
import { findingsOf, type Rule } from './rule.ts';

const finding = findingsOf('Content security policy');

const isPolicy = (element: Element): boolean =>
	/^content-security-policy$/i.test(attribute(element, 'httpEquiv') ?? '');

/** A policy by directive. */
function parsePolicy(text: string): Map<string, string> {
	const directives = text
		.split(';')
		.map((part) => part.trim())
		.filter(Boolean);
	return new Map(directives.map((part) => [part.split(/\s/, 1)[0] ?? part, part]));
}

const hashOf = (element: Element): string =>
	`'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;

/** Scripts that run; data blocks and speculation rules do not. */
const isInlineScript = (element: Element): boolean =>
	element.tagName === 'script' &&
	attribute(element, 'src') === undefined &&
	['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? '');

/** What the policy would block although the page has it. */
function blocked({ elements }: Page, after: number, policy: Map<string, string>): string[] {
	const ruled = elements.slice(after);
	const lacks = (directive: string) => (element: Element) => !(policy.get(directive) ?? '').includes(hashOf(element));
	const scripts = ruled.filter(isInlineScript).filter(lacks('script-src')).length;
	const styles = ruled.filter(({ tagName }) => tagName === 'style').filter(lacks('style-src')).length;
	const events = elements.flatMap(({ tagName, properties }) =>
		Object.keys(properties)
			.filter((name) => /^on[A-Z]/.test(name))
			.map((name) => `<${tagName} ${name.toLowerCase()}>`),
	);
	const attributes = elements.filter((element) => attribute(element, 'style') !== undefined);
	return [
		...(scripts > 0
			? [`blocks ${scripts} inline ${scripts === 1 ? 'script' : 'scripts'} of the page: move it to a file`]
			: []),
		...(styles > 0
			? [`blocks ${styles} inline ${styles === 1 ? 'style sheet' : 'style sheets'} of the page: move it to a file`]
			: []),
		...[...new Set(events)].map((name) => `blocks ${name}: add a listener in a script instead`),
		...[...new Set(attributes.map(({ tagName }) => tagName))].map(
			(tag) => `blocks <${tag} style>: use a class instead`,
		),
	];
}

/** Each page carries the whole policy of src/integrations/policy/policy.ts, and nothing on it is against that. */
export const policy: Rule = ({ pages, settings }) =>
	pages.flatMap((page) => {
		const at = page.elements.findIndex(isPolicy);
		const meta = page.elements[at];
		if (meta === undefined) return [finding(page.file, 'is missing: the page has no policy')];
		const found = parsePolicy(attribute(meta, 'content') ?? '');
		const wrong = policyDirectives(settings).flatMap((expected) => {
			const name = expected.split(' ', 1)[0] ?? expected;
			const actual = found.get(name);
			return actual === expected ? [] : [`found ${actual ?? `no ${name}`}, expected ${expected}`];
		});
		const unsafe = [...found.values()].filter((directive) => /'unsafe-/.test(directive));
		const unruled = ['script-src', 'style-src'].filter((name) => !found.has(name)).map((name) => `found no ${name}`);
		const faults = [
			...wrong,
			...unruled,
			...unsafe.map((text) => `allows too much: ${text}`),
			...blocked(page, at, found),
		];
		return faults.map((what) => finding(page.file, what));
	});
