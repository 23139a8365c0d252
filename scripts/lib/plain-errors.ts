/**
 * Imported by every command for what it does: whatever goes wrong is said in one message instead of a stack, and the
 * servers and browsers that the command started end with it.
 */
process.on('uncaughtException', (error: unknown) => {
	console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
