import type { UpdateInput } from '@quint/contract/items.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { genderGroupOf } from '@quint/domain/people/talents.ts';
import { ChangeQueue } from './change-queue.ts';
import { setLanguage, setReader } from './i18n.ts';
import { languageOf, rememberAccountLanguage } from './locale.ts';

export type AccountChange = UpdateInput<'own:users'> & {
  readonly password?: string;
  readonly current_password?: string;
};

export const accountChanges = new ChangeQueue<AccountChange>();

/** Switches the screen to the language of the account, or to one selected since, in which the app then starts. */
export async function followAccount(user: CurrentUser): Promise<void> {
  const choice = accountChanges.unansweredChanges.findLast(
    (change) => change.platform_language !== undefined,
  );
  const account = choice === undefined ? user : { platform_language: choice.platform_language ?? null };
  setReader(genderGroupOf(user.active_talent?.gender) ?? '');
  rememberAccountLanguage(account.platform_language === null ? undefined : languageOf(account));
  await setLanguage(languageOf(account));
}
