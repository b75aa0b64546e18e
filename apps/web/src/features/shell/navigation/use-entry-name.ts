import { useTranslation } from 'react-i18next';
import type { NavigationEntry } from './model/entries.ts';

export function useEntryName(): (entry: NavigationEntry) => string {
  const { t, i18n } = useTranslation('shell');
  return ({ labelKey, titleOf }) =>
    titleOf === undefined ? t(`navigation.${labelKey}`) : i18n.t('title', { ns: titleOf });
}
