import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PersonPage } from '#features/talents/person/pages/person-page.tsx';
import type { PersonView } from '#features/talents/person/search.ts';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { assessmentQuery, useMarkParticipant, type Participant } from '../api.ts';

/** The decisions about a person within the assessment. */
function Marks({ participant }: { readonly participant: Participant }) {
  const { t } = useTranslation('assessments');
  const mark = useMarkParticipant(participant.id);
  const reportSaveError = useSaveRefused();
  const { rejected: isRejected, canceled: isCanceled } = participant;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isRejected && <Badge>{t('participant.rejected')}</Badge>}
      <Button
        kind="secondary"
        size="sm"
        disabled={mark.isPending}
        onPress={() => mark.mutate({ canceled: !isCanceled }, { onError: reportSaveError })}
      >
        {t(isCanceled ? 'participant.takeIn' : 'participant.takeOut')}
      </Button>
      <Button
        kind={isRejected ? 'secondary' : 'secondary-danger'}
        size="sm"
        disabled={mark.isPending}
        onPress={() => mark.mutate({ rejected: !isRejected }, { onError: reportSaveError })}
      >
        {t(isRejected ? 'participant.unreject' : 'participant.reject')}
      </Button>
    </div>
  );
}

interface ParticipantPageProps extends PersonView {
  readonly assessmentId: string;
}

/** A participant of an assessment: the page of the person, with the decisions of the assessment. */
export function ParticipantPage({ assessmentId, talentId, tab, onTab }: ParticipantPageProps) {
  const { t } = useTranslation('assessments');
  const assessment = useQuery(assessmentQuery(assessmentId));
  const participant = assessment.data?.participants.find(({ talent }) => talent?.id === talentId);
  if (assessment.data === undefined || participant === undefined)
    return <RecordPlaceholder queries={[assessment]} />;
  return (
    <PersonPage
      talentId={talentId}
      tab={tab}
      onTab={onTab}
      pathOf={(id) => `/assessments/${assessmentId}/users/${id}`}
      above={[
        { label: t('title'), link: { to: '/assessments' } },
        {
          label: assessment.data.name,
          link: { to: '/assessments/$assessmentId', params: { assessmentId } },
        },
      ]}
      extra={<Marks participant={participant} />}
    />
  );
}
