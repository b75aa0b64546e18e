import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { PeopleList } from '#features/base/records/components/people-list.tsx';
import { ReportsCard } from '#features/base/report-parts/components/reports-card.tsx';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { assessmentQuery, type AssessmentDetail } from '../api.ts';
import { AssessmentMenu } from '../components/assessment-menu.tsx';
import { AssessmentStatusBadge } from '../components/badges.tsx';
import { InviteParticipants } from '../components/invite-participants.tsx';
import { Participants } from '../components/participants.tsx';
import { ProgressCard } from '../components/progress-card.tsx';
import { usePeriodText } from '../components/period-text.tsx';
import { partsOf, type Parts } from '../model/people.ts';

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
      <Participants assessment={assessment} parts={parts} />
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
  const { t: common } = useTranslation('common');
  const assessment = useQuery(assessmentQuery(assessmentId));
  if (assessment.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (assessment.data === undefined) {
    return <MissingRecord error={assessment.error} onRetry={() => void assessment.refetch()} />;
  }
  const { name, description } = assessment.data;
  const isUnanswered = assessment.data.participants.every(({ status }) => status !== 'FINISHED');
  return (
    <>
      <PageHeader
        title={name}
        lead={<Lead assessment={assessment.data} />}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/assessments' } }, { label: name }]} />
        }
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
