import { fail } from '@quint/contract/base/errors.ts';
import type { OwnSurveyStatus } from '@quint/contract/survey/participation.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { linkStateOf } from '@quint/domain/survey/survey-state.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { makePass, passPath } from '#features/invitations/invitations/passes/service.ts';
import { findOwnSheet, type OwnSheet } from '#features/survey/continuation/queries.ts';

/** The newest own sheet, if its person can still answer it, or take the survey again. */
async function findSheet(
  db: Reader,
  scope: OrganizationScope,
  { actor, now }: { actor: Actor; now: Date },
): Promise<OwnSheet | undefined> {
  const { userId, talentId } = actor;
  if (talentId === undefined) return undefined;
  const sheet = await findOwnSheet(db, scope, { userId, talentId });
  if (sheet === undefined) return undefined;
  const { status, link_expires_at: expiresAt, starts_at: startsAt, ends_at: endsAt } = sheet;
  if (status === 'FINISHED') return expiresAt > now ? sheet : undefined;
  const isOpen = !sheet.is_submitted && linkStateOf({ status, expiresAt, startsAt, endsAt }, now) === 'open';
  return isOpen ? sheet : undefined;
}

/** Where the own newest survey stands; null when its link leads nowhere any more. */
export async function readOwnSurvey(deps: Deps, actor: Actor): Promise<OwnSurveyStatus['data']> {
  const scope = scopeOfActor(actor);
  const sheet = await deps.db.read(scope, (db) => findSheet(db, scope, { actor, now: deps.clock.now() }));
  if (sheet === undefined) return null;
  const total = getForm(sheet.instrument_version).order.length;
  return { answered: sheet.answered_count, total, is_finished: sheet.status === 'FINISHED' };
}

/**
 * Opens the own newest survey from the account, which proved the address of its person, and returns its path: it goes
 * on, or can be taken again. Throws `survey.link_expired` when its link leads nowhere any more.
 */
export async function continueOwnSurvey(deps: Deps, actor: Actor): Promise<{ next: string }> {
  const scope = scopeOfActor(actor);
  const pass = await deps.db.write(scope, async (db) => {
    const sheet = await findSheet(db, scope, { actor, now: deps.clock.now() });
    if (sheet === undefined) throw fail('survey.link_expired');
    const { result_id: resultId, link_expires_at, ends_at } = sheet;
    // The life of an assessment is the life of its sheets.
    const linkEnd = ends_at !== null && ends_at > link_expires_at ? ends_at : link_expires_at;
    return makePass(deps, db, { scope, pass: { resultId, linkEnd, kind: 'account' } });
  });
  return { next: passPath(pass) };
}
