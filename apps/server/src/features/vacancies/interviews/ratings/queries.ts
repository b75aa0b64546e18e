import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { InterviewKey } from '#features/vacancies/interviews/queries.ts';

/** The part of one account in an interview. */
export interface RaterKey extends InterviewKey {
  readonly userId: string;
}

/** Adds an account to those who decide about a role. Returns false without a membership. */
export async function joinDeciders(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, userId }: Pick<RaterKey, 'roleId' | 'userId'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into role_deciders (organization_id, role_id, user_id)
    select organization_id, ${roleId}, user_id from memberships
    where organization_id = ${organizationId} and user_id = ${userId} and user_role in ('ORG_ADMIN', 'HIRING_MANAGER')
    on conflict (organization_id, role_id, user_id) do update set user_id = excluded.user_id
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** Records that an account began to rate, by a version of the questions; does nothing if it was recorded. */
export async function insertRater(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: RaterKey,
  version: number,
): Promise<void> {
  await sql`
    insert into interview_raters (organization_id, role_id, talent_id, user_id, version)
    values (${organizationId}, ${roleId}, ${talentId}, ${userId}, ${version})
    on conflict do nothing
  `.execute(db);
}

export interface StoredChange {
  readonly question: number;
  readonly rating: number | null;
  readonly could_not_tell: boolean;
  readonly note: string;
  readonly sequence: number;
}

/** Stores changes, each of another question, except those that a newer change has overtaken. */
export async function saveRatings(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: RaterKey,
  changes: readonly StoredChange[],
): Promise<void> {
  await sql`
    insert into interview_ratings (organization_id, role_id, talent_id, user_id, question, rating, is_untold, note, sequence)
    select ${organizationId}, ${roleId}, ${talentId}, ${userId}, c.question, c.rating, c.is_untold, c.note, c.sequence
    from unnest(${changes.map(({ question }) => question)}::smallint[], ${changes.map(({ rating }) => rating)}::smallint[],
      ${changes.map(({ could_not_tell: isUntold }) => isUntold)}::boolean[], ${changes.map(({ note }) => note)}::text[],
      ${changes.map(({ sequence }) => sequence)}::bigint[]) as c (question, rating, is_untold, note, sequence)
    on conflict (organization_id, role_id, talent_id, user_id, question) do update
    set rating = excluded.rating, is_untold = excluded.is_untold, note = excluded.note, sequence = excluded.sequence,
      date_updated = clock_timestamp()
    where interview_ratings.sequence < excluded.sequence
  `.execute(db);
}

/** Marks the ratings of an account as submitted. */
export async function submitRater(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: RaterKey,
  at: Date,
): Promise<void> {
  await sql`
    update interview_raters set submitted_at = ${at}
    where organization_id = ${organizationId} and role_id = ${roleId} and talent_id = ${talentId} and user_id = ${userId}
  `.execute(db);
}

interface SubmittedChange {
  readonly question: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly reason: string;
}

/** Changes a submitted rating and keeps the former one. */
export async function changeRating(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: RaterKey,
  { question, before, after, reason }: SubmittedChange,
): Promise<void> {
  await sql`
    insert into interview_rating_changes
      (organization_id, id, role_id, talent_id, user_id, question, rating_before, rating_after, reason)
    values (${organizationId}, ${newId()}, ${roleId}, ${talentId}, ${userId}, ${question}, ${before}, ${after}, ${reason})
  `.execute(db);
  await sql`
    update interview_ratings set rating = ${after}, is_untold = ${after === null}, date_updated = clock_timestamp()
    where organization_id = ${organizationId} and role_id = ${roleId} and talent_id = ${talentId} and user_id = ${userId}
      and question = ${question}
  `.execute(db);
}
