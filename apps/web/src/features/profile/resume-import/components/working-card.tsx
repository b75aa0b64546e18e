import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { STEPS, type Step } from '../use-resume-upload.ts';

interface WorkingCardProps {
  readonly step: Step;
  readonly onStop: () => void;
}

/** The four steps of reading as text, with a progress bar. */
export function WorkingCard({ step, onStop }: WorkingCardProps) {
  const { t } = useTranslation('resume');
  const at = STEPS.indexOf(step);
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-6 shadow-soft">
      <h2 className="pb-4 text-md font-semibold">{t('steps.label')}</h2>
      <Progress
        label={t('steps.label')}
        value={at + 1}
        max={STEPS.length}
        valueText={t(`steps.${step}`)}
        look="wide"
      />
      <ol className="flex flex-col gap-1 pt-4">
        {STEPS.map((each, index) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className={cx(
              'flex min-h-8 items-center gap-2',
              index === at ? 'font-semibold' : index < at ? 'text-second' : 'text-third',
            )}
          >
            <span className="grid size-5 place-items-center">
              {index < at && <Check aria-hidden="true" className="size-4 text-strong" />}
              {index === at && <span aria-hidden="true" className="size-2 rounded-full bg-lila" />}
            </span>
            {t(`steps.${each}`)}
          </li>
        ))}
      </ol>
      <div className="pt-3">
        <Button kind="secondary" onPress={onStop}>
          {t('steps.stop')}
        </Button>
      </div>
    </section>
  );
}
