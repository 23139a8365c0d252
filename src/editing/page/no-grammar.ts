/** Replaces 300 grammars for code highlighting, which the form does not need. */
export default [];
