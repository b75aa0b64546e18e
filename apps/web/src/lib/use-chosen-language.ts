import type { Language } from '@quint/phrases/base/languages.ts';
import { useSyncExternalStore } from 'react';
import { chosenLanguage, watchChosenLanguage } from './i18n.ts';

/** The language selected last, for switches: updated at once, even while its phrases are loading. */
export function useChosenLanguage(): Language {
  return useSyncExternalStore(watchChosenLanguage, chosenLanguage, chosenLanguage);
}
