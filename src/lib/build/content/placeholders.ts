import type { ContentModel } from './model.ts';
import type { Location } from '../../shared/content/problem.ts';

/** Finds every field `placeholder: true` in content; the same words in comments or text do not count. */
export const findPlaceholders = ({ files }: ContentModel): Location[] =>
	files.flatMap(({ file, yaml }) =>
		(yaml?.scalars() ?? [])
			.filter(({ name, value }) => name === 'placeholder' && value === true)
			.map(({ line }) => ({ file, line })),
	);
