process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

// With another value, a build would publish React's development build, with the names of folders on this machine.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';
