import { SAMPLE_FOLDER } from '../site/reserved-names.ts';
import { literal, REVALIDATED, SAMPLE_ROOT, trailingSlash, type HostingRules } from './hosting-rules.ts';

const TEXT_TYPES = [
	'application/json',
	'application/manifest+json',
	'application/javascript',
	'application/xml',
	'image/svg+xml',
	'text/css',
	'text/javascript',
	'text/plain',
	'text/xml',
].join(' ');

const head = (
	prefix: string,
) => `# The site's hosting rules for nginx. The build writes this file from src/lib/build/hosting/hosting-rules.ts.
# 1. Copy the built site to ${SAMPLE_ROOT}${prefix}
# 2. Copy this file to /etc/nginx/conf.d/ and set server_name; add TLS (listen 443 ssl) unless a proxy provides it
# 3. nginx -t && systemctl reload nginx`;

const compression = `	gzip on;
	gzip_vary on;
	gzip_proxied any;
	gzip_types ${TEXT_TYPES};
	# If the brotli module is installed (Debian: libnginx-mod-http-brotli-filter), add:
	# brotli on;
	# brotli_types ${TEXT_TYPES};`;

/** Returns the hosting rules as an nginx configuration. */
export function nginxSample(rules: HostingRules): string {
	const { prefix, redirects, latePosts, security, hashed, untyped, editing } = rules;
	const headers = Object.entries(security).map(([name, value]) => `	add_header ${name} "${value}" always;`);
	const forwards = redirects.map(({ from, to }) => `	rewrite ^${literal(from)}/*$ ${to} permanent;`);
	// nginx adds the charset automatically.
	const typeOf = ({ type }: { type: string }) => type.replace(/;.*/, '');
	const beside = prefix === '' ? [] : [`	rewrite ^${literal(prefix)}$ ${prefix}/ permanent;`];
	return `${head(prefix)}

map $uri $site_caching {
	default "${REVALIDATED}";
	"~^${literal(hashed.folder)}" "${hashed.caching}";
}

map $uri $site_robots {
	default "";
${editing.map((page) => `	${page} "noindex";\n`).join('')}}

server {
	listen 80;
	server_name _;
	root ${SAMPLE_ROOT};

	charset utf-8;
	charset_types application/json application/javascript text/css text/javascript text/plain text/xml;
	# Redirects contain only a path, so that they also work behind a proxy.
	absolute_redirect off;
	server_tokens off;

${compression}

	# For a missing file, this is the caching of 404.html, never that of the requested file.
	add_header Cache-Control $site_caching always;
	add_header X-Robots-Tag $site_robots always;
${headers.join('\n')}

${[...beside, ...forwards].join('\n')}
	rewrite "${trailingSlash(prefix)}" $1 permanent;

	error_page 404 ${prefix}/404.html;
	location = ${prefix}/ {
		try_files ${prefix}/index.html =404;
	}
	location / {
		try_files $uri $uri.html =404;
	}
	# Posts newer than the build open on the late-post page; built posts have their own pages.
	location ${latePosts.folder} {
		try_files $uri $uri.html ${latePosts.page};
	}
	# The files for other hosts and the sample configurations are not served.
	location ~ "^${literal(prefix)}/(_headers|_redirects|${SAMPLE_FOLDER}(/.*)?)$" {
		return 404;
	}
	location ~ "/\\.(?!well-known/)" {
		return 404;
	}
	location ^~ ${untyped.folder} {
		types {}
		default_type ${typeOf(untyped)};
	}
}
`;
}
