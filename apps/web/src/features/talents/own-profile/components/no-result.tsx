import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ownSurveyQuery, type OwnTalent } from '../api.ts';
import { OpenSurvey } from './open-survey.tsx';

/** The steps to a result: continue the open survey, or a text by the state of the invitation. */
export function NoResult({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const survey = useQuery(ownSurveyQuery);
  if (survey.isPending) return <Skeleton className="h-48 w-full" />;
  if (survey.data?.is_finished === false) return <OpenSurvey surveyStatus={survey.data} />;
  const text = () => {
    const status = talent.invitation_status;
    if (status === 'SCHEDULED') {
      return t('own.none.scheduled', { date: format.date(talent.invitation?.send_at, 'dateTime') });
    }
    const isClosed = status === null || status === 'CANCELED' || status === 'FINISHED';
    return isClosed ? t('own.none.closed', { workspace }) : t('own.none.open');
  };
  return (
    <Card>
      <EmptyState
        icon={<Hourglass aria-hidden="true" className="size-6" />}
        title={t('own.none.title')}
        text={text()}
      />
    </Card>
  );
}
