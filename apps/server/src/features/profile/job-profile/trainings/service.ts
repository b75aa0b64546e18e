import { fail } from '@quint/contract/base/errors.ts';
import type { RecommendedTraining } from '@quint/contract/profile/trainings.ts';
import { isResultReadable } from '@quint/domain/workspace/access/results.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { RoleRanges, SheetScore } from '@quint/psychometrics/types.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor, scopeOfWrite } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { TRAINING_REQUEST_MAIL } from '#features/profile/job-profile/trainings/emails.ts';
import type { Need } from '#features/profile/job-profile/trainings/queries.ts';
import * as queries from '#features/profile/job-profile/trainings/queries.ts';
import { findLatestResult } from '#features/fit/matching/queries.ts';
import { findReportSource } from '#features/measures/reports/queries.ts';
import { findRangePosition } from '#features/measures/reports/role-view/model.ts';
import { fitTo } from '#features/measures/reports/service.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findRole } from '#features/roles/roles/queries.ts';
import type { AppliedWrite } from '#items/declare/writes.ts';
import { queueMails } from '#outbox/outbox.ts';

interface TrainingQuery {
  readonly talent: string;
  readonly role: string;
  readonly language: Language;
}

/** The traits outside their ranges beyond the error of measurement: the same that get a meaning text and a question. */
export function needsOf(score: SheetScore, ranges: RoleRanges): Need[] {
  return fitTo(score, ranges).contributions.flatMap((part): Need[] => {
    const rangePosition = findRangePosition(score, part);
    if (rangePosition?.kind !== 'outside' || rangePosition.side === undefined) return [];
    return [{ trait: part.trait, direction: rangePosition.side }];
  });
}

/** The role, if the actor may read it for this talent. */
async function readRole(
  db: Writer,
  scope: OrganizationScope,
  { talent, role, isOwn }: TrainingQuery & { isOwn: boolean },
) {
  const isOpen = !isOwn || (await queries.isRoleOfTalent(db, scope, { talentId: talent, roleId: role }));
  const roleRow = isOpen ? await findRole(db, scope, role) : undefined;
  if (roleRow === undefined) throw fail('record.not_found');
  return roleRow;
}

/** The newest score that the actor may see; undefined without one. */
async function readScore(
  db: Writer,
  scope: OrganizationScope,
  { talent: talentId, isOwn }: TrainingQuery & { isOwn: boolean },
) {
  const latest = await findLatestResult(db, scope, { talentId, isOwn });
  if (latest === undefined) throw fail('record.not_found');
  if (latest.result === undefined) {
    if (latest.isHeld) throw fail('result.held_back');
    return undefined;
  }
  const source = await findReportSource(db, scope, latest.result.id);
  if (source === undefined || source.result === null) return undefined;
  return { id: source.id, score: source.result };
}

/**
 * Courses for a talent with respect to a role. Throws `record.not_found` for a talent or a role that the actor may not
 * see, `result.held_back` while the result is on hold for administrators. Another person's result is audited.
 */
export async function recommendTrainings(
  deps: Deps,
  actor: Actor,
  query: TrainingQuery,
): Promise<RecommendedTraining[]> {
  const scope = scopeOfActor(actor);
  if (!isResultReadable(actor, query.talent)) throw fail('record.not_found');
  const isOwn = actor.talentId === query.talent;
  return deps.db.write(scope, async (tx) => {
    const role = await readRole(tx, scope, { ...query, isOwn });
    const result = await readScore(tx, scope, { ...query, isOwn });
    if (result === undefined) return [];
    if (!isOwn) {
      const details = { collection: 'talents_results', as: 'trainings', count: 1 };
      const read = { items: [result.id], talentIds: [query.talent], details };
      await recordAudit(tx, { scope, actor, action: 'results.read', ...read });
    }
    const needs = needsOf(result.score, rangesOf(role));
    if (needs.length === 0) return [];
    const { role: roleId, language } = query;
    return queries.listRecommended(tx, scope, {
      roleId,
      needs,
      language,
      requestsOf: isOwn ? query.talent : null,
    });
  });
}

/** Sends a registration to the platform by mail. Throws `training.retired` for a course that is no longer offered. */
export async function passOn({ deps, db, organizationId, keys, columns }: AppliedWrite): Promise<void> {
  if (typeof columns.course_id === 'string' && !(await queries.isOffered(db, columns.course_id))) {
    throw fail('training.retired');
  }
  await queueMails(deps, db, scopeOfWrite({ organizationId }), {
    mails: keys.map((requestId) => ({
      messageKey: `training-request:${requestId}`,
      kind: TRAINING_REQUEST_MAIL.kind,
      to: deps.config.publicSettings.supportEmail,
      language: 'EN' as const,
      payload: { requestId },
    })),
  });
}
