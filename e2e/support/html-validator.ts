import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/**
 * `recommended` contains the rules for HTML, ARIA and WCAG; `document` adds the rules for whole pages. A comment
 * explains each change to the rules.
 */
const config: ConfigData = {
	root: true,
	// Astro writes a style for its islands in front of the first island, and has no setting for the place.
	elements: ['html5', { style: { flow: true } }],
	extends: ['html-validate:recommended', 'html-validate:document'],
	rules: {
		// Each page's policy allows only scripts and styles from our own origin.
		'require-sri': 'off',
		// HTML allows any id without spaces; ids that React makes begin with an underscore.
		'valid-id': ['error', { relaxed: true }],
		// The schema already writes the phone number with non-breaking spaces; the text of other phone links is not a
		// number.
		'tel-non-breaking': 'off',
		// The checkboxes of a question share its name.
		'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
		// The next four rules are about style, not validity. React's output breaks these rules and cannot be changed:
		// autoComplete, required="", <input/>.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'void-style': 'off',
		// The policy keeps style attributes out of served pages; Swiper adds its own in the browser.
		'no-inline-style': 'off',
	},
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Returns the problems in a page's HTML, each with the selector of its element. */
export function htmlProblems(html: string): string[] {
	const { results } = validator.validateStringSync(html);
	const messages = results
		.flatMap((result) => result.messages)
		// An empty address is valid: it leads to the same page.
		.filter(({ message }) => message !== 'Attribute "href" is missing value');
	return messages.map(({ message, selector, ruleId }) => `${message} (${selector ?? 'the document'}, ${ruleId})`);
}
