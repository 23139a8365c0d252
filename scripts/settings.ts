const HOST = 'https?://[\\p{L}\\p{M}\\p{N}-]+(\\.[\\p{L}\\p{M}\\p{N}-]+)*(:\\d+)?';
const REST = '[^\\s"\'“”‘’,;?#]*';
const origin = new RegExp(`^${HOST}/?$`, 'u');
const address = new RegExp(`^(?!.*/api(/?$|/blogs|/newsletter))${HOST}(/${REST})?$`, 'u');
const file = new RegExp(`^(?=https:)${HOST}(/${REST})?(\\?${REST})?$`, 'u');
const id = /^[\w-]+$/;

/** How each setting is written, with an example. `.env.example` says what each one is for. */
const FORMS: Readonly<Record<string, readonly [form: RegExp, example: string]>> = {
	PUBLIC_SITE_URL: [origin, 'https://www.example.com, and a path as BASE_PATH'],
	BASE_PATH: [/^\/?([\w~-][\w.~-]*\/?)*$/, '/website'],
	PUBLIC_BACKEND_URL: [address, 'https://backend.example.com, which stands before /api/blogs/allblogs'],
	PUBLIC_EMAILJS_SERVICE_ID: [id, 'service_ab12cd3'],
	PUBLIC_EMAILJS_TEMPLATE_ID: [id, 'template_ab12cd3'],
	PUBLIC_EMAILJS_PUBLIC_KEY: [id, 'Ab1_cD2eF3gH4iJ5k'],
	PUBLIC_EMAILJS_LEAD_TEMPLATE_ID: [id, 'template_ef45gh6'],
	PUBLIC_EMAILJS_ORIGIN: [address, 'https://api.emailjs.com'],
	PUBLIC_ANALYTICS_SCRIPT: [file, 'https://stats.example.com/script.js'],
	PUBLIC_ANALYTICS_ATTRIBUTES: [/^\s*\{.*\}\s*$/, '{"website-id":"…"}'],
	PUBLIC_ANALYTICS_ENDPOINT: [file, 'https://events.example.com'],
	BLOG_FROM_CONTENT: [/^1$/, '1, or delete it'],
	BLOG_OFFLINE: [/^1$/, '1, or delete it'],
	SHOW_DRAFTS: [/^1$/, '1, or delete it'],
	EDIT_REPOSITORY: [/^(github|gitlab|gitea):[\w.-]+(\/[\w.-]+)+@[\w./-]+$/, 'github:owner/name@main'],
	EDIT_HOST: [origin, 'https://git.example.com'],
	EDIT_SIGN_IN: [/^(https:\/\/[\w.-]+(:\d+)?(\/[\w./-]*)?|[\w-]+)$/, 'https://sign-in.example.com, or an id'],
};

/** Names that are probably meant for settings of this site. */
const OWN = /^(PUBLIC_?(SITE|BACKEND|EMAIL|ANALYTICS)|BASE_?PATH|BLOG_?(FROM|OFF)|SHOW_?DRAFT|EDIT_?(REPO|HOST|SIGN))/i;

type Settings = Readonly<Record<string, string | undefined>>;

/** Returns what is wrong with the settings of a build, each with its name and an example. Empty ones count as not set. */
export const findSettingProblems = (env: Settings): string[] => [
	...Object.keys(env)
		.filter((name) => OWN.test(name.replace(/^\W+/, '').replaceAll('-', '_')) && !(name in FORMS))
		.map((name) => `${name} is not a setting. Write it in capitals, as in .env.example, without a byte-order mark.`),
	...Object.entries(FORMS)
		.filter(([name, [form]]) => env[name] && !form.test(env[name]))
		.map(([name, [, example]]) => `${name} is "${env[name]}". Write a value such as ${example}.`),
];

/** Hosts that are reserved for examples and for this machine. */
const RESERVED =
	/(^|[/.@])((example|your-site|test|invalid|local|localhost|127\.0\.0\.1)|example\.(com|net|org))(:\d+)?(\/|$)/;

/** What can be read, but cannot be right for a live site. */
const DOUBTS: readonly [names: RegExp, values: RegExp, fix: string][] = [
	[/_(URL|ORIGIN|SCRIPT|ENDPOINT|HOST|SIGN_IN)$/, RESERVED, 'Write your own address: this one is an example.'],
	[/_(URL|ORIGIN)$/, /^http:/, 'Write https://. From a page with https, browsers call nothing else.'],
	[/_(ID|KEY)$/, /xxxx|^local/, 'Write your own: this one is an example.'],
	[/_SERVICE_ID$/, /^template_/, 'This is the id of a template. Write that of the service.'],
	[/TEMPLATE_ID$/, /^service_/, 'This is the id of a service. Write that of the template.'],
	[/_KEY$/, /^(service|template)_/, 'This is another id. Write the public key.'],
	[/^SHOW_DRAFTS$/, /./, 'Delete it: it is for previews, and search engines would not list the site.'],
	[/^EDIT_REPOSITORY$/, /:owner\/name@/, 'Write your own: this one is an example.'],
];

/** Returns what is doubtful about the settings of a live site, each with its name. */
export const findDoubtfulSettings = (env: Readonly<Record<string, string>>): string[] =>
	Object.entries(env).flatMap(([name, value]) => {
		const [, , fix] = DOUBTS.find(([names, values]) => name in FORMS && names.test(name) && values.test(value)) ?? [];
		return fix ? `${name} is "${value}". ${fix}` : [];
	});
