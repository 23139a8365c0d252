import { useRef } from 'react';
import { words } from '../words.ts';
import { idOf } from './field-props.ts';
import { Faults } from './labelled.tsx';
import { UploadButton } from './upload-button.tsx';

/** The text of a post or page, with buttons that write its Markdown. */
export function BodyField({
	kind,
	value,
	onChange,
}: {
	kind: 'md' | 'html';
	value: string;
	onChange: (value: string) => void;
}) {
	const area = useRef<HTMLTextAreaElement>(null);
	const insert = (text: string): void => {
		const target = area.current;
		if (target === null) return;
		target.focus();
		target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end');
		onChange(target.value);
	};
	return (
		<div className="field">
			<label htmlFor={idOf(['body'])}>{words.body[kind]}</label>
			{kind === 'md' && (
				<div className="row" role="group" aria-label={words.body.md}>
					{(['bold', 'heading', 'list', 'link', 'table'] as const).map((tool) => (
						<button type="button" className="plain" key={tool} onClick={() => insert(words.samples[tool])}>
							{words.tools[tool]}
						</button>
					))}
					<UploadButton folder="blog" label={words.tools.picture} onDone={(file) => insert(words.picture(file))} />
				</div>
			)}
			<textarea
				ref={area}
				id={idOf(['body'])}
				className="body"
				spellCheck
				value={value}
				onChange={({ target }) => onChange(target.value)}
			/>
			<Faults path={['body']} />
		</div>
	);
}
