import type { WorksCouncilMembershipAnswer } from '@quint/contract/measures/works-council.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiData } from '#lib/api-client.ts';
import { Card } from '#ui/card.tsx';

/** Whether the workspace has a works council; false while that is unknown. */
function useHasWorksCouncil(): boolean {
  const membership = useQuery({
    queryKey: ['works-council', 'seat'],
    queryFn: ({ signal }) => apiData<WorksCouncilMembershipAnswer>('/works-council/seat', { signal }),
    staleTime: 300_000,
  });
  return membership.data?.is_taken === true;
}

/** Informs a talent that the workspace has a works council, what it sees, and that results are not included. */
export function WorksCouncilNote() {
  const { t } = useTranslation('profile');
  const isTaken = useHasWorksCouncil();
  if (!isTaken) return null;
  return (
    <Card title={t('worksCouncil.title')}>
      <p className="text-pretty text-second">{t('worksCouncil.text')}</p>
    </Card>
  );
}
