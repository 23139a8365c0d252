import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../browser/settings';
import { receiverOf } from './data-use';

vi.mock('../../browser/settings', () => ({ settings: { backendUrl: undefined, mail: {} } }));

const server = vi.hoisted(() => ({ PUBLIC_ANALYTICS_SCRIPT: '' }));
vi.mock('astro:env/server', () => server);

const mail = { origin: 'https://mail.example', serviceId: 'service', publicKey: 'key', contactTemplateId: 'contact' };

beforeEach(() => {
	Object.assign(settings, { backendUrl: undefined, mail: { ...mail, leadTemplateId: undefined } });
});

it('names the delivery service of a form only if all of the form’s settings are set', () => {
	expect([receiverOf('contact'), receiverOf('lead')]).toEqual(['mail.example', undefined]);
	Object.assign(settings.mail, { leadTemplateId: 'lead', publicKey: undefined });
	expect([receiverOf('contact'), receiverOf('lead')]).toEqual([undefined, undefined]);
});

it('names the backend for newsletter and posts if there is one', () => {
	expect([receiverOf('newsletter'), receiverOf('blog')]).toEqual([undefined, undefined]);
	Object.assign(settings, { backendUrl: 'https://backend.example/path' });
	expect([receiverOf('newsletter'), receiverOf('blog')]).toEqual(['backend.example', 'backend.example']);
});

it('names the host of the analytics script if there is one', () => {
	expect(receiverOf('analytics')).toBeFalsy();
	server.PUBLIC_ANALYTICS_SCRIPT = 'https://stats.example/count.js';
	expect(receiverOf('analytics')).toBe('stats.example');
});
