import type { Actor } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readCompiled, readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { finish, param, sql as statement } from '#database/sql.ts';
import { IS_UNDECIDED, isAnswerable } from '#features/vacancies/people/queries.ts';

interface ProposalKey {
  readonly roleId: string;
  readonly talentId: string;
  readonly userId: string;
}

/** Locks the row by which an account decides about a role until the transaction ends; false when it does not decide. */
export async function lockDecider(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, userId }: Pick<ProposalKey, 'roleId' | 'userId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from role_deciders where organization_id = ${organizationId} and role_id = ${roleId} and user_id = ${userId}
    for key share
  `.execute(db);
  return rows.length > 0;
}

/** Whether a talent who is considered for a role has finished the survey; undefined for one who is not considered. */
export async function findConsidered(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: Pick<ProposalKey, 'roleId' | 'talentId'>,
): Promise<{ readonly is_finished: boolean } | undefined> {
  const { rows } = await readSql<{ is_finished: boolean }>`
    select t.invitation_status = 'FINISHED' as is_finished
    from roles_talents l join talents t on t.organization_id = l.organization_id and t.id = l.talents_id
    where l.organization_id = ${organizationId} and l.roles_id = ${roleId} and l.talents_id = ${talentId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

/** The accounts whose proposals to meet a talent the actor can answer. */
export async function listAnswerable(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId, actor }: Pick<ProposalKey, 'roleId' | 'talentId'> & { readonly actor: Actor },
): Promise<string[]> {
  const rows = await readCompiled<{ user_id: string }>(
    db,
    finish(statement`select p.user_id from shortlist_proposals p
      join roles_talents l on l.organization_id = p.organization_id and l.roles_id = p.role_id
        and l.talents_id = p.talent_id
      where p.organization_id = ${param(organizationId, 'uuid')} and p.role_id = ${param(roleId, 'uuid')}
        and p.talent_id = ${param(talentId, 'uuid')} and ${IS_UNDECIDED} and ${isAnswerable(actor)}`),
  );
  return rows.map(({ user_id: userId }) => userId);
}

/** Declines proposals to meet a talent. */
export async function declineProposals(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: Omit<ProposalKey, 'userId'> & {
    readonly userIds: readonly string[];
    readonly at: Date;
    readonly by: string | null;
  },
): Promise<void> {
  await sql`
    update shortlist_proposals set declined_at = ${of.at}, declined_by = ${of.by}
    where organization_id = ${organizationId} and role_id = ${of.roleId} and talent_id = ${of.talentId}
      and user_id = any(${of.userIds}::uuid[])
  `.execute(db);
}

/** Returns whether the proposal is new, or was declined before. */
export async function insertProposal(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: ProposalKey,
): Promise<boolean> {
  const { rows } = await sql`
    insert into shortlist_proposals (organization_id, role_id, talent_id, user_id)
    values (${organizationId}, ${roleId}, ${talentId}, ${userId})
    on conflict (organization_id, role_id, talent_id, user_id)
      do update set date_created = now(), declined_at = null, declined_by = null
      where shortlist_proposals.declined_at is not null
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** Returns whether there was a proposal. */
export async function deleteProposal(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: ProposalKey,
): Promise<boolean> {
  const { rows } = await sql`
    delete from shortlist_proposals where organization_id = ${organizationId} and role_id = ${roleId}
      and talent_id = ${talentId} and user_id = ${userId} returning user_id
  `.execute(db);
  return rows.length > 0;
}
