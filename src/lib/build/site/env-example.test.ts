import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('.env.example explains every setting of the table, and no other', async () => {
	await expect(envExample()).toMatchFileSnapshot('../../../../.env.example');
});
