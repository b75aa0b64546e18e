import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { Progress } from '#ui/progress.tsx';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import type { SendingState } from '../use-sending.ts';

interface SendingPanelProps {
  readonly state: SendingState;
  readonly onContinue: () => void;
  readonly onBack: () => void;
}

/** The progress of sending, or the point of interruption with a way to continue. */
export function SendingPanel({ state, onContinue, onBack }: SendingPanelProps) {
  const { t } = useTranslation('invitations');
  const format = useFormat();
  const heading = useFocusOnMount();
  const hasFailed = state.phase === 'failed';
  const counts = { done: format.number(state.answeredCount), total: format.number(state.total) };
  return (
    <Card>
      <LeaveGuard
        isNeeded={state.phase === 'sending'}
        texts={{ title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave') }}
      />
      <div className="mx-auto flex max-w-[480px] flex-col gap-4 py-10" aria-busy={!hasFailed}>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
          {t(hasFailed ? 'send.failed' : 'send.sending')}
        </h2>
        <Progress
          label={t('send.sending')}
          value={state.answeredCount}
          max={state.total}
          valueText={t('send.progress', counts)}
        />
        <output className="text-second tabular-nums">
          {hasFailed ? t('send.failedText', counts) : t('send.progress', counts)}
        </output>
        {hasFailed ? (
          <>
            <AlertLine>{state.error}</AlertLine>
            <div className="flex flex-wrap gap-3 pt-2">
              <Button kind="primary" onPress={onContinue}>
                {t('send.rest', { count: state.total - state.answeredCount })}
              </Button>
              <Button kind="secondary" onPress={onBack}>
                {t('send.back')}
              </Button>
            </div>
          </>
        ) : (
          <p className="text-xs text-third">{t('send.stay')}</p>
        )}
      </div>
    </Card>
  );
}
