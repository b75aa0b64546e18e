import type { TextEntry, TextRef } from '@quint/contract/workspace/translations.ts';
import { TextGender, TextLocale } from '@quint/contract/workspace/translations.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';

type Row = Readonly<Record<'selector' | 'locale' | 'gender' | 'text', string>>;

/** Check constraints limit the values to these. */
function toEntry(row: Row): TextEntry {
  return { ...row, locale: TextLocale.parse(row.locale), gender: TextGender.parse(row.gender) };
}

/** All entries, or those of one language. Requires the platform role. */
export async function listEntries(db: Reader, locale?: Language): Promise<readonly TextEntry[]> {
  const rows = await db
    .selectFrom('i18n')
    .select(['selector', 'locale', 'gender', 'text'])
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? ''))
    .orderBy('selector')
    .orderBy('locale')
    .orderBy('gender')
    .execute();
  return rows.map(toEntry);
}

/** The entries with these keys. Requires the platform role. */
export async function listEntriesByKey(db: Reader, keys: readonly string[]): Promise<readonly TextEntry[]> {
  const rows = await db
    .selectFrom('i18n')
    .select(['selector', 'locale', 'gender', 'text'])
    .where('id', 'in', keys)
    .execute();
  return rows.map(toEntry);
}

/** Upserts entries; returns the number of changed ones. Requires the platform role. */
export async function putEntries(db: Writer, entries: readonly TextEntry[]): Promise<number> {
  const rows = JSON.stringify(entries.map((entry) => ({ ...entry, id: newId() })));
  const { rows: changedRows } = await sql<{ id: string }>`
    insert into i18n (id, selector, locale, gender, text)
    select e.id, e.selector, e.locale, e.gender, e.text
    from json_to_recordset(${rows}::json) as e(id uuid, selector text, locale text, gender text, text text)
    order by e.selector, e.locale, e.gender
    on conflict on constraint i18n__entry_unique do update set text = excluded.text, date_updated = now()
    where i18n.text <> excluded.text
    returning id
  `.execute(db);
  return changedRows.length;
}

/** Deletes entries; returns their number. Requires the platform role. */
export async function deleteEntries(db: Writer, entryKeys: readonly TextRef[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from i18n using json_to_recordset(${JSON.stringify(entryKeys)}::json) as p(selector text, locale text, gender text)
    where i18n.selector = p.selector and i18n.locale = p.locale and i18n.gender = p.gender
    returning i18n.id
  `.execute(db);
  return rows.length;
}
