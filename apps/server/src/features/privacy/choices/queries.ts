import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

export interface OwnTalent {
  readonly organization_id: string;
  readonly is_left_out_of_rankings: boolean;
}

/** The own talent in any workspace, locked; undefined for another person's. Requires the platform role. */
export async function lockOwnTalent(
  tx: Writer,
  { userId, talentId }: { userId: string; talentId: string },
): Promise<OwnTalent | undefined> {
  const { rows } = await sql<OwnTalent>`
    select t.organization_id, t.rankings_objected_at is not null as is_left_out_of_rankings
    from talents t
    where t.user_id = ${userId} and t.id = ${talentId} and t.date_deleted is null and t.date_anonymized is null
    for update
  `.execute(tx);
  return rows[0];
}

/** Notes or ends the objection to rankings. */
export async function setObjection(
  tx: Writer,
  { organization_id: organizationId }: OwnTalent,
  { talentId, isLeftOut }: { talentId: string; isLeftOut: boolean },
): Promise<void> {
  await sql`
    update talents set rankings_objected_at = case when ${isLeftOut}::boolean then now() end, date_updated = now()
    where organization_id = ${organizationId} and id = ${talentId}
  `.execute(tx);
}
