/** Returns whether there are records, but all of them are examples. */
export const areSamples = (records: readonly { placeholder?: boolean | undefined }[]): boolean =>
	records.length > 0 && records.every(({ placeholder }) => placeholder === true);
