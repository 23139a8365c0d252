/** Commands import this module to print errors as one message without a stack trace. */
process.on('uncaughtException', (error: unknown) => {
	console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
