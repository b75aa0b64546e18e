import { LANGUAGES, type Language } from '@quint/phrases/base/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '#lib/i18n.ts';
import { useChosenLanguage } from '#lib/use-chosen-language.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { readTheme, setTheme, THEMES, type Theme } from '#lib/theme.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';

/** The screen switches at once, and back to the language of the account if that could not be changed. */
function LanguageChoice() {
  const { t } = useTranslation('common');
  const choice = useMutation({
    mutationFn: (language: Language) => changeAccount({ platform_language: language === 'de' ? 'DE' : 'EN' }),
  });
  return (
    <SegmentedControl
      label={t('language.label')}
      options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
      value={useChosenLanguage()}
      onChange={(language) => {
        void setLanguage(language);
        choice.mutate(language);
      }}
    />
  );
}

function ThemeChoice() {
  const { t } = useTranslation('common');
  const [theme, choose] = useState<Theme>(readTheme);
  return (
    <SegmentedControl
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

function LetterKeys() {
  const { t } = useTranslation('profile');
  const user = useCurrentUser();
  const choice = useMutation({
    mutationFn: (on: boolean) => changeAccount({ has_letter_keys: on }),
  });
  return (
    <div className="flex flex-col items-start gap-1 border-t border-line-soft pt-4">
      <Switch
        checked={choice.isPending ? choice.variables : user.has_letter_keys}
        onChange={(on) => choice.mutate(on)}
      >
        {t('account.letters')}
      </Switch>
      <p className="text-xs text-third">{t('account.lettersNote')}</p>
    </div>
  );
}

/** The language of the account; light or dark in this browser. */
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
        <LetterKeys />
      </div>
    </Card>
  );
}
