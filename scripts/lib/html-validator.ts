import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/**
 * What every page is held to: `recommended` has the rules of the HTML standard, of ARIA and of WCAG, `document` those for
 * whole pages (doctype, order of headings, ids that exist). Each rule that is changed or off says why.
 */
const config: ConfigData = {
	root: true,
	extends: ['html-validate:recommended', 'html-validate:document'],
	rules: {
		// The policy of each page allows no scripts and styles but our own, which come from where the page comes from.
		'require-sri': 'off',
		// The standard allows any id without spaces; React's begin with an underscore.
		'valid-id': ['error', { relaxed: true }],
		// A button that calls has words on it, not the number.
		'tel-non-breaking': ['error', { ignoreClasses: ['button'] }],
		// The next four are matters of taste, not of the standard, and React has no setting for what it writes:
		// autoComplete, required="", hidden="", <input/>.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'void-style': 'off',
		// Served pages have none: the policy blocks them, and the launch check looks for them. Swiper
		// moves its slides by the style of elements, which is no fault of the page's HTML.
		'no-inline-style': 'off',
	},
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is wrong with a page's HTML, and where: nothing where it is valid. */
export function htmlFaults(html: string): string[] {
	const { results } = validator.validateStringSync(html);
	const messages = results.flatMap((result) => result.messages);
	return messages.map(({ message, selector, ruleId }) => `${message} (${selector ?? 'the document'}, ${ruleId})`);
}
