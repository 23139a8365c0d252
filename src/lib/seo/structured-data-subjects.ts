import type { Blog, BlogPosting, CreativeWork, ItemList, ListItem, Question, Service } from 'schema-dts';
import type { BlogObject } from '../../schemas/blog-object';

/* The structured data of what some pages are about: questions, projects, a service or posts. */

/** Returns questions with their answers, worded as visitors see them (spec §1). */
export function questions(items: { question: string; answer: string }[]): Question[] {
	return items.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	}));
}

/** Returns structured data about a project as a work by the agency. `address` turns a path into an absolute address. */
export function workData(
	{ name, text, sector, path }: { name: string; text: string; sector: string; path: string },
	address: (path: string) => string,
): CreativeWork {
	return {
		'@type': 'CreativeWork',
		'@id': `${address(path)}#work`,
		name,
		description: text,
		genre: sector,
		url: address(path),
		creator: { '@id': `${address('/')}#agency` },
	};
}

/**
 * Returns a list of the projects' addresses, in the order in which the page shows the projects. The structured data
 * about a project is on the project's own page.
 * @param url the address of the page with the list.
 */
export function projectsData(addresses: string[], url: string): ItemList {
	return {
		'@type': 'ItemList',
		'@id': `${url}#projects`,
		itemListElement: addresses.map((item, index): ListItem => ({ '@type': 'ListItem', position: index + 1, item })),
	};
}

/** Returns structured data about a service that the agency offers, for the service's own page. */
export function serviceData(service: { name: string; description: string; url: string }, home: string): Service {
	return {
		'@type': 'Service',
		'@id': `${service.url}#service`,
		...service,
		provider: { '@id': `${home}#agency` },
	};
}

/** Returns structured data about the blog as a whole, for the blog list and for posts. */
export function blogData(name: string, home: string): Blog {
	return {
		'@type': 'Blog',
		'@id': `${home}blog#blog`,
		name,
		url: `${home}blog`,
		inLanguage: 'en-IN',
		publisher: { '@id': `${home}#agency` },
	};
}

/** Returns structured data about a post. @param authorUrl the address of its author. */
export function postData(
	post: Pick<BlogObject, 'title' | 'createdAt' | 'updated' | 'author' | 'authorLine'>,
	description: string,
	url: string,
	home: string,
	image: string | undefined,
	authorUrl: string,
): BlogPosting {
	const { author: name, authorLine } = post;
	return {
		'@type': 'BlogPosting',
		'@id': `${url}#post`,
		headline: post.title,
		description,
		...(post.createdAt && { datePublished: post.createdAt }),
		...(post.updated && { dateModified: post.updated }),
		inLanguage: 'en-IN',
		url,
		mainEntityOfPage: { '@id': `${url}#page` },
		isPartOf: { '@id': `${home}blog#blog` },
		author: name
			? { '@type': 'Person', name, url: authorUrl, ...(authorLine && { description: authorLine }) }
			: { '@id': `${home}#agency` },
		publisher: { '@id': `${home}#agency` },
		...(image && { image }),
	};
}
