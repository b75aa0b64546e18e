import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { PeopleList } from '#features/base/records/components/people-list.tsx';
import { ReportsCard } from '#features/base/report-parts/components/reports-card.tsx';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { assessmentQuery, type AssessmentDetail } from '../api.ts';
import { AssessmentMenu } from '../components/assessment-menu.tsx';
import { AssessmentStatusBadge } from '../components/badges.tsx';
import { InviteParticipants } from '../components/invite-participants.tsx';
import { AssessmentPeople } from '../components/assessment-people.tsx';
import { ProgressCard } from '../components/progress-card.tsx';
import { partsOf, type Parts, berlinDay, daysBetween } from '../model/people.ts';

/** The number of days left: "ends in 17 days, Wednesday 9 December". */
function usePeriodText({ status, date_start: start, date_end: end }: AssessmentDetail): string {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const [now] = useState(() => serverNow());
  const longDay = (day: string) => {
    const noon = `${day}T12:00:00`;
    return t('period.day', {
      weekday: format.date(noon, 'weekday'),
      date: format.date(noon, 'dayMonthLong'),
    });
  };
  if (status === 'ended') return t('period.ended', { day: longDay(end) });
  const today = berlinDay(now);
  if (status === 'planned') {
    return t('period.starts', { count: daysBetween(today, start), day: longDay(start) });
  }
  return t('period.ends', { count: daysBetween(today, end), day: longDay(end) });
}

function NoParticipants() {
  const { t } = useTranslation('assessments');
  return (
    <Card title={t('participants')}>
      <p className="text-third">{t('detail.noParticipants')}</p>
    </Card>
  );
}

/** The removed participants, who can be put back on their page. */
function TakenOut({ assessment, parts }: { readonly assessment: AssessmentDetail; readonly parts: Parts }) {
  const { t } = useTranslation('assessments');
  if (parts.out.length === 0) return null;
  return (
    <Card title={t('detail.out')}>
      <PeopleList
        people={parts.out.map(({ id, talent }) => ({
          id,
          name: talent.fullname,
          link: {
            to: '/assessments/$assessmentId/users/$talentId',
            params: { assessmentId: assessment.id, talentId: talent.id },
          } as const,
        }))}
      />
    </Card>
  );
}

function FactsCard({ assessment }: { readonly assessment: AssessmentDetail }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { role } = assessment;
  return (
    <Card title={t('detail.about')}>
      <Facts
        facts={[
          [t('status'), <AssessmentStatusBadge key="status" status={assessment.status} />],
          [
            t('role'),
            role === null ? (
              t('detail.noRole')
            ) : (
              <TextLink
                key="role"
                to="/roles/$roleId"
                params={{ roleId: role.id }}
                className="finger inline-block"
              >
                {role.name}
              </TextLink>
            ),
          ],
          [t('start'), format.date(assessment.date_start)],
          [t('end'), format.date(assessment.date_end)],
          [t('purpose'), t(`purposes.${assessment.purpose}`)],
        ]}
      />
    </Card>
  );
}

function People({ assessment }: { readonly assessment: AssessmentDetail }) {
  const parts = useMemo(() => partsOf(assessment.participants), [assessment.participants]);
  if (parts.inside.length === 0 && parts.out.length === 0) return <NoParticipants />;
  return (
    <>
      <AssessmentPeople assessment={assessment} />
      <TakenOut assessment={assessment} parts={parts} />
    </>
  );
}

function Lead({ assessment }: { readonly assessment: AssessmentDetail }) {
  const { t } = useTranslation('assessments');
  const period = usePeriodText(assessment);
  const { inside, open } = partsOf(assessment.participants);
  const total = inside.length;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <AssessmentStatusBadge status={assessment.status} />
      <span>{period}</span>
      {total > 0 && <span>{t('detail.finished', { finished: total - open.length, total })}</span>}
    </span>
  );
}

/** One assessment: role, period, and the state of each participant. */
export function AssessmentPage({ assessmentId }: { readonly assessmentId: string }) {
  const { t } = useTranslation('assessments');
  const assessment = useQuery(assessmentQuery(assessmentId));
  if (assessment.data === undefined) return <RecordPlaceholder queries={[assessment]} />;
  const { name, description } = assessment.data;
  const isUnanswered = assessment.data.participants.every(({ status }) => status !== 'FINISHED');
  return (
    <>
      <PageHeader
        title={name}
        lead={<Lead assessment={assessment.data} />}
        crumbs={[{ label: t('title'), link: { to: '/assessments' } }, { label: name }]}
        actions={
          <>
            <AssessmentMenu assessment={assessment.data} />
            <span className="max-md:hidden">
              <ButtonLink to="/assessments/$assessmentId/edit" params={{ assessmentId }} kind="secondary">
                {t('detail.edit')}
              </ButtonLink>
            </span>
            <InviteParticipants assessment={assessment.data} />
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <ProgressCard assessmentId={assessmentId} />
        <People assessment={assessment.data} />
        <div className="grid items-start gap-5 lg:grid-cols-3">
          <FactsCard assessment={assessment.data} />
          <ReportsCard
            subjects={[{ kind: 'assessment', assessment: assessmentId }]}
            blockedReason={isUnanswered ? t('detail.nobodyToPrint') : undefined}
          />
          <Card title={t('description')}>
            {description === null ? (
              <p className="text-third">{t('detail.noDescription')}</p>
            ) : (
              <p className="text-pretty whitespace-pre-line text-second">{description}</p>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}
