import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';

const STEPS = ['who', 'what', 'mails'] as const;

interface FillActionsProps {
  /** The step on a phone, from 0. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
  /** Who takes the role has been chosen. */
  readonly isChosen: boolean;
  readonly isReady: boolean;
  readonly isFilling: boolean;
  readonly onFill: () => void;
}

/** The buttons of the dialog that fills a role. On a phone, they also lead through its steps. */
export function FillActions({
  step,
  onStep,
  onClose,
  isChosen,
  isReady,
  isFilling,
  onFill,
}: FillActionsProps) {
  const { t } = useTranslation('vacancy-filling');
  const { t: common } = useTranslation('common');
  const isLast = step === STEPS.length - 1;
  const name = STEPS[step] ?? 'who';
  return (
    <>
      <span className="mr-auto self-center text-sm text-third md:hidden">
        {t('steps.label', { step: step + 1, name: t(`steps.${name}`) })}
      </span>
      {step > 0 && (
        <span className="md:hidden">
          <Button kind="secondary" onPress={() => onStep(step - 1)}>
            {common('action.back')}
          </Button>
        </span>
      )}
      <span className={cx(step > 0 && 'max-md:hidden')}>
        <Button kind="secondary" onPress={onClose}>
          {common('action.cancel')}
        </Button>
      </span>
      {!isLast && (
        <span className="md:hidden">
          <Button disabled={!isChosen} onPress={() => onStep(step + 1)}>
            {common('action.next')}
          </Button>
        </span>
      )}
      <span className={cx(!isLast && 'max-md:hidden')}>
        <Button kind="primary-lila" disabled={!isReady} isLoading={isFilling} onPress={onFill}>
          {t('submit')}
        </Button>
      </span>
    </>
  );
}
