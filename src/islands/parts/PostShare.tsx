export interface PostShareProps {
	label: string;
	/** The button's label once it has copied the address. */
	done: string;
}

/** The button that shares the page; `client/reading-tools.ts` handles its clicks. */
export function PostShare({ label, done }: PostShareProps) {
	return (
		<p>
			<button
				type="button"
				className="text-link mt-4 cursor-pointer wrap-anywhere select-text noscript:hidden"
				aria-live="polite"
				data-done={done}
			>
				{label}
			</button>
		</p>
	);
}
