import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TalentPage } from '#features/matching/pages/talent-page.tsx';
import type { TalentTab } from '#features/matching/talent-tabs.ts';
import { teamNamesQuery } from '#features/records/api.ts';

interface TeamTalentPageProps {
  readonly teamId: string;
  readonly talentId: string;
  readonly tab: TalentTab;
  readonly onTab: (tab: TalentTab) => void;
}

/** A talent, reached from a team. */
export function TeamTalentPage({ teamId, ...talent }: TeamTalentPageProps) {
  const { t } = useTranslation('teams');
  const name = useQuery(teamNamesQuery).data?.find((team) => team.id === teamId)?.name;
  return (
    <TalentPage
      {...talent}
      above={[
        { label: t('title'), link: { to: '/teams' } },
        ...(name === undefined
          ? []
          : [{ label: name, link: { to: '/teams/$teamId', params: { teamId } } } as const]),
      ]}
    />
  );
}
