// npm run build: builds the site into dist/.
import { runAstro } from './build.ts';

await runAstro(['build', '--force', ...process.argv.slice(2)], process.env).catch(() => process.exit(1));
