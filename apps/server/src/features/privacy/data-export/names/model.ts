import { getChoices, getItems } from '@quint/psychometrics/items.ts';
import { isInstrument } from '@quint/psychometrics/types.ts';
import type { HeldRow } from '#features/privacy/data-export/queries.ts';

/** Columns with the key of a role, a group or an assessment, and the column that gets its name. */
export const NAMED_KEYS: Readonly<Record<string, 'role' | 'team' | 'assessment'>> = {
  roles_id: 'role',
  role_id: 'role',
  teams_id: 'team',
  team_id: 'team',
  assessment_id: 'assessment',
};

type Tables = Readonly<Record<string, readonly HeldRow[]>>;

/** A row with the names for its keys. */
function nameKeys(row: HeldRow, names: ReadonlyMap<string, string>): HeldRow {
  const nameEntries = Object.entries(NAMED_KEYS).flatMap(([column, title]) => {
    const name = names.get(String(row[column]));
    return name === undefined ? [] : [[title, name]];
  });
  return nameEntries.length === 0 ? row : { ...row, ...Object.fromEntries(nameEntries) };
}

/** An answer with its number in the order of the form, and with statement and box in the language of the survey. */
function wordAnswer(row: HeldRow, results: readonly HeldRow[]): HeldRow {
  const sheet = results.find(({ id }) => id === row['result_id']);
  const instrument = String(row['instrument_version'] ?? sheet?.['instrument_version']);
  if (!isInstrument(instrument)) return row;
  const language = sheet?.['language'] === 'DE' ? 'de' : 'en';
  const items = getItems(instrument, language);
  const index = items.findIndex(({ number }) => number === row['item']);
  const label = getChoices(instrument, language).find(({ value }) => value === row['value'])?.label;
  if (index === -1) return row;
  return { ...row, number: index + 1, statement: items[index]?.text, answer: label };
}

/** The rows with names beside keys, and statements beside the numbers of answers. */
export function explainRows(tables: Tables, names: ReadonlyMap<string, string>): Tables {
  const results = tables['talents_results'] ?? [];
  return Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) => {
        const namedRow = nameKeys(row, names);
        return table === 'survey_answers' ? wordAnswer(namedRow, results) : namedRow;
      }),
    ]),
  );
}

/** The keys in rows whose names are stored elsewhere. */
export function listNamedKeys(tables: Tables): string[] {
  const keys = Object.values(tables)
    .flat()
    .flatMap((row) => Object.keys(NAMED_KEYS).map((column) => row[column]));
  return [...new Set(keys.filter((key) => typeof key === 'string'))];
}
