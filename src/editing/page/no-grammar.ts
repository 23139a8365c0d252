/** In the place of the 300 grammars that colour code: the form has no field for code. */
export default [];
