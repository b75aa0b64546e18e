import type { SaveWordsBody } from '@quint/contract/vacancies/mails.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { assertOwnWordsAllowed } from '#features/invitations/mail-words/service.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import * as queries from '#features/vacancies/mails/words/queries.ts';

/**
 * Saves the own words of a mail for a role, or for all roles without own words; null or an empty text removes them.
 * Throws `record.not_found` and `invitation.own_words_locked`.
 */
export async function saveMailWords(
  deps: Deps,
  actor: Actor,
  { roleId, body }: { roleId: string; body: SaveWordsBody },
): Promise<void> {
  const scope = scopeOfActor(actor);
  const { kind, language } = body;
  const words = body.words?.trim() ?? '';
  const place = { roleId: body.for === 'role' ? roleId : null, kind, language };
  await deps.db.write(scope, async (db) => {
    await findVacancy(db, scope, { actor, roleId });
    if (words === '') await queries.removeWords(db, scope, place);
    else {
      await assertOwnWordsAllowed(deps, db, scope);
      await queries.saveWords(db, scope, { ...place, words, userId: actor.userId });
    }
    const details = { kind, language, for: body.for, is_set: words !== '' };
    await recordAudit(db, { scope, actor, action: 'mail_words.update', items: [roleId], details });
  });
}
