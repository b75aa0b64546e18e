import type { InvitationStatusDetails } from '@quint/contract/invitations/invitations.ts';
import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { CalendarPlus, Link, Send, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { needsAddress, toPerson } from '#features/people/people/model/person.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Button } from '#ui/button.tsx';
import { useInvitation } from '../api.ts';
import { useWhen } from '../use-when.ts';
import { ExtendDialog, fetchDialogs } from './survey-dialogs.ts';

interface SurveyActionsProps {
  readonly talent: TalentRecord;
  readonly surveyStatus: InvitationStatusDetails;
  readonly actions: readonly PersonAction[];
}

const SENT_STATUSES: readonly InvitationStatusDetails['status'][] = ['SENT', 'OPENED', 'PENDING'];

/** Whether a reminder is possible: the invitation was sent, and the person can still take part. */
function isRemindable({ status, is_handed_in, is_expired, reminder }: InvitationStatusDetails): boolean {
  return SENT_STATUSES.includes(status) && !is_handed_in && !is_expired && !reminder.is_refused;
}

/** Below the buttons: the last reminder, and when the next one is possible. */
function Limit({
  surveyStatus,
  now,
}: {
  readonly surveyStatus: InvitationStatusDetails;
  readonly now: Date;
}) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const when = useWhen();
  const { reminder } = surveyStatus;
  if (surveyStatus.is_expired) return <>{t('survey.expired')}</>;
  if (reminder.is_refused) return <>{t('survey.refused')}</>;
  const last =
    reminder.date_last === null
      ? t('survey.noReminder')
      : t('survey.lastReminder', { date: format.date(reminder.date_last, 'dayMonth') });
  const next =
    reminder.possible_from === null
      ? t('survey.limit')
      : t('survey.limitNext', { when: when(reminder.possible_from, now) });
  return (
    <>
      {last} {next}
    </>
  );
}

/** For an invitation that is not sent yet: send it now, or at another time. */
function ScheduledActions({ actions }: Pick<SurveyActionsProps, 'actions'>) {
  const send = actions.find(({ id }) => id === 'sendNow');
  const move = actions.find(({ id }) => id === 'reschedule');
  if (send === undefined || move === undefined) return null;
  return (
    <>
      <Button kind="primary-lila" onPress={send.run}>
        {send.icon}
        {send.label}
      </Button>
      <Button kind="secondary" onPress={move.run}>
        {move.icon}
        {move.label}
      </Button>
    </>
  );
}

/**
 * Remind, copy the link, extend, withdraw, as available. When the daily limit is reached, the reminder is scheduled.
 */
export function SurveyActions({ talent, surveyStatus, actions }: SurveyActionsProps) {
  const { t } = useTranslation('record');
  const when = useWhen();
  const [now] = useState(() => serverNow());
  const [isExtending, setExtending] = useState(false);
  useWhenIdle(fetchDialogs);
  const change = useInvitation(surveyStatus.id, talent.id);
  const findAction = (actionId: PersonAction['id']) => actions.find(({ id }) => id === actionId);
  const copy = findAction('copyLink');
  const withdraw = findAction('withdraw');
  const again = findAction('inviteAgain');
  const { possible_from: from, planned_for: plannedFor } = surveyStatus.reminder;
  const onError = (error: Error) => notifyRefusal(error);
  const remind = findAction('remind');
  const isClosed = !isOpen(surveyStatus.status);
  // A reminder would be undeliverable like the previous mail.
  const isHeldUp = needsAddress(toPerson(talent));
  const isRemindOffered = isRemindable(surveyStatus) && plannedFor === null && !isHeldUp;
  return (
    <div className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        {isRemindOffered && remind !== undefined && (
          <Button kind="primary-lila" disabled={remind.reason !== undefined} onPress={remind.run}>
            <Send aria-hidden="true" className="size-4" />
            {from === null ? t('survey.remind') : t('survey.remindAt', { when: when(from, now) })}
          </Button>
        )}
        <ScheduledActions actions={actions} />
        {plannedFor !== null && (
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className="font-semibold">{t('survey.plannedFor', { when: when(plannedFor, now) })}</span>
            <Button kind="light" size="sm" onPress={() => change.mutate({ remind_at: null }, { onError })}>
              {t('survey.unplan')}
            </Button>
          </span>
        )}
        {!isClosed && copy !== undefined && copy.reason === undefined && (
          <Button kind="secondary" onPress={copy.run}>
            <Link aria-hidden="true" className="size-4" />
            {t('survey.copy')}
          </Button>
        )}
        {!isClosed && surveyStatus.status !== 'SCHEDULED' && (
          <Button kind="secondary" onPress={() => setExtending(true)}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {t('survey.extend')}
          </Button>
        )}
        {isClosed && again !== undefined && again.reason === undefined && (
          <Button kind="primary-lila" onPress={again.run}>
            {t('survey.inviteAgain')}
          </Button>
        )}
        {!isClosed && withdraw !== undefined && withdraw.reason === undefined && (
          <span className="ml-auto max-md:ml-0">
            <Button kind="secondary-danger" onPress={withdraw.run}>
              <X aria-hidden="true" className="size-4" />
              {t('survey.withdraw')}
            </Button>
          </span>
        )}
      </div>
      {!isClosed && !isHeldUp && surveyStatus.status !== 'SCHEDULED' && (
        <p className="pt-3 text-sm text-third">
          <Limit surveyStatus={surveyStatus} now={now} />
        </p>
      )}
      {isExtending && (
        <ExtendDialog talentId={talent.id} surveyStatus={surveyStatus} onClose={() => setExtending(false)} />
      )}
    </div>
  );
}
