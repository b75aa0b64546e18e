import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';

interface VersionStepsProps {
  /** The name of the field. */
  readonly field: string;
  readonly number: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** Which of the short versions is shown, and the one before and after it. */
export function VersionSteps({ field, number, count, onStep }: VersionStepsProps) {
  const { t } = useTranslation('role-texts');
  if (count < 2) return null;
  const name = (action: string) => t('ofField', { field, action });
  return (
    <span className="inline-flex items-center gap-0.5">
      <Button kind="icon" size="sm" aria-label={name(t('previous'))} onPress={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <span className="min-w-12 text-center text-sm text-second tabular-nums">
        {t('position', { number, count })}
      </span>
      <Button kind="icon" size="sm" aria-label={name(t('next'))} onPress={() => onStep(1)}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </span>
  );
}
