import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueStatus, SaveState } from '../storage/answer-queue.ts';

/** Shorter saves are not shown. */
const SLOW_AFTER_MS = 1_000;

/** The displayed state: a fast save between two items stays "saved". */
function useCalmState(state: SaveState): SaveState {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (state !== 'saving') return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [state]);
  return state === 'saving' && !isSlow ? 'saved' : state;
}

interface SaveStatusProps {
  readonly status: QueueStatus;
  /** The minutes left; hidden when 0. */
  readonly minutes: number;
}

/** For example "Saved · about 11 min left", or the number of unsent answers. */
export function SaveStatus({ status, minutes }: SaveStatusProps) {
  const { t } = useTranslation('survey');
  const state = useCalmState(status.state);
  const isCalm = state === 'saved' || state === 'saving';
  return (
    <span className="flex flex-col text-right sm:flex-row">
      <span className={isCalm ? undefined : 'font-semibold text-partial-text'}>
        {isCalm ? t(`saving.${state}`) : t(`saving.${state}`, { count: status.unsentCount })}
      </span>
      {minutes > 0 && (
        <span>
          <span aria-hidden="true" className="hidden sm:inline">
            &nbsp;·&nbsp;
          </span>
          {t('saving.left', { minutes })}
        </span>
      )}
    </span>
  );
}
