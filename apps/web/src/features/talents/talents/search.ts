import { readId, readText, searchReader } from '#lib/search-values.ts';

const MOST_CHARACTERS = 4000;

const readChoices = (text: string) => (text === '' || text.length > MOST_CHARACTERS ? undefined : text);
const readDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const readFlag = (text: string) => (text === 'true' ? text : undefined);

/** The query string of a view; defaults are left out. */
export const readTalentsSearch = searchReader({
  search: readText,
  survey: readText,
  status: readText,
  considered: readChoices,
  group: readChoices,
  tag: readChoices,
  quiet: readFlag,
  undelivered: readFlag,
  new: readFlag,
  finished: readDay,
  role: readChoices,
  sort: readText,
  view: readId,
});
export type TalentsSearch = ReturnType<typeof readTalentsSearch>;
