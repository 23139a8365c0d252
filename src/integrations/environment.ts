import { setFlagsFromString } from 'node:v8';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

if (process.argv.includes('build')) {
	// With another value, a build would publish React's development build, with the names of folders on this machine.
	process.env['NODE_ENV'] = 'production';
	// What a build of many posts leaves behind is collected earlier, so that the heap is a quarter smaller.
	setFlagsFromString('--heap-growing-percent=40');
}
