/**
 * Import this in a command to print errors as one message without a stack trace. Exiting also stops the servers and
 * browsers that the command started.
 */
process.on('uncaughtException', (error: unknown) => {
	console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
