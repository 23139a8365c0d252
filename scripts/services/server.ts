import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { stringify } from 'yaml';
import { z } from 'zod';
import { listen, type Listening } from '../listen.ts';

/** The ids that the local mail service accepts; sites must send them to the service. */
export const setup = {
	service: 'local',
	template: 'contact',
	leadTemplate: 'lead',
	publicKey: 'local-public-key',
} as const;

/** Returns the settings (see .env.example) for a site that calls the local services. */
export function settingsFor(services: string) {
	return {
		PUBLIC_BACKEND_URL: services,
		PUBLIC_EMAILJS_ORIGIN: services,
		PUBLIC_EMAILJS_SERVICE_ID: setup.service,
		PUBLIC_EMAILJS_TEMPLATE_ID: setup.template,
		PUBLIC_EMAILJS_PUBLIC_KEY: setup.publicKey,
	};
}

/** What the services have received since they started, oldest first: the fields of each message, and addresses. */
export interface Received {
	messages: Record<string, string>[];
	subscribers: string[];
}

const subscription = z.object({ email: z.string().trim() });

/** Answers `POST /api/newsletter/subscribe` (spec §7); every answer has a `message`. */
async function subscribe(context: Context, { subscribers }: Received): Promise<Response> {
	const { data } = subscription.safeParse(await context.req.json().catch(() => undefined));
	if (!data || !/^\S+@\S+$/.test(data.email))
		return context.json({ message: 'This does not look like an e-mail address.' }, 400);
	if (subscribers.includes(data.email)) return context.json({ message: 'This address is already subscribed.' }, 409);
	subscribers.push(data.email);
	return context.json({ message: 'Thank you for subscribing.' });
}

/** The fields that each template's form sends (spec §3). */
const templates: Record<string, readonly string[]> = {
	[setup.template]: ['name', 'email', 'message', 'time'],
	[setup.leadTemplate]: ['name', 'email', 'phone', 'businessType'],
};

/** Checks a message as the provider does. Returns the problem, or undefined if there is none. */
function findProblem(fields: Record<string, string>): string | undefined {
	if (!fields['lib_version']) return 'The library version is missing';
	if (fields['user_id'] !== setup.publicKey) return 'The public key is invalid';
	if (fields['service_id'] !== setup.service) return 'The service ID not found';
	const needed = templates[fields['template_id'] ?? ''];
	if (needed === undefined) return 'The template ID not found';
	const missing = needed.filter((name) => !fields[name]?.trim());
	return missing.length > 0 ? `Empty or missing: ${missing.join(', ')}` : undefined;
}

/** Answers `POST /api/v1.0/email/send-form` (spec §7), which takes a multipart form, in plain text. */
async function sendForm(context: Context, { messages }: Received): Promise<Response> {
	const form = await context.req.formData().catch(() => undefined);
	if (form === undefined) return context.text('Expected multipart/form-data', 400);
	const fields = Object.fromEntries(
		[...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
	);
	const problem = findProblem(fields);
	if (problem !== undefined) return context.text(problem, 400);
	messages.push(fields);
	return context.text('OK');
}

/** Starts the local services. @param port 0 chooses a free port. @param posts what a backend with posts serves besides. */
export function startServices(port: number, posts = new Hono()): Promise<Listening> {
	const received: Received = { messages: [], subscribers: [] };
	const app = new Hono();
	// The site calls the services from another origin, as in production.
	app.use('/api/*', cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }));
	app.post('/api/newsletter/subscribe', (context) => subscribe(context, received));
	app.post('/api/v1.0/email/send-form', (context) => sendForm(context, received));
	app.get('/received', (context) => context.json(received));
	app.route('/', posts);
	app.get('/', (context) => context.text(stringify(received)));
	return listen(app, port);
}
