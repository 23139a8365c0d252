import { type RefObject, useId } from 'react';
import { href } from '../../lib/urls';
import type { BlogWords } from '../../schemas/pages';

export interface BlogSearchProps {
	field: RefObject<HTMLInputElement | null>;
	base: string;
	strings: BlogWords['search'];
	onChange: (query: string) => void;
}

/**
 * The search field above the list. Until the script runs, submitting the form loads the list's page with the query in
 * its address. Without JavaScript, it is hidden, and the archive lists every post.
 */
export function BlogSearch({ field, base, strings, onChange }: BlogSearchProps) {
	const id = useId();
	return (
		<search className="mb-10 max-w-128 noscript:hidden">
			<form action={href('/blog', base)} method="get" onSubmit={(event) => event.preventDefault()}>
				<label className="field-label" htmlFor={id}>
					{strings.label}
				</label>
				<div className="flex gap-3">
					<input
						ref={field}
						id={id}
						className="field-input"
						type="search"
						name="q"
						placeholder={strings.placeholder}
						autoComplete="off"
						enterKeyHint="search"
						onChange={({ target }) => onChange(target.value)}
					/>
					<button type="submit" className="button button-primary">
						{strings.submit}
					</button>
				</div>
			</form>
		</search>
	);
}
