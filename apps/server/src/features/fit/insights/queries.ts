import type { InstrumentId, SheetScore } from '@quint/psychometrics/types.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

interface OfTalent {
  readonly organizationId: string;
  readonly talentId: string;
}

interface NewestResult {
  readonly id: string;
  readonly facets: SheetScore['raw']['facets'] | null;
  readonly instrument: InstrumentId;
  readonly norm: string;
}

/** The newest finished result of a talent, with the facet sums that order its facets. */
export async function findNewestResult(
  db: Reader,
  { organizationId, talentId }: OfTalent,
): Promise<NewestResult | undefined> {
  const { rows } = await readSql<NewestResult>`
    select id, result #> '{raw,facets}' as facets, result #>> '{versions,instrument}' as instrument,
      result #>> '{versions,norm}' as norm
    from talents_results
    where organization_id = ${organizationId} and talent_id = ${talentId} and status = 'FINISHED' and result is not null
    order by date_finished desc, id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Whether a finished result belongs to a talent. */
export async function isResultOf(
  db: Reader,
  { organizationId, talentId, resultId }: OfTalent & { readonly resultId: string },
): Promise<boolean> {
  const { rows } = await readSql<{ id: string }>`
    select id from talents_results where organization_id = ${organizationId} and id = ${resultId}
      and talent_id = ${talentId} and status = 'FINISHED'
  `.execute(db);
  return rows.length > 0;
}

export interface FeedbackRow {
  readonly result_id: string;
  readonly rating: number;
  readonly comment: string | null;
  readonly date_updated: Date;
}

/** The feedback of a talent on all their results. */
export async function listFeedback(
  db: Reader,
  { organizationId, talentId }: OfTalent,
): Promise<FeedbackRow[]> {
  const { rows } = await readSql<FeedbackRow>`
    select f.result_id, f.rating, f.comment, f.date_updated
    from result_feedback f join talents_results r on r.organization_id = f.organization_id and r.id = f.result_id
    where f.organization_id = ${organizationId} and r.talent_id = ${talentId}
  `.execute(db);
  return rows;
}

export async function findMission(
  db: Reader,
  { organizationId, talentId }: OfTalent,
): Promise<{ text: string; date_updated: Date } | undefined> {
  const { rows } = await readSql<{ text: string; date_updated: Date }>`
    select text, date_updated from talent_missions
    where organization_id = ${organizationId} and talent_id = ${talentId}
  `.execute(db);
  return rows[0];
}

/** Stores the text; an empty one has no row. */
export async function storeMission(
  db: Writer,
  { organizationId }: OrganizationScope,
  { talentId, text }: { talentId: string; text: string },
): Promise<void> {
  if (text === '') {
    await db
      .deleteFrom('talent_missions')
      .where('organization_id', '=', organizationId)
      .where('talent_id', '=', talentId)
      .execute();
    return;
  }
  await db
    .insertInto('talent_missions')
    .values({ organization_id: organizationId, talent_id: talentId, text })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'talent_id'])
        .doUpdateSet(({ fn }) => ({ text, date_updated: fn('now') })),
    )
    .execute();
}

/** Stores the feedback on a result in place of the previous one. */
export async function storeFeedback(
  db: Writer,
  { organizationId }: OrganizationScope,
  { resultId, rating, comment }: { resultId: string; rating: number; comment: string | null },
): Promise<FeedbackRow> {
  return await db
    .insertInto('result_feedback')
    .values({ organization_id: organizationId, result_id: resultId, rating, comment })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'result_id'])
        .doUpdateSet(({ fn }) => ({ rating, comment, date_updated: fn('now') })),
    )
    .returning(['result_id', 'rating', 'comment', 'date_updated'])
    .executeTakeFirstOrThrow();
}
