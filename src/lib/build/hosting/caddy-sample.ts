import { SAMPLE_FOLDER } from '../site/reserved-names.ts';
import { literal, REVALIDATED, SAMPLE_ROOT, trailingSlash, type HostingRules } from './hosting-rules.ts';

/** The address in the sample, which an operator replaces with the site's domain. */
export const CADDY_ADDRESS = ':80';

const head = (
	prefix: string,
) => `# The site's hosting rules for Caddy. The build writes this file from src/lib/build/hosting/hosting-rules.ts.
# 1. Copy the built site to ${SAMPLE_ROOT}${prefix}
# 2. Copy this file to /etc/caddy/Caddyfile and replace ${CADDY_ADDRESS} with the site's domain; Caddy then sets up TLS
# 3. systemctl reload caddy`;

/** Responds to errors with our 404 page. Browsers must not cache the 404 page as if it were the requested file. */
const errors = (prefix: string) => `	handle_errors {
		header Cache-Control "${REVALIDATED}"
		header Content-Type "text/html; charset=utf-8"
		encode zstd gzip
		rewrite * ${prefix}/404.html
		file_server
	}`;

/** Returns the hosting rules as a Caddyfile. */
export function caddySample(rules: HostingRules): string {
	const { prefix, redirects, latePosts, security, hashed, untyped, editing } = rules;
	const headers = Object.entries(security).map(([name, value]) => `		${name} "${value}"`);
	// Redirects keep the query string, because campaign links have one.
	const forwards = redirects.flatMap(({ from, to }, index) => [
		`	@alias${index + 1} path_regexp ^${literal(from)}/*$`,
		`	redir @alias${index + 1} ${to}{query_part} 301`,
	]);
	const beside = prefix === '' ? [] : [`	@beside path_regexp ^${literal(prefix)}$`, `	redir @beside ${prefix}/ 301`];
	return `${head(prefix)}

${CADDY_ADDRESS} {
	root * ${SAMPLE_ROOT}
	encode zstd gzip

	header {
${headers.join('\n')}
	}
	@revalidated not path ${hashed.folder}*
	header @revalidated Cache-Control "${REVALIDATED}"
	header ${hashed.folder}* Cache-Control "${hashed.caching}"
	header ${untyped.folder}* Content-Type "${untyped.type}"
${editing.map((page) => `	header ${page} X-Robots-Tag "noindex"\n`).join('')}
	map {query} {query_part} {
		~^(.+)$ "?$\{1}"
		default ""
	}
	# These use regular expressions, because \`path\` ignores case.
${[...beside, ...forwards].join('\n')}
	@slash path_regexp slash ${trailingSlash(prefix)}
	redir @slash {re.slash.1}{query_part} 301

	# The files for other hosts and the sample configurations are not served.
	@foreign path ${prefix}/_headers ${prefix}/_redirects ${prefix}/${SAMPLE_FOLDER} ${prefix}/${SAMPLE_FOLDER}/*
	error @foreign 404
	@hidden {
		path */.*
		not path */.well-known/*
	}
	error @hidden 404

	# Posts newer than the build open on the late-post page; built posts have their own pages.
	@late {
		path ${latePosts.folder}*
		not path *.*
		not file {path} {path}.html
	}
	rewrite @late ${latePosts.page}
	@page file {path} {path}.html
	rewrite @page {file_match.relative}
	file_server

${errors(prefix)}
}
`;
}
