import type { Server } from '../contract.ts';
import { base64 } from './base64.ts';

/** The server of `npm run edit`. @param token that of the address that the command printed. */
export function localServer(token: string): Server {
	async function request(ask: string, fields: object = {}): Promise<Response> {
		const body = JSON.stringify({ ask, ...fields });
		const response = await fetch('/ask', { method: 'POST', headers: { 'x-edit-token': token }, body });
		if (response.ok) return response;
		const { problem = response.statusText } = (await response.json()) as { problem?: string };
		throw new Error(problem);
	}
	// The server is of the same build as this page.
	const ask = async <Answer>(name: string, fields?: object) => (await (await request(name, fields)).json()) as Answer;
	return {
		state: () => ask('state'),
		open: (file) => ask('open', { file }),
		save: (file, value, body, version) => ask('save', { file, value, body, version }),
		create: (kind, name, picture) =>
			ask('create', { kind, name, picture: picture && { ...picture, bytes: base64(picture.bytes) } }),
		remove: (file) => ask('remove', { file }),
		upload: (folder, { name, bytes }) => ask('upload', { folder, name, bytes: base64(bytes) }),
		picture: async (file) => (await request('picture', { file })).blob(),
		undo: (id) => ask('undo', { id }),
		publish: (sentence) => ask('publish', { sentence }),
	};
}
