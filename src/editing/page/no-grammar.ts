/** Replaces 300 grammars for code highlighting, because the form has no code fields. */
export default [];
