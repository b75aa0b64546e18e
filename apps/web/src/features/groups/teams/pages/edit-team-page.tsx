import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CreateRecordPage, EditRecordPage } from '#features/base/records/components/form-page.tsx';
import { teamQuery } from '../api.ts';
import { TeamForm } from '../components/team-form.tsx';
import { EMPTY_TEAM, toTeamForm } from '../form.ts';

function useTeamPages() {
  const { t } = useTranslation('teams');
  const pageOf = (teamId: string) => ({ to: '/teams/$teamId', params: { teamId } }) as const;
  return { list: { label: t('title'), link: { to: '/teams' } }, pageOf } as const;
}

export function CreateTeamPage() {
  const { t } = useTranslation('teams');
  return (
    <CreateRecordPage
      {...useTeamPages()}
      title={t('form.createTitle')}
      form={(frame) => <TeamForm id={undefined} initial={EMPTY_TEAM} {...frame} />}
    />
  );
}

export function EditTeamPage({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  return (
    <EditRecordPage
      {...useTeamPages()}
      id={teamId}
      query={useQuery(teamQuery(teamId, false))}
      nameOf={(team) => team.name}
      titleOf={(name) => t('form.editTitle', { name })}
      form={(team, frame) => (
        <TeamForm id={teamId} initial={toTeamForm(team)} baseVersion={team.date_updated} {...frame} />
      )}
    />
  );
}
