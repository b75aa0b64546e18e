import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useFormat } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Progress } from '#ui/progress.tsx';
import { useMeasureKeyResult, type KeyResult } from '../api.ts';

interface KeyResultRowProps {
  readonly goalId: string;
  readonly result: KeyResult;
}

/** A key result with editable progress. */
export function KeyResultRow({ goalId, result }: KeyResultRowProps) {
  const { t } = useTranslation('goals');
  const format = useFormat();
  const measure = useMeasureKeyResult(goalId);
  const reportSaveError = useSaveRefused();
  const { id, text, is_done: isDone } = result;
  const percent = isDone ? 100 : result.percent;
  const change = (next: Partial<Pick<KeyResult, 'is_done' | 'percent'>>) =>
    measure.mutate({ id, change: next }, { onError: reportSaveError });
  return (
    <li className="flex flex-col gap-2.5 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <span className="text-pretty">{text}</span>
      <Progress
        label={t('progressOf', { name: text })}
        value={percent}
        valueText={format.percent(percent / 100)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="w-36">
          <NumberField
            label={t('form.percentOf', { name: text })}
            hideLabel
            value={percent / 100}
            onChange={(value) => change({ percent: Number.isNaN(value) ? 0 : Math.round(value * 100) })}
            min={0}
            max={1}
            step={0.05}
            disabled={isDone}
            formatOptions={{ style: 'percent' }}
          />
        </div>
        <Checkbox checked={isDone} onChange={(next) => change({ is_done: next })}>
          {t('form.done')}
        </Checkbox>
      </div>
    </li>
  );
}
