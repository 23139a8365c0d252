// npm run e2e: builds what has changed and runs the end-to-end tests; arguments go to Playwright.
import { buildVariants, runPlaywright } from './lib/e2e.ts';
import { reportFailure } from './lib/ports.ts';

try {
	const built = await buildVariants();
	process.stderr.write(built.output);
	const { ok } = built.ok ? await runPlaywright(process.argv.slice(2)) : built;
	process.exitCode = ok ? 0 : 1;
} catch (error) {
	reportFailure(error, 'Choose another one: E2E_SERVICES_PORT=5335 npm run e2e');
}
