import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { VacancyRow } from '#features/vacancies/access/queries.ts';
import { findVacancyRow, isAssessmentOf } from '#features/vacancies/access/queries.ts';

/**
 * The role of a vacancy, if the actor may work on it: administrators on every role, hiring managers on those they decide
 * about, unless they are drafts; and of one of its assessments, for administrators. Every route for hiring managers calls it first, in the transaction of its work. Throws
 * `record.not_found`, also for a role of others.
 */
export async function findVacancy(
  db: Reader,
  scope: OrganizationScope,
  {
    actor,
    roleId,
    assessmentId,
  }: { readonly actor: Actor; readonly roleId: string; readonly assessmentId?: string | undefined },
): Promise<VacancyRow> {
  const row = await findVacancyRow(db, scope, { roleId, userId: actor.userId });
  if (row === undefined) throw fail('record.not_found');
  if (isHiringManager(actor) && (!row.is_decider || row.state === 'draft')) throw fail('record.not_found');
  if (assessmentId !== undefined) {
    const isOf = !isHiringManager(actor) && (await isAssessmentOf(db, scope, { roleId, assessmentId }));
    if (!isOf) throw fail('record.not_found');
  }
  return row;
}
