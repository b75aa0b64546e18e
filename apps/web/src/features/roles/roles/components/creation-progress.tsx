import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { CreationStep } from '../use-creation.ts';

interface CreationProgressProps {
  readonly steps: readonly CreationStep[];
  /** The current step. */
  readonly now: CreationStep;
}

/** The steps of creating a role: done, running and pending ones. Each new one is announced. */
export function CreationProgress({ steps, now }: CreationProgressProps) {
  const { t } = useTranslation('roles');
  const at = steps.indexOf(now);
  return (
    <div className="mx-auto flex w-full max-w-[420px] flex-col gap-6 py-10">
      <ol aria-label={t('progress.label')} className="flex flex-col gap-4">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={cx(
              'flex items-center gap-4 text-md transition-colors',
              index === at ? 'font-semibold' : index < at ? 'text-second' : 'text-third',
            )}
          >
            <span
              className={cx(
                'grid size-9 shrink-0 place-items-center rounded-full transition-colors',
                index < at ? 'bg-strong-soft text-strong' : 'bg-lila-soft text-lila-strong',
              )}
            >
              {index < at && <Check aria-hidden="true" className="size-4.5" />}
              {index === at && <Spinner className="size-4.5" />}
              {index > at && <span className="text-base tabular-nums">{index + 1}</span>}
            </span>
            <span>{t(`progress.${step}`)}</span>
            {index <= at && (
              <span className="sr-only">{t(index < at ? 'progress.done' : 'progress.now')}</span>
            )}
          </li>
        ))}
      </ol>
      <output className="sr-only">{t(`progress.${now}`)}</output>
    </div>
  );
}
