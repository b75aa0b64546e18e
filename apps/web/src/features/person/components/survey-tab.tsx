import type { InvitationStanding } from '@quint/contract/invitations.ts';
import { isOpen } from '@quint/domain/invitation-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/matching/api.ts';
import { namesQuery } from '#features/matching/api.ts';
import { refusedInvitation, toPerson } from '#features/people/model/person.ts';
import { EmptyFitLine } from '#features/fit/components/fit-line.tsx';
import type { Verb } from '#features/people/use-verbs.tsx';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { standingQuery, useInvitation } from '../api.ts';
import { useNoInviting } from '#features/people/use-no-inviting.ts';
import { SurveyActions } from './survey-actions.tsx';
import { SurveyLines } from './survey-lines.tsx';
import { Undelivered } from './undelivered.tsx';

interface SurveyTabProps {
  readonly talent: TalentRecord;
  readonly verbs: readonly Verb[];
}

function Moment({ label, value, end = false }: { label: string; value: string; end?: boolean }) {
  return (
    <div className={end ? 'ml-auto max-w-[26ch] text-right max-md:ml-0 max-md:text-left' : undefined}>
      <dt className="text-xs text-third">{label}</dt>
      <dd className="text-sm font-semibold">{value}</dd>
    </div>
  );
}

/** How far the survey is, since when, and how long the rest takes. Never an answer. */
function HowFar({
  standing,
  isRefused,
}: {
  readonly standing: InvitationStanding;
  /** The last mail was given up. */
  readonly isRefused: boolean;
}) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { answered, total, minutes_left: minutes } = standing;
  const date = (value: string | null) => (value === null ? t('survey.never') : format.date(value, 'dayTime'));
  const last = standing.date_last_answer;
  const isUndelivered = isRefused && standing.status === 'INVITED';
  const title = isUndelivered ? t('undelivered.title') : t(`survey.titles.${standing.status}`);
  return (
    <div className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-md font-semibold">{title}</h2>
        <span className="text-sm text-third">{t(`survey.language.${standing.language}`)}</span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex items-baseline gap-2">
          <span className="text-[40px] leading-none font-bold tracking-[-0.02em]">
            {format.number(answered)}
          </span>
          <span className="text-second">{t('survey.answered', { total })}</span>
        </p>
        {minutes !== null && answered < total && (
          <p className="text-second">{t('survey.left', { count: minutes })}</p>
        )}
      </div>
      <Progress
        look="wide"
        label={title}
        value={answered}
        max={total}
        valueText={t('survey.progress', { answered, total })}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <dl className="contents">
          {standing.date_opened === null && (
            <Moment
              label={t('survey.invitedOn')}
              value={date(standing.status === 'SCHEDULED' ? null : standing.date_last_invited)}
            />
          )}
          <Moment label={t('survey.opened')} value={date(standing.date_opened)} />
          {last !== null && (
            <Moment label={t('survey.lastAnswer')} value={`${date(last)} · ${format.relative(last)}`} />
          )}
        </dl>
        <div className="ml-auto max-w-[24ch] text-right text-xs text-third max-md:ml-0 max-md:text-left">
          {t(standing.is_handed_in ? 'survey.handedIn' : 'survey.secret')}
        </div>
      </div>
    </div>
  );
}

/** The roles whose fit follows with the result, and whether to hear of it. */
function Waiting({
  talent,
  standing,
}: {
  readonly talent: TalentRecord;
  readonly standing: InvitationStanding;
}) {
  const { t } = useTranslation('record');
  const roles = useQuery(
    namesQuery(
      'roles',
      talent.roles.map(({ roles_id }) => roles_id),
    ),
  );
  const change = useInvitation(standing.id, talent.id);
  const watch = () =>
    change.mutate(
      { is_watched: !standing.is_watched },
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
      <Button kind="secondary" size="sm" aria-pressed={standing.is_watched} onPress={watch}>
        {t(standing.is_watched ? 'survey.notifyOff' : 'survey.notify')}
      </Button>
    </section>
  );
}

/** The survey of a person without a result: progress, what can be done, and what happens next. */
export function SurveyTab({ talent, verbs }: SurveyTabProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const noInviting = useNoInviting();
  const { invitation } = talent;
  const standing = useQuery(standingQuery(talent.id, invitation?.id ?? ''));
  if (invitation === null) return <p className="p-5 text-second">{t('badge.never')}</p>;
  if (standing.data === undefined) {
    return standing.isError ? (
      <NotLoaded error={standing.error} onRetry={() => void standing.refetch()} />
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const { data } = standing;
  const refused = isOpen(data.status) ? refusedInvitation(toPerson(talent)) : undefined;
  const mayWrite = noInviting === undefined && isOpen(data.status);
  return (
    <div className="flex flex-col gap-5">
      <section className="rounded-lg border border-line bg-surface shadow-soft">
        <HowFar standing={data} isRefused={refused !== undefined} />
        {refused !== undefined && (
          <Undelivered talent={talent} refused={refused} verbs={verbs} mayWrite={mayWrite} />
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
          <SurveyActions talent={talent} standing={data} verbs={verbs} />
        ) : (
          <p className="border-t border-line px-5 py-4 text-second">{noInviting}</p>
        )}
        {mayWrite && <SurveyLines talent={talent} standing={data} />}
      </section>
      {mayWrite && <Waiting talent={talent} standing={data} />}
    </div>
  );
}
