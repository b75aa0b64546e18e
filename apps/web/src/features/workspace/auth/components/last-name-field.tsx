import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from './form-field.tsx';

interface LastNameValues {
  readonly last_name: string;
  readonly has_one_name: boolean;
}

interface LastNameFieldProps<Values extends LastNameValues> {
  readonly control: Control<Values>;
  readonly label: string;
}

/** The last name of the user. While it is empty, they can tick that they have only one name. */
export function LastNameField<Values extends LastNameValues>({ control, label }: LastNameFieldProps<Values>) {
  const { t } = useTranslation('auth');
  // Every form of this shape has the same fields.
  const fields = control as unknown as Control<LastNameValues>;
  const [lastName, hasOneName] = useWatch({ control: fields, name: ['last_name', 'has_one_name'] });
  return (
    <div className="flex flex-col gap-2">
      <FormField
        control={fields}
        name="last_name"
        label={label}
        autoComplete="family-name"
        maxLength={NAME_MAX_CHARACTERS}
        required={!hasOneName}
      />
      {lastName.trim() === '' && (
        <Controller
          control={fields}
          name="has_one_name"
          render={({ field: { value, ref, disabled: _disabled, ...field } }) => (
            // A native check box: that of the component library would make the first visit load much more.
            <label className="inline-flex min-h-6 items-center gap-2.5 self-start max-md:min-h-11">
              <input
                {...field}
                ref={ref}
                type="checkbox"
                checked={value}
                className="size-[18px] accent-lila"
              />
              {t('oneName')}
            </label>
          )}
        />
      )}
    </div>
  );
}
