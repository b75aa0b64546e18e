import { LANGUAGES } from '@quint/phrases/languages.ts';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '#lib/i18n.ts';
import { rememberLanguage } from '#lib/locale.ts';
import { Segmented } from '#ui/segmented.tsx';

/** Switches the language of the pages before login. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  return (
    <Segmented
      label={t('language.label')}
      size="sm"
      options={LANGUAGES.map((language) => ({ value: language, label: language.toUpperCase() }))}
      value={i18n.resolvedLanguage === 'de' ? 'de' : 'en'}
      onChange={(language) => {
        rememberLanguage(language);
        void setLanguage(language);
      }}
    />
  );
}
