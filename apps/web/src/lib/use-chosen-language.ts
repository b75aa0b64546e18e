import type { Language } from '@quint/phrases/base/languages.ts';
import { useSyncExternalStore } from 'react';
import { chosenLanguage, watchChosenLanguage } from './i18n.ts';

/** The language chosen last, for switches: at once, even while its phrases are still loaded. */
export function useChosenLanguage(): Language {
  return useSyncExternalStore(watchChosenLanguage, chosenLanguage, chosenLanguage);
}
