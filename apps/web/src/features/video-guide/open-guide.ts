import { currentLanguage, loadPhrasesIn, setLanguage } from '#lib/i18n.ts';
import { fetchPublicSettings } from '#lib/public-settings.ts';
import { findPerson } from '#lib/session.ts';
import { languageNamed } from './use-guide.ts';

/** What the guide needs: its texts in the language of the address, and the video there may be. */
export async function openGuide(lang: string | undefined, isPreload: boolean): Promise<void> {
  // Open to everybody, also while the session cannot be asked for; who is signed in keeps the screen in their language.
  const person = await findPerson().catch(() => undefined);
  const named = languageNamed(lang);
  if (named !== undefined && person === undefined && !isPreload) await setLanguage(named);
  await Promise.all([
    loadPhrasesIn(named ?? currentLanguage(), 'video-guide', 'personality'),
    fetchPublicSettings().catch(() => undefined),
  ]);
}
