import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder } from '../../../testing/folder.ts';
import { loadSettings, readSettings } from './build-settings.ts';

describe('readSettings', () => {
	it.each([
		['nothing is set', {}],
		[
			'everything is empty, as in a copied .env.example',
			{ PUBLIC_SITE_URL: '', BASE_PATH: '', PUBLIC_BACKEND_URL: ' ' },
		],
	])('returns the defaults if %s', (_name, env) => {
		expect(readSettings(env)).toEqual({
			siteUrl: 'https://www.your-site.example',
			base: '/',
			backendUrl: undefined,
			isOffline: false,
			mailOrigin: 'https://api.emailjs.com',
			analyticsScript: undefined,
			editRepository: undefined,
		});
	});

	it('reads every setting and removes trailing slashes', () => {
		const env = {
			PUBLIC_SITE_URL: ' https://www.example.com/ ',
			BASE_PATH: 'website/',
			PUBLIC_BACKEND_URL: 'http://localhost:4400/backend//',
			PUBLIC_EMAILJS_ORIGIN: 'http://localhost:4400/',
			BLOG_OFFLINE: '1',
			BUILD_DATE: ' 2026-01-31 ',
		};
		expect(readSettings(env)).toEqual({
			siteUrl: 'https://www.example.com',
			base: '/website',
			backendUrl: 'http://localhost:4400/backend',
			isOffline: true,
			mailOrigin: 'http://localhost:4400',
		});
	});

	it('reads the repository of the editing page and how editors sign in', () => {
		const env = {
			EDIT_REPOSITORY: 'gitea:group/website@drafts/spring',
			EDIT_HOST: 'https://git.example.com/',
			EDIT_SIGN_IN: ' an-application ',
		};
		expect(readSettings(env).editRepository).toEqual({
			name: 'gitea',
			repo: 'group/website',
			branch: 'drafts/spring',
			host: 'https://git.example.com',
			signIn: 'an-application',
		});
		expect(() => readSettings({ EDIT_REPOSITORY: 'bitbucket:group/website' })).toThrow(
			'EDIT_REPOSITORY: "bitbucket:group/website" is not valid.',
		);
	});

	it.each(['website', '/website', '//website//'])('reads the base path %j', (value) => {
		expect(readSettings({ BASE_PATH: value }).base).toBe('/website');
	});

	it('lists every invalid setting in one error', () => {
		const env = {
			PUBLIC_SITE_URL: 'https://team.github.io/website',
			PUBLIC_BACKEND_URL: 'backend.example.com',
			PUBLIC_EMAILJS_ORIGIN: 'https://',
			BASE_PATH: 'my website?',
			BLOG_OFFLINE: 'true',
			BUILD_DATE: '2026-02-31',
		};
		expect(() => readSettings(env)).toThrowErrorMatchingInlineSnapshot(`
			[Error: 6 settings are not valid. Change the environment or .env (.env.example explains each setting):
			  - PUBLIC_SITE_URL: "https://team.github.io/website" is not valid. Write the address without a path. A sub-path belongs in BASE_PATH.
			  - BASE_PATH: "my website?" is not valid. Write a path such as /website.
			  - PUBLIC_BACKEND_URL: "backend.example.com" is not valid. Write an address such as https://www.example.com.
			  - PUBLIC_EMAILJS_ORIGIN: "https://" is not valid. Write an address such as https://www.example.com.
			  - BLOG_OFFLINE: "true" is not valid. Write 1, or leave the setting empty.
			  - BUILD_DATE: "2026-02-31" is not valid. Write a day such as 2026-01-31.]
		`);
	});
});

it('loadSettings reads .env in the settings folder, but the environment takes precedence', async () => {
	const file = 'BASE_PATH=/from-file\nPUBLIC_BACKEND_URL=https://file.example.com\n';
	const folder = await makeFolder({ '.env': file });
	onTestFinished(() => void vi.unstubAllEnvs());
	vi.stubEnv('SETTINGS_FOLDER', folder);
	vi.stubEnv('BASE_PATH', undefined);
	vi.stubEnv('PUBLIC_BACKEND_URL', 'https://environment.example.com');
	expect(loadSettings()).toMatchObject({ base: '/from-file', backendUrl: 'https://environment.example.com', folder });
});
