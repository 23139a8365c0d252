import { useId, useState } from 'react';
import { words } from '../words.ts';
import { useAround } from './field-props.ts';

/** A button that takes a picture into a folder. */
export function UploadButton({
	folder,
	label,
	onDone,
}: {
	folder: string;
	label: string;
	onDone: (file: string) => void;
}) {
	const { server, onUpload } = useAround();
	const [fault, setFault] = useState('');
	const id = useId();
	const take = async (file: File): Promise<void> => {
		const bytes = new Uint8Array(await file.arrayBuffer());
		const { faults, file: written } = await server.upload(folder, { name: file.name, bytes });
		setFault(faults.map(words.fault).join(' '));
		if (written === undefined) return;
		await onUpload();
		onDone(written);
	};
	return (
		<span className="upload">
			<input
				id={id}
				type="file"
				accept="image/*"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					target.value = '';
					if (file) void take(file).catch((error: unknown) => setFault(String(error)));
				}}
			/>
			<label className="button plain" htmlFor={id}>
				{label}
			</label>
			{fault && (
				<span className="fault" role="alert">
					{fault}
				</span>
			)}
		</span>
	);
}
