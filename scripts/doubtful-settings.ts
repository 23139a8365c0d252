import { FORMS } from '#schemas/settings.ts';

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
