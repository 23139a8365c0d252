import { useEffect, useState } from 'react';
import { useAround } from './form-around.ts';

/** A picture of the project, fetched to be seen. */
export function Thumbnail({ file }: { file: string }) {
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
