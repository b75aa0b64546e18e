import type { OwnChoices } from '@quint/contract/privacy/privacy.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/** What the talent `t` decided. */
export const CHOICES = sql`t.is_open_for_work, t.rankings_objected_at is not null as is_left_out_of_rankings,
  t.norms_withdrawn_at is null as counts_in_norms, t.reminders_refused_at is null as takes_reminders`;

export interface OwnTalent extends OwnChoices {
  readonly organization_id: string;
}

interface Own {
  readonly userId: string;
  readonly talentId: string;
}

/** The own talent in any workspace, locked; undefined for another person's. Requires the platform role. */
export async function lockOwnTalent(tx: Writer, { userId, talentId }: Own): Promise<OwnTalent | undefined> {
  const { rows } = await sql<OwnTalent>`
    select t.organization_id, ${CHOICES} from talents t
    where t.user_id = ${userId} and t.id = ${talentId} and t.date_deleted is null and t.date_anonymized is null
    for no key update
  `.execute(tx);
  return rows[0];
}

/** Notes what a talent decided; what was decided before keeps its date. A trigger keeps the history. */
export async function setChoices(
  tx: Writer,
  { organization_id: organizationId }: OwnTalent,
  { talentId, choices }: { talentId: string; choices: OwnChoices },
): Promise<void> {
  const since = (column: string, isSince: boolean) =>
    sql`${sql.ref(column)} = case when ${isSince}::boolean then coalesce(${sql.ref(column)}, now()) end`;
  await sql`
    update talents set is_open_for_work = ${choices.is_open_for_work},
      ${since('rankings_objected_at', choices.is_left_out_of_rankings)},
      ${since('norms_withdrawn_at', !choices.counts_in_norms)},
      ${since('reminders_refused_at', !choices.takes_reminders)}, date_updated = now()
    where organization_id = ${organizationId} and id = ${talentId}
  `.execute(tx);
}

/** Lets the objection hold for the copies that other workspaces got from the pool, which the person cannot reach. */
export async function setRankingsOfCopies(
  tx: Writer,
  { organization_id: organizationId }: OwnTalent,
  { talentId, isExcluded }: { talentId: string; isExcluded: boolean },
): Promise<void> {
  await sql`
    update talents c set rankings_objected_at = case when ${isExcluded}::boolean then coalesce(c.rankings_objected_at, now()) end, date_updated = now()
    from pool_unlocks u
    where u.source_organization_id = ${organizationId} and u.source_talent_id = ${talentId}
      and c.organization_id = u.organization_id and c.id = u.talent_id and u.organization_id = any (c.ws_ids_of_copied_talent)
      and c.date_anonymized is null
  `.execute(tx);
}
