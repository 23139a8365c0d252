import type { ContentModel } from '../model.ts';
import type { Location, Problem } from '../../../shared/content/problem.ts';

/** Returns a problem for each chip without a project, because pressing such a chip would show no projects. */
function unusedChips({ entries, files }: ContentModel): Problem[] {
	const [page] = entries.portfolioPage;
	const count = files.filter(({ collection }) => collection === 'projects').length;
	// Without projects, the Portfolio page shows no chips. While a project is invalid, chips are not checked.
	if (page === undefined || count === 0 || entries.projects.length < count) return [];
	const used = new Set(entries.projects.flatMap(({ data }) => data.categories));
	return page.data.chips.flatMap((chip, index): Problem[] =>
		used.has(chip)
			? []
			: [
					{
						location: page.at('chips', index),
						message: `no project is in the category "${chip}"`,
						fix: 'Add the category to a project in content/projects, or delete it here.',
					},
				],
	);
}

interface Claim {
	value: number | string;
	/** The name of the record that has the value, for the message. */
	owner: string;
	location: Location;
}

/** Returns a problem for each value that an earlier record already has. */
function findDuplicates(claims: readonly Claim[], fix: string): Problem[] {
	const owners = new Map<number | string, string>();
	return claims.flatMap(({ value, owner, location }): Problem[] => {
		const other = owners.get(value);
		owners.set(value, other ?? owner);
		return other === undefined ? [] : [{ location, message: `${other} already has ${value}`, fix }];
	});
}

/**
 * Checks records against each other. Finds redirects from the same address, records in the same position, and chips
 * without a project.
 */
export function checkRecords(model: ContentModel): Problem[] {
	const { services, projects, redirects } = model.entries;
	const cards = services.map(({ data: { order, card }, at }) => ({
		value: order,
		owner: card.name,
		location: at('order'),
	}));
	const links = services.flatMap(({ data: { footer, card }, at }) =>
		footer ? [{ value: footer.order, owner: card.name, location: at('footer', 'order') }] : [],
	);
	const positions = projects.map(({ data: { order, name }, at }) => ({
		value: order,
		owner: name,
		location: at('order'),
	}));
	const froms = redirects.map(({ data: { from }, at }, index) => ({
		value: from,
		owner: `entry ${index + 1}`,
		location: at('from'),
	}));
	return [
		...[cards, links, positions].flatMap((claims) => findDuplicates(claims, 'Choose another number.')),
		...findDuplicates(froms, 'Delete one of the two.'),
		...unusedChips(model),
	];
}
