import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TraitDistribution } from '#features/organization/components/trait-distribution.tsx';
import { DeleteRecord } from '#features/records/components/delete-record.tsx';
import { PeopleList } from '#features/records/components/people-list.tsx';
import { ReportsCard } from '#features/report-parts/components/reports-card.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { teamQuery, type TeamDetail, type TeamMember } from '../api.ts';

function membersOf(team: TeamDetail): readonly TeamMember[] {
  return team.talents.flatMap(({ talents_id: talent }) => (talent === null ? [] : [talent]));
}
function rolesOf(team: TeamDetail) {
  return team.roles.flatMap(({ roles_id: role }) => (role === null ? [] : [role]));
}

function MembersCard({ team }: { readonly team: TeamDetail }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const names = new Map(rolesOf(team).map(({ id, name }) => [id, name]));
  const people = membersOf(team)
    .toSorted((a, b) => format.compare(a.fullname, b.fullname))
    .map((member) => {
      const held = team.assignments
        .filter(({ talent_id }) => talent_id === member.id)
        .flatMap(({ role_id }) => names.get(role_id) ?? []);
      return {
        id: member.id,
        name: member.fullname,
        note: [t(`status.${member.status}`), ...held].join(' · '),
        link: {
          to: '/teams/$teamId/talents/$talentId',
          params: { teamId: team.id, talentId: member.id },
        } as const,
      };
    });
  return (
    <Card
      title={t('members')}
      aside={
        <span className="flex flex-wrap gap-2">
          <ButtonLink to="/talents/invite" kind="light" size="sm">
            {t('detail.invite')}
          </ButtonLink>
          <ButtonLink to="/teams/$teamId/edit" params={{ teamId: team.id }} kind="light" size="sm">
            {t('detail.choose')}
          </ButtonLink>
        </span>
      }
    >
      {people.length === 0 ? (
        <p className="text-third">{t('detail.noMembers')}</p>
      ) : (
        <PeopleList people={people} />
      )}
    </Card>
  );
}

function RolesCard({ team }: { readonly team: TeamDetail }) {
  const { t } = useTranslation('teams');
  const roles = rolesOf(team);
  return (
    <Card title={t('roles')}>
      {roles.length === 0 ? (
        <p className="text-third">{t('detail.noRoles')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {roles.map(({ id, name }) => (
            <li key={id}>
              <TextLink
                to="/roles/$roleId"
                params={{ roleId: id }}
                className="inline-flex min-h-6 items-center"
              >
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function GoalsCard({ goals }: { readonly goals: NonNullable<TeamDetail['goals']> }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const shown = goals.flatMap(({ goals_id: goal }) => (goal === null ? [] : [goal]));
  return (
    <Card title={t('goals')}>
      {shown.length === 0 ? (
        <p className="text-third">{t('detail.noGoals')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {shown.map(({ id, objective, progress }) => (
            <li key={id} className="flex items-baseline justify-between gap-4">
              <TextLink
                to="/goals/$goalId"
                params={{ goalId: id }}
                className="inline-flex min-h-6 items-center"
              >
                {objective}
              </TextLink>
              {progress !== null && (
                <span className="font-semibold tabular-nums">{format.percent(progress / 100)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function DeleteTeam({ team }: { readonly team: TeamDetail }) {
  const navigate = useNavigate();
  return (
    <DeleteRecord
      kind="teams"
      id={team.id}
      name={team.name}
      onDeleted={() => void navigate({ to: '/teams' })}
    />
  );
}

/** One team: members, description, distribution of results. */
export function TeamPage({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const withGoals = useCurrentUser().active_workspace?.features['FEATURE_GOALS'] === true;
  const team = useQuery(teamQuery(teamId, withGoals));
  if (team.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (team.data === undefined) {
    return <MissingRecord error={team.error} onRetry={() => void team.refetch()} />;
  }
  const { name, report_text: text, goals } = team.data;
  const results = membersOf(team.data).flatMap(({ latestResult }) => latestResult ?? []);
  return (
    <>
      <PageHeader
        title={name}
        lead={t('list.members', { count: membersOf(team.data).length })}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/teams' } }, { label: name }]} />
        }
        actions={
          <>
            <DeleteTeam team={team.data} />
            <ButtonLink to="/teams/$teamId/edit" params={{ teamId }} kind="primary">
              {t('detail.edit')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <MembersCard team={team.data} />
          <TraitDistribution results={results} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={t('form.reportText')}>
            {text === null ? (
              <p className="text-third">{t('detail.noText')}</p>
            ) : (
              <p className="text-pretty whitespace-pre-line text-second">{text}</p>
            )}
          </Card>
          <ReportsCard subjects={[{ kind: 'team', team: teamId }]} />
          <RolesCard team={team.data} />
          {goals !== undefined && <GoalsCard goals={goals} />}
        </div>
      </div>
    </>
  );
}
