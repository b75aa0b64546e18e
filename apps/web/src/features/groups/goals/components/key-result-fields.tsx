import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Controller, useFieldArray, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '#features/base/records/components/form-fields.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { GoalForm } from '../form.ts';
import { EMPTY_KEY_RESULT } from '../form.ts';

/** The field with steppers is loaded only when a goal has key results. */
const PercentField = lazy(async () => {
  const { PercentField: Field } = await import('./percent-field.tsx');
  return { default: Field };
});

/** The measurable outcomes of a goal, as a list. */
export function KeyResultFields({ control }: { readonly control: Control<GoalForm> }) {
  const { t } = useTranslation('goals');
  const rows = useFieldArray({ control, name: 'key_results' });
  return (
    <div className="flex flex-col gap-4">
      {rows.fields.length === 0 && <p className="text-third">{t('form.noKeyResults')}</p>}
      <ol className="flex flex-col gap-4">
        {rows.fields.map((row, index) => (
          <li
            key={row.id}
            className="flex animate-[rise_250ms_ease-in-out] flex-col gap-3 rounded-md border border-line p-4"
          >
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <FormText
                  control={control}
                  name={`key_results.${index}.text`}
                  max={TITLE_MAX_CHARACTERS}
                  label={t('form.keyResult', { number: index + 1 })}
                  required
                />
              </div>
              <span className="pt-6.5">
                <Button
                  kind="icon"
                  aria-label={t('form.removeKeyResult', { number: index + 1 })}
                  onPress={() => rows.remove(index)}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </span>
            </div>
            <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
              <div className="w-44">
                <Suspense fallback={<Skeleton className="h-16 w-full" />}>
                  <PercentField control={control} index={index} />
                </Suspense>
              </div>
              <div className="pb-2">
                <Controller
                  control={control}
                  name={`key_results.${index}.is_done`}
                  render={({ field }) => (
                    <Checkbox checked={field.value} onChange={field.onChange}>
                      {t('form.done')}
                    </Checkbox>
                  )}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <span>
        <Button kind="secondary" size="sm" onPress={() => rows.append(EMPTY_KEY_RESULT)}>
          <Plus aria-hidden="true" className="size-4" />
          {t('form.addKeyResult')}
        </Button>
      </span>
    </div>
  );
}
