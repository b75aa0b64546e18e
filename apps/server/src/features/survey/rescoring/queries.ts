import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scoreColumns } from '#features/survey/completion/queries.ts';

export interface ResultToRescore {
  readonly id: string;
  readonly language: StoredLanguage;
  readonly instrument: string;
  readonly page_translated: boolean;
  readonly result: SheetScore;
}

/** Finished results after a key, in order, locked against concurrent recomputation. */
export async function lockFinished(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ResultToRescore[]> {
  const { rows } = await sql<ResultToRescore>`
    select id, language, instrument_version as instrument, page_translated, result from talents_results
    where organization_id = ${organizationId} and status = 'FINISHED'
      and id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    order by id limit ${limit} for no key update
  `.execute(tx);
  return rows;
}

/** Replaces the values of a result; the old ones are kept, and its report counts as outdated. */
export async function replaceScore(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { before, score, now }: { before: ResultToRescore; score: SheetScore; now: Date },
): Promise<void> {
  await sql`
    insert into result_versions (organization_id, id, result_id, result, scoring_version, norm_version, date_replaced)
    values (${organizationId}, ${newId()}, ${before.id}, ${JSON.stringify(before.result)},
      ${before.result.versions.scoring}, ${before.result.versions.norm}, ${now})
  `.execute(tx);
  await tx
    .updateTable('talents_results')
    .set({ ...scoreColumns(score), report_file: null, big_five_report: null })
    .where('organization_id', '=', organizationId)
    .where('id', '=', before.id)
    .execute();
}
