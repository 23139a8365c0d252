/** How a setting is written. `.env.example` says what each one is for. */
interface Rule {
	form: { test: (value: string) => boolean };
	/** Says how to write it, with an example. */
	fix: string;
}

const HOST = '[\\p{L}\\p{M}\\p{N}-]+(\\.[\\p{L}\\p{M}\\p{N}-]+)*(:\\d+)?';
const PATH = '(/[^\\s"\'“”‘’?#]*)?';
const origin = new RegExp(`^https?://${HOST}/?$`, 'u');
const address = (own: string): Rule => ({
	form: new RegExp(`^https?://${HOST}${PATH}$`, 'u'),
	fix: `Write an address that starts with https://, such as ${own}.`,
});
const counted = (own: string): Rule => ({
	form: new RegExp(`^https://${HOST}${PATH}(\\?[^\\s"'“”‘’]*)?$`, 'u'),
	fix: `Write an address that starts with https://, such as ${own}.`,
});
const id = (own: string): Rule => ({ form: /^[\w-]+$/, fix: `Write only the id, such as ${own}.` });
const one: Rule = { form: /^1$/, fix: 'Write 1, or delete the line.' };

const RULES: Readonly<Record<string, Rule>> = {
	PUBLIC_SITE_URL: {
		form: origin,
		fix: 'Write the address without a path, such as https://www.example.com. A path belongs in BASE_PATH, such as /website.',
	},
	BASE_PATH: { form: /^\/?([\w~-][\w.~-]*\/?)*$/, fix: 'Write only the path, such as /website.' },
	PUBLIC_BACKEND_URL: {
		form: new RegExp(`^https?://${HOST}(?!.*/api/(blogs|newsletter))${PATH}$`, 'u'),
		fix: 'Write what stands before /api/blogs/allblogs, such as https://backend.example.com.',
	},
	PUBLIC_EMAILJS_SERVICE_ID: id('service_ab12cd3'),
	PUBLIC_EMAILJS_TEMPLATE_ID: id('template_ab12cd3'),
	PUBLIC_EMAILJS_PUBLIC_KEY: id('Ab1_cD2eF3gH4iJ5k'),
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: id('template_ef45gh6'),
	PUBLIC_EMAILJS_ORIGIN: address('https://api.emailjs.com'),
	PUBLIC_ANALYTICS_SCRIPT: counted('https://stats.example.com/script.js'),
	PUBLIC_ANALYTICS_ATTRIBUTES: { form: /^\s*\{.*\}\s*$/, fix: 'Write JSON on one line, such as {"website-id":"…"}.' },
	PUBLIC_ANALYTICS_ENDPOINT: counted('https://events.example.com'),
	BLOG_FROM_CONTENT: one,
	BLOG_OFFLINE: one,
	SHOW_DRAFTS: one,
	EDIT_REPOSITORY: {
		form: /^(github|gitlab|gitea):[\w.-]+(\/[\w.-]+)+@[\w./-]+$/,
		fix: 'Write the host, the repository and the branch, such as github:owner/name@main.',
	},
	EDIT_HOST: { form: origin, fix: 'Write the address of your own host, such as https://git.example.com.' },
	EDIT_SIGN_IN: {
		form: /^(https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?|[\w-]+)$/,
		fix: 'Write an address, such as https://sign-in.example.com, or an application id.',
	},
};

/** Names that are probably meant for settings of this site. */
const OWN = /^(PUBLIC_?(SITE|BACKEND|EMAIL|ANALYTICS)|BASE_?PATH|BLOG_?(FROM|OFF)|SHOW_?DRAFT|EDIT_?(REPO|HOST|SIGN))/i;

/** Returns what is wrong with the settings of a build, each with its name and an example. Empty ones count as not set. */
export function findSettingProblems(env: Readonly<Record<string, string | undefined>>): string[] {
	const unknown = Object.keys(env).filter((name) => OWN.test(name) && !(name in RULES));
	const wrong = Object.entries(RULES).flatMap(([name, { form, fix }]) => {
		const value = env[name];
		return value && !form.test(value) ? `${name} is "${value}". ${fix}` : [];
	});
	return [
		...unknown.map((name) => {
			const meant = Object.keys(RULES).find((one) => one === name.toUpperCase());
			return `${name} is not a setting. ${meant ? `Write ${meant}.` : 'Correct its name, as in .env.example.'}`;
		}),
		...wrong,
	];
}

/** Hosts that are reserved for examples and for this machine. */
const RESERVED =
	/(^|[/.@])((example|your-site|test|invalid|local|localhost|127\.0\.0\.1)|example\.(com|net|org))(:\d+)?(\/|$)/;

/** Returns what can be read, but cannot be right for a live site. */
export function findDoubtfulSettings(env: Readonly<Record<string, string | undefined>>): string[] {
	const doubts: [names: RegExp, values: RegExp, fix: string][] = [
		[/_(URL|ORIGIN|SCRIPT|ENDPOINT|HOST)$/, RESERVED, 'Write your own address: this one is an example.'],
		[/_(URL|ORIGIN)$/, /^http:/, 'Write https://. From a page with https, browsers call nothing else.'],
		[/_(ID|KEY)$/, /xxxx|^local/, 'Write your own: this one is an example.'],
		[/_SERVICE_ID$/, /^template_/, 'This is the id of a template. Write that of the service.'],
		[/TEMPLATE_ID$/, /^service_/, 'This is the id of a service. Write that of the template.'],
		[/_KEY$/, /^(service|template)_/, 'This is another id. Write the public key.'],
		[/^SHOW_DRAFTS$/, /./, 'Delete it: it is for previews, and search engines would not list the site.'],
		[/^EDIT_REPOSITORY$/, /^\w+:owner\/name@/, 'Write your own: this one is an example.'],
	];
	return Object.keys(RULES).flatMap((name) => {
		const value = env[name] ?? '';
		const found = doubts.find(([names, values]) => names.test(name) && values.test(value));
		return found ? `${name} is "${value}". ${found[2]}` : [];
	});
}
