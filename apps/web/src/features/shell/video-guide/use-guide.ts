import { LANGUAGES, type Language } from '@quint/phrases/base/languages.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';

const route = getRouteApi('/_topbar/video-guide/{-$lang}');

/** The language in the URL; undefined for an unsupported one. */
export function languageNamed(lang: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === lang);
}

/** The language of the guide: the URL's, else the screen's. */
export function useGuideLanguage(): Language {
  // Renders again when the screen changes its language.
  useTranslation('video-guide');
  return languageNamed(route.useParams().lang) ?? currentLanguage();
}

/** The texts of the guide in its language. */
export function useGuideTexts() {
  return useTranslation('video-guide', { lng: useGuideLanguage() });
}

/** The names of the traits in the language of the guide. */
export function useTraitTexts() {
  return useTranslation('personality', { lng: useGuideLanguage() });
}
