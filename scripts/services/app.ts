import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { relative } from 'node:path';
import { blogList } from './blogs.ts';
import { controlRoutes } from './control.ts';
import { sendForm } from './mail.ts';
import { subscribe } from './newsletter.ts';
import { receivedPage } from './received-page.ts';
import { misbehave, type Scopes, type ServiceEnvironment } from './scope.ts';

export interface AppOptions {
	/** Folder of the posts, such as `content/blog`. */
	posts: string;
	/** Folder of the site's public files; their pictures are served as the backend's own. */
	publicFiles: string;
	/** Whether tests may order faults and ask what was received. */
	control: boolean;
}

/** The local services as one application: the backend, the delivery provider and a page about both. */
export function createApp(scopes: Scopes, options: AppOptions): Hono<ServiceEnvironment> {
	const app = new Hono<ServiceEnvironment>();
	// The site calls from another origin, as it would in production.
	app.use('/api/*', cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'], maxAge: 600 }));
	app.use('/api/*', compress());
	app.use('/api/*', bodyLimit({ maxSize: 256 * 1024 }));
	app.use(async (context, next) => {
		context.set('scope', scopes.of(context));
		await next();
	});
	app.get('/api/blogs/allblogs', misbehave('blogs'), etag(), blogList(options.posts));
	app.post('/api/newsletter/subscribe', misbehave('newsletter'), subscribe);
	app.post('/api/v1.0/email/send-form', misbehave('mail'), sendForm);
	app.get('/images/*', serveStatic({ root: relative(process.cwd(), options.publicFiles) }));
	app.get('/', (context) => {
		const { store } = context.get('scope');
		context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
		context.header('cache-control', 'no-store');
		return context.html(receivedPage(store.messages(), store.subscribers()));
	});
	if (options.control) app.route('/', controlRoutes(scopes));
	return app;
}
