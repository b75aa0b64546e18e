import { readText, searchReader } from '#lib/search-values.ts';

/** The search of the help centre as it stands in the address. */
export const readHelpSearch = searchReader({ q: readText });
