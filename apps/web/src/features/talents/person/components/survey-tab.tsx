import type { InvitationStatusDetails } from '@quint/contract/invitations/invitations.ts';
import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { namesQuery } from '#features/measures/matching/api.ts';
import { refusedInvitation, toPerson } from '#features/people/people/model/person.ts';
import { EmptyFitLine } from '#features/base/fit/components/fit-line.tsx';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { surveyStatusQuery, useInvitation } from '../api.ts';
import { useNoInviting } from '#features/people/people/use-no-inviting.ts';
import { SurveyActions } from './survey-actions.tsx';
import { SurveyLines } from './survey-lines.tsx';
import { UndeliveredNotice } from './undelivered-notice.tsx';

interface SurveyTabProps {
  readonly talent: TalentRecord;
  readonly actions: readonly PersonAction[];
}

function LabeledDate({ label, value, end = false }: { label: string; value: string; end?: boolean }) {
  return (
    <div className={end ? 'ml-auto max-w-[26ch] text-right max-md:ml-0 max-md:text-left' : undefined}>
      <dt className="text-xs text-third">{label}</dt>
      <dd className="text-sm font-semibold">{value}</dd>
    </div>
  );
}

/** The progress of the survey, its dates, and the remaining time. Never shows an answer. */
function HowFar({
  surveyStatus,
  isRefused,
}: {
  readonly surveyStatus: InvitationStatusDetails;
  /** The last mail was undeliverable. */
  readonly isRefused: boolean;
}) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { answered: answeredCount, total, minutes_left: minutes } = surveyStatus;
  const date = (value: string | null) => (value === null ? t('survey.never') : format.date(value, 'dayTime'));
  const last = surveyStatus.date_last_answer;
  const isUndelivered = isRefused && surveyStatus.status === 'INVITED';
  const title = isUndelivered ? t('undelivered.title') : t(`survey.titles.${surveyStatus.status}`);
  return (
    <div className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-md font-semibold">{title}</h2>
        <span className="text-sm text-third">{t(`survey.language.${surveyStatus.language}`)}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex items-baseline gap-2">
          <span className="text-[40px] leading-none font-bold tracking-[-0.02em]">
            {format.number(answeredCount)}
          </span>
          <span className="text-second">{t('survey.answered', { total })}</span>
        </p>
        {minutes !== null && answeredCount < total && (
          <p className="text-second">{t('survey.left', { count: minutes })}</p>
        )}
      </div>
      <Progress
        look="wide"
        label={title}
        value={answeredCount}
        max={total}
        valueText={t('survey.progress', { answered: answeredCount, total })}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <dl className="contents">
          {surveyStatus.date_opened === null && (
            <LabeledDate
              label={t('survey.invitedOn')}
              value={date(surveyStatus.status === 'SCHEDULED' ? null : surveyStatus.date_last_invited)}
            />
          )}
          <LabeledDate label={t('survey.opened')} value={date(surveyStatus.date_opened)} />
          {last !== null && (
            <LabeledDate label={t('survey.lastAnswer')} value={`${date(last)} · ${format.relative(last)}`} />
          )}
        </dl>
        <div className="ml-auto max-w-[24ch] text-right text-xs text-third max-md:ml-0 max-md:text-left">
          {t(surveyStatus.is_handed_in ? 'survey.handedIn' : 'survey.secret')}
        </div>
      </div>
    </div>
  );
}

/** The roles whose fit will follow from the result, and the choice to be notified. */
function WaitingRoles({
  talent,
  surveyStatus,
}: {
  readonly talent: TalentRecord;
  readonly surveyStatus: InvitationStatusDetails;
}) {
  const { t } = useTranslation('record');
  const roles = useQuery(
    namesQuery(
      'roles',
      talent.roles.map(({ roles_id }) => roles_id),
    ),
  );
  const change = useInvitation(surveyStatus.id, talent.id);
  const watch = () =>
    change.mutate(
      { is_watched: !surveyStatus.is_watched },
      {
        onSuccess: (after) => {
          if (after.is_watched) notify({ text: t('survey.notified') });
        },
        onError: (error) => notifyRefusal(error),
      },
    );
  const names = roles.data?.map(({ name }) => name) ?? [];
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4 shadow-soft">
      <div className="min-w-0 flex-1 max-md:basis-full">
        {names.length > 0 && <h2 className="font-semibold">{names.join(', ')}</h2>}
        <p className="text-sm text-third">{t('fit.pending')}</p>
      </div>
      <span className="flex items-center gap-4">
        <span className="w-40 max-md:hidden">
          <EmptyFitLine />
        </span>
        <Badge>{t('fit.noResult')}</Badge>
      </span>
      <Button kind="secondary" size="sm" aria-pressed={surveyStatus.is_watched} onPress={watch}>
        {t(surveyStatus.is_watched ? 'survey.notifyOff' : 'survey.notify')}
      </Button>
    </section>
  );
}

/** The survey of a person without a result: progress, actions, and the next events. */
export function SurveyTab({ talent, actions }: SurveyTabProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const noInviting = useNoInviting();
  const { invitation } = talent;
  const surveyStatus = useQuery(surveyStatusQuery(talent.id, invitation?.id ?? ''));
  if (invitation === null) return <p className="p-5 text-second">{t('badge.never')}</p>;
  if (surveyStatus.data === undefined) {
    return surveyStatus.isError ? (
      <NotLoaded error={surveyStatus.error} onRetry={() => void surveyStatus.refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const { data } = surveyStatus;
  const refusedMail = isOpen(data.status) ? refusedInvitation(toPerson(talent)) : undefined;
  const mayWrite = noInviting === undefined && isOpen(data.status);
  return (
    <div className="flex flex-col gap-5">
      <section className="rounded-lg border border-line bg-surface shadow-soft">
        <HowFar surveyStatus={data} isRefused={refusedMail !== undefined} />
        {refusedMail !== undefined && (
          <UndeliveredNotice
            talent={talent}
            refusedMail={refusedMail}
            actions={actions}
            mayWrite={mayWrite}
          />
        )}
        {invitation.is_mail_refused && invitation.status === 'INVITED' && (
          <p className="border-t border-line px-5 py-3 text-second">{t('survey.refusedMail')}</p>
        )}
        {data.status === 'SCHEDULED' && (
          <p className="border-t border-line px-5 py-3 text-second">
            {t('survey.sendAt', { date: format.date(invitation.send_at, 'dateTime') })}
          </p>
        )}
        {noInviting === undefined ? (
          <SurveyActions talent={talent} surveyStatus={data} actions={actions} />
        ) : (
          <p className="border-t border-line px-5 py-4 text-second">{noInviting}</p>
        )}
        {mayWrite && <SurveyLines talent={talent} surveyStatus={data} />}
      </section>
      {mayWrite && <WaitingRoles talent={talent} surveyStatus={data} />}
    </div>
  );
}
