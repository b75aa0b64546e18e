import { createHash } from 'node:crypto';
import { fail, throwAll } from '@quint/contract/base/errors.ts';
import type {
  Catalogue,
  ChangeTextsBody,
  OwnTexts,
  TextEntry,
  TextVariants,
} from '@quint/contract/workspace/translations.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { readSelector } from '@quint/phrases/base/selectors.ts';
import type { Deps } from '#deps.ts';
import type { ShippedTexts } from '#features/operation/translations/model.ts';
import { findEntryFailure, loadShippedTexts } from '#features/operation/translations/model.ts';
import {
  deleteEntries,
  listEntries,
  listEntriesByKey,
  putEntries,
} from '#features/operation/translations/queries.ts';
import type { AppliedWrite } from '#items/declare/writes.ts';

/** Texts of one language with their entity tag, in quotes. */
interface PublishedTexts {
  readonly texts: OwnTexts;
  readonly etag: string;
}

/**
 * The replaced texts of a language, for everybody. Entries that would break a page are left out: the product may have
 * changed since they were written.
 */
export async function publishTexts(deps: Deps, locale: Language): Promise<PublishedTexts> {
  const entries = await deps.db.platform.read((db) => listEntries(db, locale));
  // Most installations have none; then the shipped texts are not loaded.
  const shippedTexts: ShippedTexts = entries.length === 0 ? new Map() : await loadShippedTexts();
  const texts: Record<string, Record<string, TextVariants>> = {};
  for (const entry of entries) {
    const textKey = readSelector(entry.selector);
    if (textKey === undefined || !shippedTexts.has(entry.selector)) continue;
    if (findEntryFailure(shippedTexts, entry) !== undefined) continue;
    const area = (texts[textKey.area] ??= {});
    (area[textKey.key] ??= {})[entry.gender] = entry.text;
  }
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  return { texts, etag: `"${digest.slice(0, 22)}"` };
}

/** Whether this installation has replaced texts in a language. */
export async function hasOwnTexts(deps: Deps, locale: Language): Promise<boolean> {
  try {
    return (await deps.db.platform.read((db) => listEntries(db, locale))).length > 0;
  } catch {
    // A page must also open without the database; it then shows the shipped texts.
    return false;
  }
}

/** All shipped texts, all entries, and the entries without a shipped text. */
export async function getCatalogue(deps: Deps): Promise<Catalogue> {
  const shippedTexts = await loadShippedTexts();
  const entries = await deps.db.platform.read((db) => listEntries(db));
  const orphanSelectors = new Set(
    entries.map(({ selector }) => selector).filter((selector) => !shippedTexts.has(selector)),
  );
  return {
    texts: [
      ...[...shippedTexts].map(([selector, { en, de }]) => ({ selector, en, de })),
      ...[...orphanSelectors].map((selector) => ({ selector, en: null, de: null })),
    ],
    entries: [...entries],
  };
}

/** Throws all reasons why these entries are invalid. */
async function assertDrawable(entries: readonly TextEntry[]): Promise<void> {
  const shippedTexts = await loadShippedTexts();
  throwAll(entries.flatMap((entry) => findEntryFailure(shippedTexts, entry) ?? []));
}

/** Writes and deletes entries in one transaction. Throws `translation.*` for entries that would break a page. */
export async function changeTexts(
  deps: Deps,
  { set = [], remove = [] }: ChangeTextsBody,
): Promise<{ set: number; removed: number }> {
  await assertDrawable(set);
  const entryKeys = set.map(({ selector, locale, gender }) => `${selector} ${locale} ${gender}`);
  if (new Set(entryKeys).size < entryKeys.length)
    throw fail('INVALID_PAYLOAD', { reason: 'An entry is given twice.' });
  return deps.db.platform.write(async (db) => ({
    removed: remove.length === 0 ? 0 : await deleteEntries(db, remove),
    set: set.length === 0 ? 0 : await putEntries(db, set),
  }));
}

/** The same rule for entries written one by one as records. */
export async function holdDrawable({ db, keys }: AppliedWrite): Promise<void> {
  if (keys.length > 0) await assertDrawable(await listEntriesByKey(db, keys));
}
