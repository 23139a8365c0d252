import { useEffect, useId, useState } from 'react';
import { pictureFolders, stemOf } from '../../picture-folders.ts';
import { words } from '../words.ts';
import { useAround, type FieldProps } from './field-props.ts';
import { Labelled, useSaid } from './labelled.tsx';
import { UploadButton } from './upload-button.tsx';
import { textOr } from './values.ts';

/** How a record names a picture, by the folders in which it may lie. */
function pictureName(folders: readonly string[], folder: string, file: string): string {
	if (folder === 'blog') return `/images/blog/${file}`;
	return folders.length > 1 ? `${folder}/${stemOf(file)}` : stemOf(file);
}

/** A picture of the project, fetched to be seen. */
function Thumbnail({ file }: { file: string }) {
	const { server } = useAround();
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		let address: string | undefined;
		let isOver = false;
		server
			.picture(file)
			.then((blob) => {
				if (isOver) return;
				address = URL.createObjectURL(blob);
				setUrl(address);
			})
			.catch(() => setUrl(undefined));
		return () => {
			isOver = true;
			if (address) URL.revokeObjectURL(address);
		};
	}, [server, file]);
	return url === undefined ? null : <img className="thumbnail" src={url} alt="" />;
}

export function PictureField(props: FieldProps<'picture'>) {
	const { field, path, value, onChange } = props;
	const { pictures } = useAround();
	const { folders } = field;
	const list = useId();
	const known = folders.flatMap((folder) =>
		(pictures[folder] ?? []).map((file) => ({ folder, file, name: pictureName(folders, folder, file) })),
	);
	const chosen = known.find(({ name }) => name === value);
	const takes = folders.filter((folder) => folder !== 'marks');
	return (
		<Labelled {...props}>
			{chosen && <Thumbnail file={`${pictureFolders[chosen.folder]}/${chosen.file}`} />}
			<div className="row">
				<input
					{...useSaid(field, path)}
					list={list}
					value={String(value ?? '')}
					onChange={({ target }) => onChange(textOr(field, target.value))}
				/>
				<datalist id={list}>
					{known.map(({ name }) => (
						<option key={name} value={name} />
					))}
				</datalist>
				{takes.slice(-1).map((folder) => (
					<UploadButton
						key={folder}
						folder={folder}
						label={words.upload}
						onDone={(file) => onChange(pictureName(folders, folder, file.slice(file.lastIndexOf('/') + 1)))}
					/>
				))}
			</div>
		</Labelled>
	);
}
