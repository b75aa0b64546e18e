import { currentLanguage, loadPhrasesIn, setLanguage } from '#lib/i18n.ts';
import { fetchPublicSettings } from '#lib/public-settings.ts';
import { findPerson } from '#lib/session.ts';
import { languageNamed } from './use-guide.ts';

/** Loads the guide: its texts in the language of the URL, and the video if there is one. */
export async function openGuide(lang: string | undefined, isPreload: boolean): Promise<void> {
  // Works when the session cannot be loaded, because the page is public; signed-in users keep their language.
  const person = await findPerson().catch(() => undefined);
  const urlLanguage = languageNamed(lang);
  if (urlLanguage !== undefined && person === undefined && !isPreload) await setLanguage(urlLanguage);
  await Promise.all([
    loadPhrasesIn(urlLanguage ?? currentLanguage(), 'video-guide', 'personality'),
    fetchPublicSettings().catch(() => undefined),
  ]);
}
