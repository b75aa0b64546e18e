import { textMatcher } from '@quint/domain/base/search-text.ts';
import type {
  Catalogue,
  ChangeTextsBody,
  TextEntry,
  TextGender,
} from '@quint/contract/workspace/translations.ts';
import { LANGUAGES, type Language } from '@quint/phrases/base/languages.ts';
import { findTextProblem, type TextProblem } from '@quint/phrases/base/placeholders.ts';
import { readSelector } from '@quint/phrases/base/selectors.ts';
import type { TextsSearch } from './search.ts';

/** The audiences of a text, everybody first. */
export const READERS = ['', 'female', 'male', 'diverse'] as const satisfies readonly TextGender[];

/** Replacements of one text by language and audience; an empty one counts as none. */
export type TextReplacements = Readonly<Record<Language, Readonly<Record<TextGender, string>>>>;

/** One text of the product with its replacements. */
export interface TextRow {
  readonly selector: string;
  readonly area: string;
  readonly key: string;
  /** Null when the product no longer has this text. */
  readonly original: Readonly<Record<Language, string | null>>;
  readonly own: TextReplacements;
  readonly state: 'shipped' | 'changed' | 'idle';
  /** The searchable text. */
  readonly searchText: string;
}

const NOTHING: Readonly<Record<TextGender, string>> = { '': '', female: '', male: '', diverse: '' };

/** The problem of a replacement. An empty one is always valid. */
export function problemOf(original: string | null, text: string): TextProblem | undefined {
  if (text.trim() === '' || original === null) return undefined;
  return findTextProblem(original, text);
}

function stateOf(original: TextRow['original'], entries: readonly TextEntry[]): TextRow['state'] {
  if (entries.length === 0) return 'shipped';
  const isValid = entries.every(({ locale, text }) => {
    const originalText = original[locale];
    return originalText !== null && problemOf(originalText, text) === undefined;
  });
  return isValid ? 'changed' : 'idle';
}

function toRow({ selector, en, de }: Catalogue['texts'][number], entries: readonly TextEntry[]): TextRow {
  const { area, key } = readSelector(selector) ?? { area: '', key: selector };
  const own = { en: { ...NOTHING }, de: { ...NOTHING } };
  for (const { locale, gender, text } of entries) own[locale][gender] = text;
  const searchText = [selector, en, de, ...entries.map(({ text }) => text)].join('\n');
  return { selector, area, key, original: { en, de }, own, state: stateOf({ en, de }, entries), searchText };
}

/** The rows of a catalogue, in its order. */
export function toRows({ texts, entries }: Catalogue): readonly TextRow[] {
  const bySelector = Map.groupBy(entries, ({ selector }) => selector);
  return texts.map((text) => toRow(text, bySelector.get(text.selector) ?? []));
}

/** The entries to save and delete so that the row gets these replacements. */
export function changesOf(
  { selector, own }: Pick<TextRow, 'selector' | 'own'>,
  replacements: TextReplacements,
): Required<ChangeTextsBody> {
  const changes: Required<ChangeTextsBody> = { set: [], remove: [] };
  for (const locale of LANGUAGES) {
    for (const gender of READERS) {
      const [before, after] = [own[locale][gender], replacements[locale][gender]];
      if (before === after) continue;
      if (after.trim() === '') changes.remove.push({ selector, locale, gender });
      else changes.set.push({ selector, locale, gender, text: after });
    }
  }
  return changes;
}

/** The row has no replacement. */
export const NO_OWN_TEXTS: TextReplacements = { en: NOTHING, de: NOTHING };

/** The rows that match the query string. */
export function rowsInSight(
  rows: readonly TextRow[],
  { search = '', area, show }: TextsSearch,
): readonly TextRow[] {
  const isMatch = textMatcher(search);
  return rows.filter(
    (row) =>
      (area === undefined || row.area === area) &&
      (show === undefined || row.state === show || (show === 'changed' && row.state === 'idle')) &&
      isMatch(row.searchText),
  );
}
