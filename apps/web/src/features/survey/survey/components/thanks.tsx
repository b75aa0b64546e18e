import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frameWorkspace } from '#lib/frame.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import type { Variant } from '../model/variant.ts';
import { StageHeading } from './stage-heading.tsx';

interface ThanksProps {
  readonly variant: Variant;
  readonly firstName: string | null | undefined;
  readonly countdownSeconds: number;
  readonly onContinue: () => void;
  readonly onResult: () => void;
}

/** Counts down in seconds while the page is visible; can be paused. Calls `onZero` once. */
function useCountdown(seconds: number, onZero: () => void) {
  const [remainingSeconds, setRemainingSeconds] = useState(seconds);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    if (remainingSeconds <= 0) {
      onZero();
      return;
    }
    const timer = setInterval(() => {
      if (!document.hidden) setRemainingSeconds((before) => before - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [remainingSeconds, isHeld, onZero]);
  return { remainingSeconds: Math.max(remainingSeconds, 0), isHeld, toggle: () => setIsHeld(!isHeld) };
}

/** The survey was submitted: the next steps, and the result after a countdown that can be paused. */
export function Thanks({ variant, firstName, countdownSeconds, onContinue, onResult }: ThanksProps) {
  const { t } = useTranslation('survey');
  const steps =
    variant === 'company'
      ? t('thanks.steps', { returnObjects: true })
      : t(`variants.${variant}.steps`, { returnObjects: true });
  return (
    <div className="mx-auto flex w-full max-w-[560px] flex-col gap-6">
      <div className="flex flex-col gap-2">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-strong-soft text-strong-text">
          <Check aria-hidden="true" className="size-7" />
        </span>
        <StageHeading>
          {firstName ? t('thanks.title', { name: firstName }) : t('thanks.titleNobody')}
        </StageHeading>
        <p className="text-md text-second">{t('thanks.text')}</p>
      </div>
      <section aria-labelledby="survey-next" className="rounded-lg bg-canvas p-5">
        <h2 id="survey-next" className="pb-3 font-semibold">
          {t('thanks.next')}
        </h2>
        <ol className="flex flex-col gap-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 text-second">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-mute text-xs font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      {frameWorkspace() === undefined ? (
        <Onward {...{ variant, countdownSeconds, onContinue, onResult }} />
      ) : (
        <div>
          <PlainButton kind="primary-lila" size="lg" onClick={onResult}>
            {t('thanks.result')}
          </PlainButton>
        </div>
      )}
    </div>
  );
}

/** The next steps, and the countdown to the first of them. In a frame there is no countdown. */
function Onward({ variant, countdownSeconds, onContinue, onResult }: Omit<ThanksProps, 'firstName'>) {
  const { t } = useTranslation('survey');
  const { remainingSeconds, isHeld, toggle } = useCountdown(countdownSeconds, onContinue);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <PlainButton kind="primary-lila" size="lg" onClick={onContinue}>
        {t('thanks.continue')}
      </PlainButton>
      <PlainButton kind="light" size="lg" onClick={toggle}>
        {isHeld ? t('thanks.unhold') : t('thanks.hold')}
      </PlainButton>
      {variant === 'admin' && (
        <PlainButton kind="light" size="lg" onClick={onResult}>
          {t('thanks.result')}
        </PlainButton>
      )}
      <p role="timer" aria-live="off" className="basis-full text-sm tabular-nums text-third">
        {isHeld
          ? t('thanks.held')
          : t(variant === 'admin' ? 'thanks.countdownDashboard' : 'thanks.countdown', {
              count: remainingSeconds,
            })}
      </p>
    </div>
  );
}
