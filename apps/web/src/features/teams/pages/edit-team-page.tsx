import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { teamQuery } from '../api.ts';
import { TeamForm } from '../components/team-form.tsx';
import { EMPTY_TEAM, toTeamForm } from '../form.ts';

/** A new team. */
export function CreateTeamPage() {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const title = t('form.createTitle');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/teams' } }, { label: title }]} />
        }
      />
      <TeamForm
        teamId={undefined}
        initial={EMPTY_TEAM}
        onSaved={(teamId) => void navigate({ to: '/teams/$teamId', params: { teamId } })}
        cancel={
          <ButtonLink to="/teams" kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}

/** Changes a team. */
export function EditTeamPage({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const team = useQuery(teamQuery(teamId, false));
  if (team.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (team.data === undefined) {
    return <MissingRecord error={team.error} onRetry={() => void team.refetch()} />;
  }
  const { name } = team.data;
  const toTeam = { to: '/teams/$teamId', params: { teamId } } as const;
  return (
    <>
      <PageHeader
        title={t('form.editTitle', { name })}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('title'), link: { to: '/teams' } },
              { label: name, link: toTeam },
              { label: common('action.edit') },
            ]}
          />
        }
      />
      <TeamForm
        teamId={teamId}
        initial={toTeamForm(team.data)}
        onSaved={() => void navigate(toTeam)}
        cancel={
          <ButtonLink {...toTeam} kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}
