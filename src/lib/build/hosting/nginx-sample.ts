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
	'text/markdown',
	'text/plain',
	'text/xml',
].join(' ');

const head = (
	prefix: string,
) => `# The hosting rules of the site for nginx, written by the build from src/lib/build/hosting/hosting-rules.ts.
# 1. Put the built site into ${SAMPLE_ROOT}${prefix}
# 2. Put this file into /etc/nginx/conf.d/ and set server_name; add TLS (listen 443 ssl) where nothing before it does
# 3. nginx -t && systemctl reload nginx`;

const compression = `	gzip on;
	gzip_vary on;
	gzip_proxied any;
	gzip_types ${TEXT_TYPES};
	# With the brotli module (Debian: libnginx-mod-http-brotli-filter):
	# brotli on;
	# brotli_types ${TEXT_TYPES};`;

/** Returns the hosting rules as an nginx configuration. */
export function nginxSample(rules: HostingRules): string {
	const { prefix, redirects, latePosts, security, hashed, untyped, markdown, editing } = rules;
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
	"~${literal(markdown.ending)}$" "${markdown.robots}";
${editing.map((page) => `	${page} "${markdown.robots}";\n`).join('')}}

server {
	listen 80;
	server_name _;
	root ${SAMPLE_ROOT};

	charset utf-8;
	charset_types application/json application/javascript text/css text/javascript text/markdown text/plain text/xml;
	# A redirect names the path alone, whatever stands in front of this server.
	absolute_redirect off;
	server_tokens off;

${compression}

	# An address that is not found has the caching of 404.html, never that of the file that was asked for.
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
	# Posts newer than the build open in the late-post page; built posts have their own page.
	location ${latePosts.folder} {
		try_files $uri $uri.html ${latePosts.page};
	}
	# Files for other hosts, and these samples.
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
	location ~ "${literal(markdown.ending)}$" {
		types {}
		default_type ${typeOf(markdown)};
	}
}
`;
}
