import { fail } from '@quint/contract/errors.ts';
import type { OwnSurveyStanding } from '@quint/contract/participation.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { linkStateOf } from '@quint/domain/survey-state.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { makePass, passPath } from '#features/invitations/passes/service.ts';
import { findOwnSheet, type OwnSheet } from '#features/surveys/continuing/queries.ts';

/** The newest own sheet, if its person can still answer it. */
async function findOpenSheet(
  db: Reader,
  scope: OrganizationScope,
  { actor, now }: { actor: Actor; now: Date },
): Promise<OwnSheet | undefined> {
  const { userId, talentId } = actor;
  if (talentId === undefined) return undefined;
  const sheet = await findOwnSheet(db, scope, { userId, talentId });
  if (sheet === undefined || sheet.is_handed_in) return undefined;
  const { status, link_expires_at: expiresAt, starts_at: startsAt, ends_at: endsAt } = sheet;
  return linkStateOf({ status, expiresAt, startsAt, endsAt }, now) === 'open' ? sheet : undefined;
}

/** Where the own open survey stands; null when there is none to go on with. */
export async function readOwnSurvey(deps: Deps, actor: Actor): Promise<OwnSurveyStanding['data']> {
  const scope = scopeOfActor(actor);
  const sheet = await deps.db.read(scope, (db) => findOpenSheet(db, scope, { actor, now: deps.clock.now() }));
  if (sheet === undefined) return null;
  return { answered: sheet.answered, total: getForm(sheet.instrument_version).order.length };
}

/**
 * Opens the own open survey from the account, which proved the address of its person, and returns its path. Throws
 * `survey.link_expired` when there is none to go on with.
 */
export async function continueOwnSurvey(deps: Deps, actor: Actor): Promise<{ next: string }> {
  const scope = scopeOfActor(actor);
  const pass = await deps.db.write(scope, async (db) => {
    const sheet = await findOpenSheet(db, scope, { actor, now: deps.clock.now() });
    if (sheet === undefined) throw fail('survey.link_expired');
    const { result_id: resultId, link_expires_at, ends_at } = sheet;
    // The life of an assessment is the life of its sheets.
    const linkEnd = ends_at !== null && ends_at > link_expires_at ? ends_at : link_expires_at;
    return makePass(deps, db, { scope, pass: { resultId, linkEnd, kind: 'account' } });
  });
  return { next: passPath(pass) };
}
