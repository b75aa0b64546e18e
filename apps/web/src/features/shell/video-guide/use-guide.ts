import { LANGUAGES, type Language } from '@quint/phrases/base/languages.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';

const route = getRouteApi('/_topbar/video-guide/{-$lang}');

/** The language in the URL; undefined for an unsupported one. */
export function languageNamed(lang: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === lang);
}

/** The language of the guide: that of the URL, or else of the screen. */
export function useGuideLanguage(): Language {
  // Renders again when the language of the screen changes.
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
