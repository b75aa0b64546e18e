import { GENDERS } from '@quint/domain/people/talents.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { FieldError } from './text-input.tsx';

interface GenderFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** The first option, which gets the focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

const ERROR_ID = 'survey-gender-error';

/** One option must be selected, none by default; the last one is "prefer not to say". */
export function GenderField({ value, error, onChange, ref }: GenderFieldProps) {
  const { t } = useTranslation('survey');
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : ERROR_ID}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="pb-1.5 text-sm font-semibold">{t('about.gender')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {GENDERS.map((gender, index) => (
          <label
            key={gender}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border px-3.5 py-2 transition-colors',
              'has-checked:border-lila has-checked:bg-lila-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              error === undefined ? 'border-control hover:border-second' : 'border-danger',
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name="gender"
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              className="size-4 accent-lila outline-none"
            />
            {t(`about.genders.${gender}`)}
          </label>
        ))}
      </div>
      <FieldError id={ERROR_ID} text={error} />
    </fieldset>
  );
}
