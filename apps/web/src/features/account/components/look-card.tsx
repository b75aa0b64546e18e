import { LANGUAGES } from '@quint/phrases/languages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '#lib/i18n.ts';
import { rememberOwnLanguage } from '#lib/locale.ts';
import { useCurrentUser } from '#lib/session.ts';
import { readTheme, setTheme, THEMES, type Theme } from '#lib/theme.ts';
import { Card } from '#ui/card.tsx';
import { Segmented } from '#ui/segmented.tsx';

function LanguageChoice() {
  const { t, i18n } = useTranslation('common');
  const { id } = useCurrentUser();
  return (
    <Segmented
      label={t('language.label')}
      options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
      value={i18n.resolvedLanguage === 'de' ? 'de' : 'en'}
      onChange={(language) => {
        rememberOwnLanguage(id, language);
        void setLanguage(language);
      }}
    />
  );
}

function ThemeChoice() {
  const { t } = useTranslation('common');
  const [theme, choose] = useState<Theme>(readTheme);
  return (
    <Segmented
      label={t('theme.label')}
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={(next) => {
        setTheme(next);
        choose(next);
      }}
    />
  );
}

/** What this browser remembers for the person: language, light or dark. */
export function LookCard() {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  return (
    <Card title={t('account.look')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span aria-hidden="true" className="font-medium">
            {common('language.label')}
          </span>
          <LanguageChoice />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span aria-hidden="true" className="font-medium">
            {common('theme.label')}
          </span>
          <ThemeChoice />
        </div>
        <p className="text-xs text-third">{t('account.lookNote')}</p>
      </div>
    </Card>
  );
}
