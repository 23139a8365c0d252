/** Returns whether all records are examples, so that a section has nothing else to show. */
export const areSamples = (records: readonly { placeholder?: boolean | undefined }[]): boolean =>
	records.length > 0 && records.every(({ placeholder }) => placeholder === true);
