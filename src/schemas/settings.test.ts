import { expect, it } from 'vitest';
import { findDoubtfulSettings, findSettingProblems } from './settings.ts';

it.each([
	['PUBLIC_SITE_URL', 'www.example.com', 'https://www.example.com'],
	['PUBLIC_SITE_URL', 'https://example.com/website', 'BASE_PATH, such as /website'],
	['PUBLIC_SITE_URL', '“https://example.com”', 'https://www.example.com'],
	['PUBLIC_SITE_URL', 'htps://example.com', 'https://www.example.com'],
	['PUBLIC_SITE_URL', 'https//example.com', 'https://www.example.com'],
	['PUBLIC_SITE_URL', 'https://exa mple.com', 'https://www.example.com'],
	['BASE_PATH', 'https://example.com/website', '/website'],
	['BASE_PATH', '/web site', '/website'],
	['PUBLIC_BACKEND_URL', 'backend.example.com', 'https://backend.example.com'],
	['PUBLIC_BACKEND_URL', 'https://b.example.com/v1/api/blogs/allblogs', 'before /api/blogs/allblogs'],
	['PUBLIC_BACKEND_URL', 'https://b.example.com/api/newsletter/subscribe', 'before /api/blogs/allblogs'],
	['PUBLIC_EMAILJS_SERVICE_ID', '‘service_ab12cd3’', 'service_ab12cd3'],
	['PUBLIC_EMAILJS_PUBLIC_KEY', 'a key', 'Ab1_cD2eF3gH4iJ5k'],
	['PUBLIC_EMAILJS_ORIGIN', 'api.emailjs.com', 'https://api.emailjs.com'],
	['PUBLIC_ANALYTICS_SCRIPT', 'http://stats.example.com/s.js', 'https://stats.example.com/script.js'],
	['PUBLIC_ANALYTICS_ATTRIBUTES', 'website-id=1', '{"website-id":"…"}'],
	['BLOG_OFFLINE', 'true', 'Write 1'],
	['EDIT_REPOSITORY', 'https://github.com/owner/name', 'github:owner/name@main'],
	['EDIT_HOST', 'git.example.com', 'https://git.example.com'],
	['EDIT_SIGN_IN', 'http://sign-in.example.com', 'https://sign-in.example.com'],
	['public_site_url', 'https://example.com', 'Write PUBLIC_SITE_URL.'],
	['PUBLIC_EMAILJS_SERVICEID', 'service_ab12cd3', '.env.example'],
])('%s=%s is named, with an example', (name, value, example) => {
	const [problem, ...others] = findSettingProblems({ [name]: value });
	expect(problem).toMatch(new RegExp(`^${name} is `));
	expect(problem).toContain(example);
	expect(others).toEqual([]);
});

it('accepts what works', () => {
	const settings = {
		PUBLIC_SITE_URL: 'http://localhost:4321/',
		BASE_PATH: 'website/',
		PUBLIC_BACKEND_URL: 'https://b.example.com/v1//',
		PUBLIC_EMAILJS_PUBLIC_KEY: '',
		PUBLIC_ANALYTICS_SCRIPT: 'https://www.googletagmanager.com/gtag/js?id=G-1',
		PUBLIC_ANALYTICS_ATTRIBUTES: '{"domain":"a.example"}',
		EDIT_REPOSITORY: 'gitlab:group/part/name@main',
		EDITOR: 'vi',
		PUBLIC_KEY: 'of another program',
	};
	expect(findSettingProblems(settings)).toEqual([]);
});

it.each([
	['PUBLIC_SITE_URL', 'https://www.your-site.example', 'your own address'],
	['PUBLIC_SITE_URL', 'https://www.example.com', 'your own address'],
	['PUBLIC_SITE_URL', 'http://localhost:4321', 'your own address'],
	['PUBLIC_BACKEND_URL', 'http://backend.infotech.in', 'https://'],
	['PUBLIC_EMAILJS_SERVICE_ID', 'service_xxxxxxx', 'your own'],
	['PUBLIC_EMAILJS_SERVICE_ID', 'template_ab12cd3', 'id of a template'],
	['PUBLIC_EMAILJS_LEAD_TEMPLATE_ID', 'service_ab12cd3', 'id of a service'],
	['PUBLIC_EMAILJS_PUBLIC_KEY', 'service_ab12cd3', 'public key'],
	['SHOW_DRAFTS', '1', 'Delete it'],
	['EDIT_REPOSITORY', 'github:owner/name@main', 'your own'],
])('%s=%s cannot be right for a live site', (name, value, fix) => {
	expect(findSettingProblems({ [name]: value })).toEqual([]);
	expect(findDoubtfulSettings({ [name]: value, PUBLIC_ANALYTICS_SCRIPT: 'https://stats.infotech.in/s.js' })).toEqual([
		expect.stringMatching(new RegExp(`^${name} is "${value}"\\. .*${fix}`)),
	]);
});
