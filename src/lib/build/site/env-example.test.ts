import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('.env.example explains every setting in the table and no others', async () => {
	await expect(envExample()).toMatchFileSnapshot('../../../../.env.example');
});
