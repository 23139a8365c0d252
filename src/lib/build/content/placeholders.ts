import type { ContentModel } from './model.ts';
import type { Location } from '../../shared/content/problem.ts';

/** Finds every `placeholder: true` of the content, but not in comments and texts. */
export const findPlaceholders = ({ files }: ContentModel): Location[] =>
	files.flatMap(({ file, yaml }) =>
		(yaml?.scalars() ?? [])
			.filter(({ name, value }) => name === 'placeholder' && value === true)
			.map(({ line }) => ({ file, line })),
	);
