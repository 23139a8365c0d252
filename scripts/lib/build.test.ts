import { expect, test, vi } from 'vitest';
import { siteEnvironment } from './build.ts';

test('a local site ignores NODE_ENV and the site settings of the environment', () => {
	vi.stubEnv('NODE_ENV', 'production');
	vi.stubEnv('PUBLIC_SITE_URL', 'https://elsewhere.example');
	vi.stubEnv('LANG', 'en_IN.UTF-8');
	const env = siteEnvironment({ PUBLIC_BACKEND_URL: 'http://localhost:4322' });
	expect(env['NODE_ENV']).toBeUndefined();
	expect(env['PUBLIC_SITE_URL']).toBeUndefined();
	expect(env['PUBLIC_BACKEND_URL']).toBe('http://localhost:4322');
	expect(env['LANG']).toBe('en_IN.UTF-8');
});
