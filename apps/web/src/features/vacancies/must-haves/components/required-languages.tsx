import { compareText } from '@quint/domain/base/text-order.ts';
import { PROFICIENCIES } from '@quint/domain/profile/job-profile.ts';
import { LANGUAGE_CODES } from '@quint/domain/profile/language-codes.ts';
import { MUST_HAVE_LANGUAGES_MAX, type RequiredLanguage } from '@quint/domain/vacancies/must-haves.ts';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Combo } from '#ui/combo.tsx';
import { Select } from '#ui/select.tsx';

interface RequiredLanguagesProps {
  readonly languages: readonly RequiredLanguage[];
  readonly error: string | undefined;
  readonly onChange: (languages: readonly RequiredLanguage[]) => void;
}

/** The required languages, each with its lowest level, and a field for one more. */
export function RequiredLanguages({ languages, error, onChange }: RequiredLanguagesProps) {
  const { t } = useTranslation('must-haves');
  const { t: job } = useTranslation('job-profile');
  const format = useFormat();
  const [round, setRound] = useState(0);
  const container = useRef<HTMLFieldSetElement>(null);
  const levels = PROFICIENCIES.map((value) => ({ value, label: job(`level.${value}`) }));
  const options = LANGUAGE_CODES.filter((code) => !languages.some((language) => language.code === code))
    .map((value) => ({ value, label: format.language(value) }))
    .toSorted((one, other) => compareText(one.label, other.label));
  const remove = (code: string) => {
    flushSync(() => onChange(languages.filter((language) => language.code !== code)));
    // The field for one more would open its list.
    container.current?.focus();
  };
  return (
    <fieldset ref={container} tabIndex={-1} className="flex min-w-0 flex-col gap-2 outline-none">
      <legend className="pb-1.5 text-sm font-semibold text-ink">{t('form.languages')}</legend>
      {languages.map(({ code, proficiency }) => {
        const language = format.language(code);
        return (
          <div key={code} className="flex min-w-0 items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere">{language}</span>
            <span className="w-44 shrink-0">
              <Select
                label={t('form.level', { language })}
                hideLabel
                options={levels}
                value={proficiency}
                onChange={(level) =>
                  onChange(
                    languages.map((each) => (each.code === code ? { code, proficiency: level } : each)),
                  )
                }
              />
            </span>
            <Button
              kind="icon"
              size="sm"
              aria-label={t('form.remove', { language })}
              onPress={() => remove(code)}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          </div>
        );
      })}
      {languages.some(({ proficiency }) => proficiency === 'native') && (
        <p className="text-xs text-second">{t('form.nativeNote')}</p>
      )}
      {languages.length < MUST_HAVE_LANGUAGES_MAX && (
        <Combo
          // Emptied by a new key after a language was added.
          key={round}
          label={t('form.addLanguage')}
          hideLabel
          placeholder={t('form.addLanguage')}
          options={options}
          value={null}
          error={error}
          onChange={(code) => {
            if (code === null) return;
            onChange([...languages, { code, proficiency: 'fluent' }]);
            setRound(round + 1);
          }}
        />
      )}
    </fieldset>
  );
}
