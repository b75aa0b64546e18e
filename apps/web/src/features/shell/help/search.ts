import { readText, searchReader } from '#lib/search-values.ts';

/** The search of the help centre in the URL. */
export const readHelpSearch = searchReader({ q: readText });
