import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { finishSurvey, type FinishedSurvey } from '../api.ts';
import type { QueueEnd, QueueStatus } from '../storage/answer-queue.ts';
import type { Sheet } from '../storage/open-sheet.ts';
import { StageHeading } from './stage-heading.tsx';

export interface SubmitOutcomes {
  readonly onFinished: (finishedSurvey: FinishedSurvey) => void;
  readonly onMissing: (items: readonly number[]) => void;
  readonly onNoDemographics: () => void;
  readonly onEnded: (why: QueueEnd) => void;
}

interface EndScreenProps extends SubmitOutcomes {
  readonly sheet: Sheet;
  readonly status: QueueStatus;
  readonly onBack: () => void;
}

/** The last review before the answers are final. Submitting waits until the server has all of them. */
export function EndScreen({ sheet, status, onBack, ...outcomes }: EndScreenProps) {
  const { t } = useTranslation('survey');
  const { isWorking, problem, handIn } = useSubmit(sheet, outcomes);
  const waitingState =
    isWorking && (status.state === 'offline' || status.state === 'waiting') ? status.state : undefined;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <StageHeading>{t('end.title')}</StageHeading>
      <p className="max-w-[48ch] text-md text-pretty text-second">{t('end.text')}</p>
      <output className="rounded-md bg-partial-soft px-4 py-3 text-partial-text empty:hidden">
        {waitingState === undefined ? '' : t(`end.${waitingState}`, { count: status.unsentCount })}
      </output>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap justify-center gap-3 pt-4">
        <PlainButton kind="light" size="lg" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('item.back')}
        </PlainButton>
        <PlainButton kind="primary-lila" size="lg" aria-disabled={isWorking} onClick={() => void handIn()}>
          {isWorking && <Spinner />}
          {isWorking ? t('end.finishing') : t('end.finish')}
        </PlainButton>
      </div>
    </div>
  );
}

function useSubmit(sheet: Sheet, { onFinished, onMissing, onNoDemographics, onEnded }: SubmitOutcomes) {
  const { t } = useTranslation('survey');
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    if (isWorking) return;
    setWorking(true);
    setProblem(undefined);
    const outcome = await sheet.queue.waitForDrain();
    if (outcome !== 'empty') return onEnded(outcome);
    const finishOutcome = await finishSurvey();
    switch (finishOutcome.kind) {
      case 'finished':
        await sheet.forget();
        return onFinished(finishOutcome);
      case 'missing':
        sheet.reopen(finishOutcome.items);
        return onMissing(finishOutcome.items);
      case 'no_demographics':
        return onNoDemographics();
      case 'ended':
        return onEnded(finishOutcome.why);
      case 'failed':
        setProblem(finishOutcome.reason ?? t('end.failed'));
        return setWorking(false);
    }
  };
  return { isWorking, problem, handIn: submit };
}
