import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FitShown } from '#features/fit/components/fit-line.tsx';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { talentFitsQuery } from '#features/matching/api.ts';
import { Facts } from '#features/records/components/facts.tsx';
import { SurveyBadge } from '#features/records/components/survey-badge.tsx';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { assessmentQuery, useMarkParticipant, type AssessmentDetail, type Participant } from '../api.ts';

/** The fit to the role of the assessment, once there is a result. */
function FitCard({ talentId, role }: { readonly talentId: string; readonly role: AssessmentDetail['role'] }) {
  const { t } = useTranslation('assessments');
  const fits = useQuery({ ...talentFitsQuery(talentId), enabled: role !== null });
  const fit = fits.data?.data.find((candidate) => candidate.role_id === role?.id);
  if (role === null) return null;
  return (
    <Card title={t('participant.fit', { role: role.name })}>
      <FitNotice isRecalculating={fits.data?.meta.state === 'recalculating'} className="pb-2" />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <FitShown fit={fit} />
        <ButtonLink
          to="/roles/$roleId/talents/$talentId"
          params={{ roleId: role.id, talentId }}
          kind="secondary"
          size="sm"
        >
          {t('participant.why')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Marks({ participant }: { readonly participant: Participant }) {
  const { t } = useTranslation('assessments');
  const mark = useMarkParticipant(participant.id);
  const refused = useSaveRefused();
  const { rejected, canceled } = participant;
  return (
    <>
      <Button
        kind="secondary"
        disabled={mark.isPending}
        onPress={() => mark.mutate({ canceled: !canceled }, { onError: refused })}
      >
        {t(canceled ? 'participant.takeIn' : 'participant.takeOut')}
      </Button>
      <Button
        kind={rejected ? 'secondary' : 'secondary-danger'}
        disabled={mark.isPending}
        onPress={() => mark.mutate({ rejected: !rejected }, { onError: refused })}
      >
        {t(rejected ? 'participant.unreject' : 'participant.reject')}
      </Button>
    </>
  );
}

interface ParticipantPageProps {
  readonly assessmentId: string;
  readonly talentId: string;
}

/** A participant of an assessment: the state of the invitation, the fit, the decisions. */
export function ParticipantPage({ assessmentId, talentId }: ParticipantPageProps) {
  const { t } = useTranslation('assessments');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const assessment = useQuery(assessmentQuery(assessmentId));
  if (assessment.isPending) return <PageSkeleton label={common('state.loading')} />;
  const participant = assessment.data?.participants.find(({ talent }) => talent?.id === talentId);
  if (assessment.data === undefined || participant === undefined) {
    return <MissingRecord error={assessment.error} onRetry={() => void assessment.refetch()} />;
  }
  const name = participant.talent?.fullname ?? '';
  const finishedOn = participant.result?.date_finished ?? null;
  return (
    <>
      <PageHeader
        title={name}
        before={<Avatar name={name} size="lg" />}
        lead={participant.rejected ? t('participant.rejected') : assessment.data.name}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('title'), link: { to: '/assessments' } },
              {
                label: assessment.data.name,
                link: { to: '/assessments/$assessmentId', params: { assessmentId } },
              },
              { label: name },
            ]}
          />
        }
        actions={
          <>
            <Marks participant={participant} />
            <ButtonLink to="/talents/$talentId" params={{ talentId }} kind="primary">
              {t('participant.profile')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title={t('participant.invitation')}>
          <Facts
            facts={[
              [t('status'), <SurveyBadge key="status" status={participant.status} />],
              [t('participant.since'), format.date(participant.date_created)],
              [
                t('participant.finishedOn'),
                finishedOn === null ? t('participant.notFinished') : format.date(finishedOn),
              ],
            ]}
          />
        </Card>
        <FitCard talentId={talentId} role={assessment.data.role} />
      </div>
    </>
  );
}
