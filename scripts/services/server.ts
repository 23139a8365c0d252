import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { join, relative } from 'node:path';
import { listen, type Listening } from '../lib/ports.ts';
import { samples } from './addresses.ts';
import { controlRoutes } from './control.ts';
import { blogList, sendForm, subscribe } from './endpoints.ts';
import { receivedPage } from './received-page.ts';
import { misbehave, Scopes, type ServiceEnvironment } from './scope.ts';

interface ServicesOptions {
	/** 0 chooses a free port. */
	port: number;
	/** The path of an SQLite file, or ':memory:'. With `control`, each scope has its own database in memory instead. */
	database: string;
	/** Whether tests can make the services misbehave. If so, the backend serves the sample posts. */
	control: boolean;
}

function createApp(scopes: Scopes, control: boolean): Hono<ServiceEnvironment> {
	const folder = control ? samples : '.';
	const app = new Hono<ServiceEnvironment>();
	// The site calls the services from another origin, as in production.
	app.use('/api/*', cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'], maxAge: 600 }));
	app.use('/api/*', compress());
	app.use('/api/*', bodyLimit({ maxSize: 256 * 1024 }));
	app.use(async (context, next) => {
		context.set('scope', scopes.of(context));
		await next();
	});
	app.get('/api/blogs/allblogs', misbehave('blogs'), etag(), blogList(folder));
	app.post('/api/newsletter/subscribe', misbehave('newsletter'), subscribe);
	app.post('/api/v1.0/email/send-form', misbehave('mail'), sendForm);
	app.get('/images/*', serveStatic({ root: relative(process.cwd(), join(folder, 'public')) }));
	app.get('/', (context) => {
		const { store } = context.get('scope');
		context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
		context.header('cache-control', 'no-store');
		return context.html(receivedPage(store.messages(), store.subscribers()));
	});
	if (control) app.route('/', controlRoutes(scopes));
	return app;
}

/** Starts the local services. */
export async function startServices({ port, database, control }: ServicesOptions): Promise<Listening> {
	const scopes = new Scopes({ database, control });
	const { origin, close } = await listen(createApp(scopes, control), port);
	return { origin, close: () => close().then(() => scopes.close()) };
}
