import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import type { ParticipateBody } from '@quint/contract/survey/participation.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { requestProof } from '#features/workspace/auth/sign-up/service.ts';
import { getLinkEnd } from '#features/invitations/invitations/model.ts';
import * as queries from '#features/survey/entry/queries.ts';
import { invite } from '#features/survey/entry/service.ts';
import { makePass, passPath } from '#features/invitations/invitations/passes/service.ts';
import { isOpenToProof } from '#features/people/talents/ownership/queries.ts';
import { claimTalent } from '#features/people/talents/ownership/service.ts';
import { scopeOfActor } from '#database/scopes.ts';

interface OwnTalent {
  readonly talentId: string;
  readonly resultId: string | null;
}

/** The administrator's own talent; undefined when the talent with their address must be verified again. */
async function findOrMakeOwnTalent(
  db: Writer,
  scope: OrganizationScope,
  { actor, account, language }: { actor: Actor; account: queries.Account; language: StoredLanguage },
): Promise<OwnTalent | undefined> {
  const { userId } = actor;
  await claimTalent(db, scope, actor);
  const own = await queries.findOwnPerson(db, scope, userId);
  if (own !== undefined) {
    const finishedResultId = await queries.findNewestFinished(db, scope, own.talent_id);
    return { talentId: own.talent_id, resultId: own.open_result ?? finishedResultId ?? null };
  }
  const talentId = newId();
  const isNew = await queries.insertParticipant(db, scope, {
    talentId,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    language: account.language ?? language,
    userId,
    isDirectlyInvited: true,
  });
  if (isNew) return { talentId, resultId: null };
  if (await isOpenToProof(db, scope, normalizeEmail(account.email))) return undefined;
  throw fail('talent.address_taken', { email: account.email });
}

/**
 * The administrator's own survey: their open or finished sheet, otherwise a new one. Returns its path. The
 * talent is linked to the account. If the talent with the address was started before the account last
 * verified that address, a mail to verify it again is sent: `account.proof_sent`. Throws
 * `talent.address_taken` when the address is in a record that no account can be linked to.
 */
export async function openOwnSurvey(
  deps: Deps,
  actor: Actor,
  language: ParticipateBody['language'],
): Promise<{ next: string }> {
  const scope = scopeOfActor(actor);
  const account = await deps.db.platform.read((db) => queries.findAccount(db, actor.userId));
  if (account === undefined) throw fail('INVALID_CREDENTIALS');
  const pass = await deps.db.write(scope, async (db) => {
    const own = await findOrMakeOwnTalent(db, scope, {
      actor,
      account,
      language: toStoredLanguage(language),
    });
    if (own === undefined) return undefined;
    const { talentId, resultId } = own;
    const linkEnd = getLinkEnd(deps.clock.now());
    const isThere =
      resultId !== null &&
      (await queries.renewLink(db, scope, { resultId, linkExpiresAt: linkEnd })) !== undefined;
    if (isThere) {
      await queries.changeUnansweredLanguage(db, scope, { resultId, language: toStoredLanguage(language) });
    }
    const invitee = { talentId, entrance: 'admin' as const, language };
    const sheet = isThere ? { resultId, linkEnd } : await invite(deps, db, { scope, invitee });
    return makePass(deps, db, { scope, pass: { ...sheet, kind: 'account' } });
  });
  if (pass !== undefined) return { next: passPath(pass) };
  await requestProof(deps, actor.userId);
  throw fail('account.proof_sent', { email: account.email });
}
