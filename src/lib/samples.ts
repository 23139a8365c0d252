/** Returns whether there are any records and all of them are examples. */
export const areSamples = (records: readonly { placeholder?: boolean | undefined }[]): boolean =>
	records.length > 0 && records.every(({ placeholder }) => placeholder === true);
