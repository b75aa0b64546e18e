import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { useTranslation } from 'react-i18next';
import { pickLanguage } from '#lib/i18n.ts';
import { useChosenLanguage } from '#lib/use-chosen-language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';

/** Switches the language of the pages before login. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  return (
    <SegmentedControl
      label={t('language.label')}
      size="sm"
      options={LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase() }))}
      value={useChosenLanguage()}
      onChange={(language) => void pickLanguage(language)}
    />
  );
}
