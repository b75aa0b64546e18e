import { compareCodes } from '@quint/domain/text-order.ts';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Failure } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import type { TextEntry } from '@quint/contract/translations.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { findTextProblem, writePlaceholder } from '@quint/phrases/placeholders.ts';
import { flattenTexts, toSelector } from '@quint/phrases/selectors.ts';

/** A shipped text of a screen. */
export type ShippedText = Readonly<Record<Language, string>>;
export type ShippedTexts = ReadonlyMap<string, ShippedText>;

const SCREENS = dirname(fileURLToPath(import.meta.resolve('@quint/phrases/screens/common.en.ts')));

async function readArea(area: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const file = pathToFileURL(join(SCREENS, `${area}.${language}.ts`)).href;
  const module = (await import(file)) as Readonly<Record<string, object>>;
  // An area file exports exactly one object.
  return new Map(flattenTexts(Object.values(module)[0] ?? {}));
}

async function readShipped(): Promise<ShippedTexts> {
  const files = await readdir(SCREENS);
  const areas = files.flatMap((file) => (file.endsWith('.en.ts') ? [file.slice(0, -'.en.ts'.length)] : []));
  const texts = await Promise.all(
    areas.toSorted(compareCodes).map(async (area) => {
      const [english, german] = await Promise.all([readArea(area, 'en'), readArea(area, 'de')]);
      return [...english].map(([key, en]): readonly [string, ShippedText] => [
        toSelector({ area, key }),
        { en, de: german.get(key) ?? en },
      ]);
    }),
  );
  return new Map(texts.flat());
}

let shippedTexts: Promise<ShippedTexts> | undefined;

/** All screen texts by selector, in the order of the files. Loaded once, on first use. */
export function loadShippedTexts(): Promise<ShippedTexts> {
  shippedTexts ??= readShipped();
  return shippedTexts;
}

/**
 * Why an entry would break a page; undefined when it is valid. An unknown selector is always valid: no page uses it.
 */
export function findEntryFailure(texts: ShippedTexts, entry: TextEntry): Failure | undefined {
  const original = texts.get(entry.selector)?.[entry.locale];
  const problem = findTextProblem(original ?? entry.text, entry.text);
  if (problem === undefined) return undefined;
  const { selector } = entry;
  switch (problem.kind) {
    case 'empty':
      return fail('translation.empty', { selector });
    case 'broken':
      return original === undefined ? undefined : fail('translation.broken', { selector });
    case 'missing':
      return fail('translation.placeholder_missing', {
        selector,
        placeholders: problem.names.map(writePlaceholder),
      });
    case 'unknown':
      return fail('translation.placeholder_unknown', {
        selector,
        placeholders: problem.names.map(writePlaceholder),
      });
  }
}
