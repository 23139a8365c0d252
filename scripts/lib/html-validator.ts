import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/**
 * `recommended` has the rules of HTML, ARIA and WCAG; `document` has those for whole pages. Each changed rule says why.
 */
const config: ConfigData = {
	root: true,
	extends: ['html-validate:recommended', 'html-validate:document'],
	rules: {
		// The policy of each page allows only our own scripts and styles, from the same origin.
		'require-sri': 'off',
		// HTML allows any id without spaces; React's begin with an underscore.
		'valid-id': ['error', { relaxed: true }],
		// The schema puts non-breaking spaces into the number; other links to it show words.
		'tel-non-breaking': 'off',
		// The next four rules are style, not HTML, and React cannot be told to write otherwise: autoComplete, required="",
		// <input/>.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'void-style': 'off',
		// The policy and the launch check keep style attributes out of served pages; in the browser, Swiper adds them.
		'no-inline-style': 'off',
	},
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Returns the problems in a page's HTML, each with its place. */
export function htmlProblems(html: string): string[] {
	const { results } = validator.validateStringSync(html);
	const messages = results.flatMap((result) => result.messages);
	return messages.map(({ message, selector, ruleId }) => `${message} (${selector ?? 'the document'}, ${ruleId})`);
}
