import { readId, readToken, searchReader } from '#lib/search-values.ts';

/** The query of a report. */
export const readReportSearch = searchReader({
  language: readId,
  token: readToken,
  kind: readId,
  role: readId,
});
