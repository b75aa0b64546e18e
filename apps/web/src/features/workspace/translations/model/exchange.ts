import type { ChangeTextsBody, TextGender } from '@quint/contract/workspace/translations.ts';
import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import type { TextProblem } from '@quint/phrases/base/placeholders.ts';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { toCsv } from '#lib/csv.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { problemOf, READERS, type TextRow } from '../rows.ts';

/** One line of a file: a text for one kind of reader. An empty replacement restores the original. */
const Line = z.object({
  selector: z.string().check(z.minLength(1)),
  gender: z._default(z.enum(READERS), ''),
  own_en: z.string(),
  own_de: z.string(),
});
type Line = z.infer<typeof Line>;
const JsonFile = z.object({ texts: z.array(Line) });

const COLUMNS = ['selector', 'gender', 'original_en', 'original_de', 'own_en', 'own_de'] as const;
/** The sign that an export to a spreadsheet puts before a formula character. */
const FORMULA_GUARD = /^'(?=[=+\-@\t\r])/;

type FileLine = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** The neutral text always, the others only when there is a replacement. */
function linesOf(rows: readonly TextRow[]): readonly FileLine[] {
  return rows.flatMap((row) =>
    READERS.filter((gender) => gender === '' || row.own.en[gender] !== '' || row.own.de[gender] !== '').map(
      (gender) => ({
        selector: row.selector,
        gender,
        original_en: row.original.en ?? '',
        original_de: row.original.de ?? '',
        own_en: row.own.en[gender],
        own_de: row.own.de[gender],
      }),
    ),
  );
}

/** Rows as a file that can be edited and imported again. */
export function writeFile(rows: readonly TextRow[], format: 'csv' | 'json', language: Language): Blob {
  const lines = linesOf(rows);
  if (format === 'json') {
    return new Blob([`${JSON.stringify({ texts: lines }, undefined, 2)}\n`], { type: 'application/json' });
  }
  const table = [[...COLUMNS], ...lines.map((line) => COLUMNS.map((column) => line[column]))];
  return new Blob([toCsv(table, language)], { type: 'text/csv;charset=utf-8' });
}

function readCsv(text: string): readonly unknown[] {
  const { data } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (value) => value.replace(FORMULA_GUARD, '').replaceAll('\r\n', '\n'),
    transformHeader: (header) => header.trim(),
  });
  return data;
}

/** The lines of a file. Throws for a file in another format. */
export function readFile(text: string): readonly Line[] {
  const isJson = text.trimStart().startsWith('{');
  const lines = isJson ? JsonFile.parse(JSON.parse(text)).texts : z.array(Line).parse(readCsv(text));
  if (lines.length === 0) throw new Error('A file without texts');
  return lines;
}

/** An invalid line. */
interface RefusedLine {
  readonly selector: string;
  readonly language: Language;
  readonly problem: TextProblem | 'unknown text';
}

/** The changes that a file would make. */
export interface Plan {
  readonly changes: Required<ChangeTextsBody>;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
  readonly refusedLines: readonly RefusedLine[];
}

interface ImportEntry {
  readonly row: TextRow | undefined;
  readonly selector: string;
  readonly locale: Language;
  readonly gender: TextGender;
  readonly text: string;
}

function refusalOf({ row, text, locale, selector }: ImportEntry): RefusedLine | undefined {
  if (text === '') return undefined;
  if (row === undefined) return { selector, language: locale, problem: 'unknown text' };
  const problem = problemOf(row.original[locale], text);
  return problem === undefined ? undefined : { selector, language: locale, problem };
}

/** Compares a file with the current texts. The last of several lines about one text counts. */
export function planImport(lines: readonly Line[], rows: readonly TextRow[]): Plan {
  const bySelector = new Map(rows.map((row) => [row.selector, row]));
  const entries = new Map<string, ImportEntry>();
  for (const { selector, gender, ...own } of lines) {
    for (const locale of LANGUAGES) {
      const text = own[`own_${locale}`].trim() === '' ? '' : own[`own_${locale}`];
      const row = bySelector.get(selector);
      entries.set(`${selector} ${locale} ${gender}`, { row, selector, locale, gender, text });
    }
  }
  const changes: Required<ChangeTextsBody> = { set: [], remove: [] };
  const refusedLines: RefusedLine[] = [];
  let addedCount = 0;
  let same = 0;
  for (const entry of entries.values()) {
    const { row, selector, locale, gender, text } = entry;
    const before = row?.own[locale][gender] ?? '';
    if (before === text) {
      same += text === '' ? 0 : 1;
      continue;
    }
    const refusal = refusalOf(entry);
    if (refusal !== undefined) {
      refusedLines.push(refusal);
      continue;
    }
    if (text === '') {
      changes.remove.push({ selector, locale, gender });
      continue;
    }
    changes.set.push({ selector, locale, gender, text });
    addedCount += before === '' ? 1 : 0;
  }
  const removedCount = changes.remove.length;
  return {
    changes,
    added: addedCount,
    changed: changes.set.length - addedCount,
    removed: removedCount,
    same,
    refusedLines,
  };
}
