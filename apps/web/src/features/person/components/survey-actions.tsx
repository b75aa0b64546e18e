import type { InvitationStanding } from '@quint/contract/invitations.ts';
import { isOpen } from '@quint/domain/invitation-status.ts';
import { CalendarPlus, Link, Send, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/matching/api.ts';
import { needsAddress, toPerson } from '#features/people/model/person.ts';
import type { Verb } from '#features/people/use-verbs.tsx';
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
  readonly standing: InvitationStanding;
  readonly verbs: readonly Verb[];
}

const SENT: readonly InvitationStanding['status'][] = ['SENT', 'OPENED', 'PENDING'];

/** Whether a reminder makes sense at all: the invitation went out, and the person can still take part. */
function isRemindable({ status, is_handed_in, is_expired, reminder }: InvitationStanding): boolean {
  return SENT.includes(status) && !is_handed_in && !is_expired && !reminder.is_refused;
}

/** What stands below the buttons: the last reminder and when the next one is possible. */
function Limit({ standing, now }: { readonly standing: InvitationStanding; readonly now: Date }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const when = useWhen();
  const { reminder } = standing;
  if (standing.is_expired) return <>{t('survey.expired')}</>;
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

/** An invitation that has not gone out: send it now, or at another time. */
function Scheduled({ verbs }: Pick<SurveyActionsProps, 'verbs'>) {
  const send = verbs.find(({ id }) => id === 'sendNow');
  const move = verbs.find(({ id }) => id === 'reschedule');
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

/** Remind, copy the link, extend, withdraw: those that apply. Under the daily limit the press plans the reminder. */
export function SurveyActions({ talent, standing, verbs }: SurveyActionsProps) {
  const { t } = useTranslation('record');
  const when = useWhen();
  const [now] = useState(() => serverNow());
  const [isExtending, setExtending] = useState(false);
  useWhenIdle(fetchDialogs);
  const change = useInvitation(standing.id, talent.id);
  const verb = (wanted: Verb['id']) => verbs.find(({ id }) => id === wanted);
  const copy = verb('copyLink');
  const withdraw = verb('withdraw');
  const again = verb('inviteAgain');
  const { possible_from: from, planned_for: planned } = standing.reminder;
  const onError = (error: Error) => notifyRefusal(error);
  const remind = verb('remind');
  const isClosed = !isOpen(standing.status);
  // A reminder would be refused like the mail before it.
  const isHeldUp = needsAddress(toPerson(talent));
  const isRemindOffered = isRemindable(standing) && planned === null && !isHeldUp;
  return (
    <div className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center gap-2">
        {isRemindOffered && remind !== undefined && (
          <Button kind="primary-lila" disabled={remind.reason !== undefined} onPress={remind.run}>
            <Send aria-hidden="true" className="size-4" />
            {from === null ? t('survey.remind') : t('survey.remindAt', { when: when(from, now) })}
          </Button>
        )}
        <Scheduled verbs={verbs} />
        {planned !== null && (
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className="font-semibold">{t('survey.plannedFor', { when: when(planned, now) })}</span>
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
        {!isClosed && standing.status !== 'SCHEDULED' && (
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
      {!isClosed && !isHeldUp && standing.status !== 'SCHEDULED' && (
        <p className="pt-3 text-sm text-third">
          <Limit standing={standing} now={now} />
        </p>
      )}
      {isExtending && (
        <ExtendDialog talentId={talent.id} standing={standing} onClose={() => setExtending(false)} />
      )}
    </div>
  );
}
