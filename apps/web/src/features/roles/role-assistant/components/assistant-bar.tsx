import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { Progress } from '#ui/progress.tsx';
import { minutesFrom, REVIEW, STEP_COUNT } from '../model/answers.ts';
import type { DraftEditing } from '../use-assistant-draft.ts';

/** Shorter saves are not shown. */
const SLOW_AFTER_MS = 1000;

function useIsSlow(isSaving: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSaving]);
  return isSlow;
}

/** "Saved", or where the answers are stored instead. A lost connection is announced. */
function SavingLine({ draftEditor }: { readonly draftEditor: DraftEditing }) {
  const { t } = useTranslation('role-assistant');
  const { state, saver } = draftEditor;
  const isSlow = useIsSlow(state === 'saving');
  const visibleState =
    state === 'saving' && !isSlow && draftEditor.storedDraft !== undefined ? 'saved' : state;
  const isCalm =
    visibleState === 'saved' ||
    visibleState === 'saving' ||
    visibleState === 'here' ||
    visibleState === 'new';
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={cx(!isCalm && 'font-semibold text-partial-text')}>{t(`saving.${visibleState}`)}</span>
      {visibleState === 'gone' && (
        <PlainButton kind="light" size="xs" onClick={() => saver?.saveAsNew()}>
          {t('saving.keepAnew')}
        </PlainButton>
      )}
      <output className="sr-only">{!isCalm && t(`saving.${visibleState}`)}</output>
    </span>
  );
}

interface AssistantBarProps {
  readonly screen: number;
  readonly draftEditor: DraftEditing;
  /** Undefined while there is nothing to discard. */
  readonly onDiscard: (() => void) | undefined;
}

/** The progress in the questions, the remaining time, and where the answers are stored. */
export function AssistantBar({ screen, draftEditor, onDiscard }: AssistantBarProps) {
  const { t } = useTranslation('role-assistant');
  const isQuestion = screen < REVIEW;
  const number = Math.min(screen, STEP_COUNT);
  const position = t('bar.position', { number, total: STEP_COUNT });
  return (
    <div className="flex flex-col gap-2 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-xs text-third">
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold text-second tabular-nums">
            {isQuestion ? position : t('bar.check')}
          </span>
          {isQuestion && <span>{t('bar.left', { minutes: minutesFrom(screen) })}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-x-3">
          <SavingLine draftEditor={draftEditor} />
          {onDiscard !== undefined && (
            <button type="button" className="link finger min-h-6" onClick={onDiscard}>
              {t('bar.discard')}
            </button>
          )}
        </span>
      </div>
      <Progress
        label={t('bar.progress')}
        value={isQuestion ? screen - 1 : STEP_COUNT}
        max={STEP_COUNT}
        valueText={position}
      />
    </div>
  );
}
