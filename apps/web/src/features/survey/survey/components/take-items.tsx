import type { SurveyForm } from '@quint/contract/survey/survey.ts';
import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SurveyLayout } from './survey-layout.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import type { QueueStatus } from '../storage/answer-queue.ts';
import type { Sheet } from '../storage/open-sheet.ts';
import { useItems } from '../use-items.ts';
import { useSaveStatus } from '../use-sheet.ts';
import { companyOf } from '../model/variant.ts';
import type { SubmitOutcomes } from './end-screen.tsx';
import { ItemCard } from './item-card.tsx';
import { laterPart } from './later-part.tsx';
import { SaveStatus } from './save-status.tsx';
import { TranslationNotice } from './translation-notice.tsx';

const BreakScreen = laterPart((parts) => parts.BreakScreen);
const PausedScreen = laterPart((parts) => parts.PausedScreen);
const EndScreen = laterPart((parts) => parts.EndScreen);

interface TakeItemsProps extends Omit<SubmitOutcomes, 'onMissing'> {
  readonly session: SurveySession;
  readonly sheet: Sheet;
  readonly form: SurveyForm;
}

/** The items one by one, the breaks between them, and submitting. */
export function TakeItems({ session, sheet, form, ...outcomes }: TakeItemsProps) {
  const { t } = useTranslation('survey');
  const status = useSaveStatus(sheet);
  const { onEnded } = outcomes;
  useEffect(() => {
    if (status.endReason !== undefined) onEnded(status.endReason);
  }, [status.endReason, onEnded]);
  const { run, act, record, type, minutes, announcement } = useItems(sheet, form);
  const answeredCount = run.answers.size;
  const total = run.order.length;
  const item = form.items[run.at];
  return (
    <SurveyLayout
      workspaceName={companyOf(session)}
      progress={{
        value: answeredCount,
        max: total,
        text: t('item.progress', { answered: answeredCount, total }),
      }}
      status={
        <>
          <SaveStatus status={status} minutes={run.screen === 'item' ? minutes : 0} />
          {run.screen === 'item' && (
            <PlainButton kind="light" size="sm" onClick={() => act({ type: 'pause' })}>
              {t('item.pause')}
            </PlainButton>
          )}
        </>
      }
    >
      {run.screen === 'item' && <TranslationNotice />}
      {run.screen === 'item' && item !== undefined && (
        <ItemCard
          key={item.num}
          text={item.text}
          choices={form.choices}
          value={run.answers.get(item.num)}
          number={run.at + 1}
          total={total}
          notice={run.isFilling ? t('item.missing', { count: total - answeredCount }) : undefined}
          onAnswer={(value) => record(item.num, value)}
          onType={type}
          onStay={() => act({ type: 'stay' })}
          onNext={() => act({ type: 'next', item: item.num })}
          onBack={run.at === 0 ? undefined : () => act({ type: 'back' })}
          onTakeBack={() => act({ type: 'takeBack' })}
        />
      )}
      {run.screen === 'breath' && (
        <BreakScreen
          answeredCount={answeredCount}
          minutes={minutes}
          onContinue={() => act({ type: 'resume' })}
        />
      )}
      {run.screen === 'paused' && (
        <PausedScreen hasUnsent={status.unsentCount > 0} onContinue={() => act({ type: 'resume' })} />
      )}
      {run.screen === 'end' && (
        <EndScreen
          {...outcomes}
          sheet={sheet}
          status={status}
          onBack={() => act({ type: 'back' })}
          onMissing={(items) => act({ type: 'reopen', items })}
        />
      )}
      <output className="sr-only">
        <OfflineAnnouncement status={status} otherwise={announcement} />
      </output>
    </SurveyLayout>
  );
}

interface OfflineAnnouncementProps {
  readonly status: QueueStatus;
  readonly otherwise: string;
}

/** A lost connection is announced once; the count that changes with every answer is not. */
function OfflineAnnouncement({ status, otherwise }: OfflineAnnouncementProps) {
  const { t } = useTranslation('survey');
  return status.state === 'offline' ? t('saving.offlineSaid') : otherwise;
}
