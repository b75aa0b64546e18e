import { fail } from '@quint/contract/base/errors.ts';
import { canUseCustomText, CUSTOM_TEXT_FINISHED_SURVEYS } from '@quint/domain/invitations/mail-budget.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { MailWords, WordsKey } from '#features/invitations/mail-words/queries.ts';
import { findMailWords } from '#features/invitations/mail-words/queries.ts';
import { readTrust } from '#outbox/budget.ts';

/** The own words of a mail with their origin; undefined without any, and while the workspace may not use its own. */
export async function readUsableWords(
  deps: Deps,
  db: Reader,
  { scope, key }: { readonly scope: OrganizationScope; readonly key: WordsKey },
): Promise<MailWords | undefined> {
  const words = await findMailWords(db, scope, key);
  if (words === undefined) return undefined;
  return canUseCustomText(await readTrust(deps, db, scope)) ? words : undefined;
}

/** The own words of a mail; null without usable ones. */
export async function readOwnWords(
  deps: Deps,
  db: Reader,
  request: { readonly scope: OrganizationScope; readonly key: WordsKey },
): Promise<string | null> {
  return (await readUsableWords(deps, db, request))?.words ?? null;
}

/** Throws `invitation.own_words_locked` in a workspace that may not use own words yet. */
export async function assertOwnWordsAllowed(deps: Deps, db: Reader, scope: OrganizationScope): Promise<void> {
  const isAllowed = canUseCustomText(await readTrust(deps, db, scope));
  if (!isAllowed) throw fail('invitation.own_words_locked', { min: CUSTOM_TEXT_FINISHED_SURVEYS });
}

/** The paragraphs of own words: separated by empty lines, as typed. */
export function paragraphsOfWords(words: string | null): string[] {
  return (words ?? '').split(/(?:\r?\n){2,}/).filter((part) => part.trim() !== '');
}
