import { compareCodes } from '@quint/domain/base/text-order.ts';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { TextEntry } from '@quint/contract/workspace/translations.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { findTextProblem, writePlaceholder } from '@quint/phrases/base/placeholders.ts';
import { flattenTexts, toSelector } from '@quint/phrases/base/selectors.ts';

/** A shipped text of a screen. */
export type ShippedText = Readonly<Record<Language, string>>;
export type ShippedTexts = ReadonlyMap<string, ShippedText>;

const PHRASES = join(fileURLToPath(import.meta.resolve('@quint/phrases/base/languages.ts')), '../..');
/** An area: the file of its English texts in a module of the phrases. */
const AREA = /^[\w-]+\/screens\/([\w-]+)\.en\.ts$/;

async function readArea(englishFile: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const file = join(PHRASES, englishFile.replace(/\.en\.ts$/, `.${language}.ts`));
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, object>>;
  // An area file exports exactly one object.
  return new Map(flattenTexts(Object.values(module)[0] ?? {}));
}

async function readShipped(): Promise<ShippedTexts> {
  const files = await readdir(PHRASES, { recursive: true });
  const areas = files.flatMap((file) => {
    const [, area] = AREA.exec(file.replaceAll(sep, '/')) ?? [];
    return area === undefined ? [] : [{ area, file }];
  });
  const texts = await Promise.all(
    areas
      .toSorted((a, b) => compareCodes(a.area, b.area))
      .map(async ({ area, file }) => {
        const [english, german] = await Promise.all([readArea(file, 'en'), readArea(file, 'de')]);
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
 * The reason why an entry would break a page; undefined when it is valid. An unknown selector is valid: no page uses
 * it.
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
