import type { Language } from '@quint/phrases/base/languages.ts';
import { setLanguage } from '#lib/i18n.ts';
import { languagePickedInTab } from '#lib/locale.ts';

/** Switches the screen to the language of the invitation, unless the person selected one in this tab. */
export async function followInvitation(language: Language): Promise<void> {
  await setLanguage(languagePickedInTab() ?? language);
}
