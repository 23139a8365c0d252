import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { receivedSchema, type Message, type Subscriber } from './orders.ts';

const messages = receivedSchema.shape.messages;
const subscribers = receivedSchema.shape.subscribers;
const rows = z.array(z.object({ at: z.string(), fields: z.string() }));

const tables = `
	CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, at TEXT NOT NULL, fields TEXT NOT NULL);
	CREATE TABLE IF NOT EXISTS subscriber (email TEXT PRIMARY KEY COLLATE NOCASE, at TEXT NOT NULL) WITHOUT ROWID;
`;

/** Stores what the services received, in an SQLite file or in memory (':memory:'). */
export class Store {
	readonly #database: DatabaseSync;

	constructor(file: string) {
		if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
		this.#database = new DatabaseSync(file);
		// Two commands may open the same file, so one waits while the other writes.
		this.#database.exec(`PRAGMA busy_timeout = 2000; ${tables}`);
	}

	/** Stores a message with its fields in the order they were sent. */
	addMessage(fields: Message['fields']): void {
		const insert = this.#database.prepare('INSERT INTO message (at, fields) VALUES (?, ?)');
		insert.run(new Date().toISOString(), JSON.stringify(fields));
	}

	/** Stores an address. Returns false if the address is already stored, regardless of upper and lower case. */
	addSubscriber(email: string): boolean {
		const insert = this.#database.prepare('INSERT INTO subscriber (email, at) VALUES (?, ?) ON CONFLICT DO NOTHING');
		return insert.run(email, new Date().toISOString()).changes === 1;
	}

	/** Newest first. */
	messages(): Message[] {
		const found = rows.parse(this.#database.prepare('SELECT at, fields FROM message ORDER BY id DESC').all());
		return messages.parse(found.map(({ at, fields }) => ({ at, fields: JSON.parse(fields) as unknown })));
	}

	/** Newest first. */
	subscribers(): Subscriber[] {
		return subscribers.parse(this.#database.prepare('SELECT email, at FROM subscriber ORDER BY at DESC, email').all());
	}

	clear(): void {
		this.#database.exec('DELETE FROM message; DELETE FROM subscriber;');
	}

	close(): void {
		this.#database.close();
	}
}
