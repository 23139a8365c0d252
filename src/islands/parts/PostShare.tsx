export interface PostShareProps {
	label: string;
	/** The label after the address was copied. */
	done: string;
}

/** Shares the page; `client/reading-tools.ts` handles the press. */
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
