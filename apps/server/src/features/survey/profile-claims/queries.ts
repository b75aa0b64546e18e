import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { RespondentSession } from '#http/access.ts';

export interface Respondent {
  readonly talent_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly workspace: string;
  /** Whether the talent is linked to an account. */
  readonly is_linked: boolean;
  readonly is_finished: boolean;
  /** The membership of the account with that address in the workspace; null without one. */
  readonly membership: 'active' | 'invited' | null;
  readonly membership_id: string | null;
}

/** The person of a sheet and the account of the address in the workspace. Requires the platform role. */
export async function findRespondent(
  db: Writer,
  session: RespondentSession,
): Promise<Respondent | undefined> {
  const { rows } = await sql<Respondent>`
    select t.id as talent_id, t.email, t.first_name, t.last_name, o.name as workspace, t.user_id is not null as is_linked,
      r.status = 'FINISHED' as is_finished, m.status as membership, m.id as membership_id
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    left join users u on lower(u.email) = lower(t.email)
    left join memberships m on m.organization_id = r.organization_id and m.user_id = u.id
    where r.organization_id = ${session.scope.organizationId} and r.id = ${session.resultId}
  `.execute(db);
  return rows[0];
}
