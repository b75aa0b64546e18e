import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PersonPage } from '#features/talents/person/pages/person-page.tsx';
import type { PersonView } from '#features/talents/person/search.ts';
import { teamNamesQuery } from '#features/base/records/api.ts';

interface TeamTalentPageProps extends PersonView {
  readonly teamId: string;
}

/** A talent, opened from a team. */
export function TeamTalentPage({ teamId, ...talent }: TeamTalentPageProps) {
  const { t } = useTranslation('teams');
  const name = useQuery(teamNamesQuery).data?.find((team) => team.id === teamId)?.name;
  return (
    <PersonPage
      {...talent}
      pathOf={(id) => `/teams/${teamId}/talents/${id}`}
      above={[
        { label: t('title'), link: { to: '/teams' } },
        ...(name === undefined
          ? []
          : [{ label: name, link: { to: '/teams/$teamId', params: { teamId } } } as const]),
      ]}
    />
  );
}
