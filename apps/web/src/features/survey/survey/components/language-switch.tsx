import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { pickLanguage } from '#lib/i18n.ts';
import { useChosenLanguage } from '#lib/use-chosen-language.ts';

/** Switches between English and German, without the component library. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const activeLanguage = useChosenLanguage();
  return (
    <fieldset aria-label={t('language.label')} className="inline-flex rounded-full bg-mute p-0.5">
      {LANGUAGES.map((language) => {
        const isOn = language === activeLanguage;
        return (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={isOn}
            aria-label={`${language.toUpperCase()}, ${t(`language.${language}`)}`}
            onClick={() => void pickLanguage(language)}
            className={cx(
              'finger min-h-8 max-md:min-w-11 rounded-full px-3 text-xs font-semibold transition-colors',
              isOn
                ? 'bg-surface text-ink shadow-soft forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                : 'text-second hover:text-ink',
            )}
          >
            {language.toUpperCase()}
          </button>
        );
      })}
    </fieldset>
  );
}
