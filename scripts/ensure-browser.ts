// Prints the path of a browser for the end-to-end tests, and installs one where there is none.
import { findBrowser } from './lib/browser.ts';
import { reportFailure } from './lib/ports.ts';

try {
	console.log(await findBrowser());
} catch (error) {
	reportFailure(error, '');
}
