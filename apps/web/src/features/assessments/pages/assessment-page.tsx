import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeleteRecord } from '#features/records/components/delete-record.tsx';
import { Facts } from '#features/records/components/facts.tsx';
import { PeopleList } from '#features/records/components/people-list.tsx';
import { SurveyBadge } from '#features/records/components/survey-badge.tsx';
import { ReportsCard } from '#features/report-parts/components/reports-card.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { assessmentQuery, type AssessmentDetail, type Participant } from '../api.ts';
import { AssessmentStatusBadge } from '../components/badges.tsx';
import { InviteParticipants } from '../components/invite-participants.tsx';

function ParticipantAside({ participant }: { readonly participant: Participant }) {
  const { t } = useTranslation('assessments');
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {participant.rejected && <Badge tone="partial">{t('participant.rejected')}</Badge>}
      <SurveyBadge status={participant.status} />
    </span>
  );
}

function ParticipantsCard({ assessment }: { readonly assessment: AssessmentDetail }) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const people = assessment.participants
    .flatMap((participant) =>
      participant.talent === null ? [] : [{ participant, talent: participant.talent }],
    )
    .toSorted((a, b) => format.compare(a.talent.fullname, b.talent.fullname))
    .map(({ participant, talent }) => ({
      participant,
      talent,
      finishedOn: participant.result?.date_finished ?? null,
    }))
    .map(({ participant, talent, finishedOn }) => ({
      id: participant.id,
      name: talent.fullname,
      note: finishedOn === null ? undefined : t('participant.finished', { date: format.date(finishedOn) }),
      link: {
        to: '/assessments/$assessmentId/users/$talentId',
        params: { assessmentId: assessment.id, talentId: talent.id },
      } as const,
      aside: <ParticipantAside participant={participant} />,
    }));
  return (
    <Card
      title={t('participants')}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-2">
          {people.length > 1 && (
            <ButtonLink to="/talents/compare" search={{ assessmentId: assessment.id }} kind="light" size="sm">
              {t('detail.compare')}
            </ButtonLink>
          )}
          <InviteParticipants assessment={assessment} />
        </span>
      }
    >
      {people.length === 0 ? (
        <p className="text-third">{t('detail.noParticipants')}</p>
      ) : (
        <PeopleList people={people} />
      )}
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
              <TextLink key="role" to="/roles/$roleId" params={{ roleId: role.id }}>
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

function DeleteAssessment({ assessment }: { readonly assessment: AssessmentDetail }) {
  const navigate = useNavigate();
  return (
    <DeleteRecord
      kind="assessments"
      id={assessment.id}
      name={assessment.name}
      onDeleted={() => void navigate({ to: '/assessments' })}
    />
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
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/assessments' } }, { label: name }]} />
        }
        actions={
          <>
            <DeleteAssessment assessment={assessment.data} />
            <ButtonLink to="/assessments/$assessmentId/edit" params={{ assessmentId }} kind="primary">
              {t('detail.edit')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <ParticipantsCard assessment={assessment.data} />
        <div className="flex min-w-0 flex-col gap-5">
          <FactsCard assessment={assessment.data} />
          <ReportsCard subjects={[{ kind: 'assessment', assessment: assessmentId }]} />
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
