/** The footer note of a document with characters that no font has. */
export const unprintableEn = {
  note: '[U+…] stands for a character that this document cannot print.',
};
