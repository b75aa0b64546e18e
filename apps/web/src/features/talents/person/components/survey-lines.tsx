import type { InvitationStatusDetails } from '@quint/contract/invitations/invitations.ts';
import { useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { serverNow } from '#lib/server-time.ts';
import { useInvitation } from '../api.ts';
import { useWhen } from '../use-when.ts';
import { ExtendDialog, ReminderDialog } from './survey-dialogs.ts';

const DAY_MS = 86_400_000;

function Line({ label, children, action }: { label: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="grid grid-cols-[10rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line px-5 py-2.5 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-sm text-third max-md:col-span-2">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
      <dd className="text-right text-sm">{action}</dd>
    </div>
  );
}

function Validity({
  surveyStatus,
  now,
}: {
  readonly surveyStatus: InvitationStatusDetails;
  readonly now: Date;
}) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const days = Math.ceil((new Date(surveyStatus.link_expires_at).getTime() - now.getTime()) / DAY_MS);
  return (
    <>
      <strong className="font-semibold">{format.lastDay(surveyStatus.link_expires_at, 'dayLong')}</strong>
      {' · '}
      {surveyStatus.is_expired ? t('survey.isOver') : t('survey.validDays', { count: days })}
    </>
  );
}

interface SurveyLinesProps {
  readonly talent: TalentRecord;
  readonly surveyStatus: InvitationStatusDetails;
}

/** The next events of the invitation, one per line, each with a button that changes it. */
export function SurveyLines({ talent, surveyStatus }: SurveyLinesProps) {
  const { t } = useTranslation('record');
  const when = useWhen();
  const [now] = useState(() => serverNow());
  const [open, setOpen] = useState<'text' | 'end'>();
  const change = useInvitation(surveyStatus.id, talent.id);
  const { reminder } = surveyStatus;
  const skip = () =>
    change.mutate(
      { skip_reminder: true },
      {
        onSuccess: () => notify({ text: t('survey.skipped') }),
        onError: (error) => notifyRefusal(error),
      },
    );
  const press = (label: string, onPress: () => void) => (
    <AriaButton className="link finger min-h-6" onPress={onPress}>
      {label}
    </AriaButton>
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <dl>
        <Line label={t('survey.text')} action={press(t('survey.read'), () => setOpen('text'))}>
          {t('survey.quoted', { text: reminder.subject })}
        </Line>
        <Line label={t('survey.validUntil')} action={press(t('survey.change'), () => setOpen('end'))}>
          <Validity surveyStatus={surveyStatus} now={now} />
        </Line>
        <Line
          label={t('survey.copied')}
          action={<span className="text-third">{talent.isMasked ? '' : t('survey.copiedNote')}</span>}
        >
          {t(talent.isMasked ? 'survey.copiedHidden' : 'survey.copiedText')}
        </Line>
        <Line
          label={t('survey.automatic')}
          action={reminder.automatic_at === null ? '' : press(t('survey.skip'), skip)}
        >
          {reminder.automatic_at === null ? t('survey.automaticNone') : when(reminder.automatic_at, now)}
        </Line>
      </dl>
      {open === 'text' && <ReminderDialog talentId={talent.id} surveyStatus={surveyStatus} onClose={close} />}
      {open === 'end' && <ExtendDialog talentId={talent.id} surveyStatus={surveyStatus} onClose={close} />}
    </>
  );
}
