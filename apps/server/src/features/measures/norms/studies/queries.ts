import type { NewNormStudy, NormStudy } from '@quint/contract/measures/norms.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** Stored studies, by form, language and norm, newest first. */
export async function listNormStudies(db: Reader): Promise<NormStudy[]> {
  const { rows } = await readSql<NormStudy>`
    select id, norm, instrument, language, people, sampling, countries, field_start::text as field_start,
      field_end::text as field_end, description
    from norm_studies order by instrument desc, language, norm, field_end desc, id
  `.execute(db);
  return rows;
}

/** Stores a study; an existing one stays unchanged. */
export async function insertNormStudy(
  tx: Writer,
  study: NewNormStudy & { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into norm_studies (id, norm, instrument, language, people, sampling, countries, field_start, field_end,
      description, date_created, user_created)
    values (${study.id}, ${study.norm}, ${study.instrument}, ${study.language}, ${study.people}, ${study.sampling},
      ${study.countries}, ${study.field_start}, ${study.field_end}, ${study.description}, ${study.now}, ${study.userId})
    on conflict (instrument, language, norm, people, field_start, field_end) do nothing
  `.execute(tx);
}

/** Deletes a study; false when there is none. */
export async function deleteNormStudy(tx: Writer, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('norm_studies')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
