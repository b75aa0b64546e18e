import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { InterviewKey } from '#features/vacancies/interviews/queries.ts';

export interface ChangeRow {
  readonly user_id: string;
  readonly question: number;
  readonly rating_before: number | null;
  readonly rating_after: number | null;
  readonly reason: string;
  readonly date_created: Date;
}

/** The changes of submitted ratings, oldest first. */
export async function listRatingChanges(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId }: InterviewKey,
): Promise<readonly ChangeRow[]> {
  const { rows } = await readSql<ChangeRow>`
    select user_id, question, rating_before, rating_after, reason, date_created from interview_rating_changes
    where organization_id = ${organizationId} and role_id = ${roleId} and talent_id = ${talentId}
    order by date_created, id
  `.execute(db);
  return rows;
}
