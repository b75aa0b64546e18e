import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { ERRORS } from '@quint/contract/base/errors.ts';
import { errorsEn } from '@quint/phrases/base/errors/errors.en.ts';
import { AGGREGATES, DEFAULT_LIMIT } from '#items/ask/query.ts';
import { MAX_RELATION_DEPTH } from '#items/ask/selection.ts';

const TEXT = new URL('./guide.md', import.meta.url);

/** Query parameters of a read, with their meaning. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  fields:
    'Names of the fields to answer, with commas. A dot leads into a relation or a group, `*` stands for all that may be read at its place.',
  filter: 'Conditions as an object: JSON, or written with brackets, `filter[status][_eq]=EMPLOYEE`.',
  search:
    'Words to find in the searched texts of the record. All of them must be found, in any order. Case, accents, punctuation and the spelling of umlauts are ignored (`Muller`, `Mueller` and `Müller` find the same records), and phone numbers are found with or without the country code. A word of one or two letters is found only at the start of a word, a longer one anywhere.',
  sort: 'Names of fields with commas, `-` in front for descending. Equal records are ordered by `id`.',
  limit: `Most records to answer; ${DEFAULT_LIMIT} when it is not said, \`-1\` for all, \`0\` for none.`,
  page: 'Page of `limit` records, from 1.',
  offset: 'Records to pass over; goes before `page`.',
  deep: 'A query for a relation: `{"talents": {"_filter": {…}, "_sort": "-date_created", "_limit": 3}}`. It counts for each record on its own.',
  alias: 'Another name for a field, so that it can be asked twice: `{"open_goals": "goals"}`.',
  aggregate: `What to compute, and of which field: \`aggregate[count]=*\`. One of ${AGGREGATES.join(', ')}.`,
  groupBy: 'Fields that make the groups of `aggregate`, with commas.',
  meta: '`total_count`, `filter_count` or `*`: counts beside the data.',
  id: 'Key of the record.',
};

function describeCodes(): string {
  const rows = (Object.keys(ERRORS) as ErrorCode[]).map((code) => {
    const parameters = ERRORS[code].params.map((name) => `\`${name}\``).join(' ');
    return `| \`${code}\` | ${ERRORS[code].status} | ${parameters} | ${errorsEn[code].replaceAll('|', '\\|')} |`;
  });
  return ['| Code | Status | Parameters | Text |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** How to use the API, in Markdown. */
export function readGuide(): string {
  return readFileSync(TEXT, 'utf8')
    .replace('%depth%', String(MAX_RELATION_DEPTH))
    .replace('%codes%', describeCodes);
}
