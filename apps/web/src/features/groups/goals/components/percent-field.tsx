import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#ui/number-field.tsx';
import type { GoalForm } from '../form.ts';

interface PercentFieldProps {
  readonly control: Control<GoalForm>;
  /** The index of the key result. */
  readonly index: number;
}

/** The progress of a key result. */
export function PercentField({ control, index }: PercentFieldProps) {
  const { t } = useTranslation('goals');
  return (
    <Controller
      control={control}
      name={`key_results.${index}.percent`}
      render={({ field }) => (
        <NumberField
          label={t('form.percent')}
          value={field.value}
          onChange={(value) => field.onChange(Number.isNaN(value) ? 0 : Math.round(value))}
          min={0}
          max={100}
          step={5}
        />
      )}
    />
  );
}
