import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteRecord } from '#features/base/records/components/delete-record.tsx';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { ReportsCard } from '#features/base/report-parts/components/reports-card.tsx';
import { missingResults } from '#features/measures/distributions/model/strips.ts';
import { useFormat } from '#lib/format.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { teamMembersQuery, teamQuery, type TeamDetail, type TeamMember } from '../api.ts';
import { MembersCard } from '../components/members-card.tsx';
import { ReportTextCard } from '../components/report-text-card.tsx';
import { RolesCard } from '../components/roles-card.tsx';
import { StripsCard } from '../components/strips-card.tsx';
import { peopleOnStrips } from '../model/members.ts';
import { useMembers } from '../use-members.ts';

function GoalsCard({ goals }: { readonly goals: NonNullable<TeamDetail['goals']> }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const visibleGoals = goals.flatMap(({ goals_id: goal }) => (goal === null ? [] : [goal]));
  return (
    <Card title={t('goals')}>
      {visibleGoals.length === 0 ? (
        <p className="text-third">{t('detail.noGoals')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {visibleGoals.map(({ id, objective, progress }) => (
            <li key={id} className="flex items-baseline justify-between gap-4">
              <TextLink to="/goals/$goalId" params={{ goalId: id }} className="inline-target">
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

/** On narrow screens the cards of both columns form one: strips, members, roles, the others. */
const COLUMN = 'flex min-w-0 flex-col gap-5 max-lg:contents';

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

interface TeamBodyProps {
  readonly team: TeamDetail;
  readonly members: readonly TeamMember[];
}

function TeamBody({ team, members }: TeamBodyProps) {
  const { t } = useTranslation('teams');
  const memberChanges = useMembers(team.id);
  // The member under the pointer or focus takes precedence over the selected one.
  const [pointedId, setPointedId] = useState<string>();
  const [chosenId, setChosenId] = useState<string>();
  const results = peopleOnStrips(members).length;
  const isShown = missingResults(results) === 0;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className={COLUMN}>
        <StripsCard
          members={members}
          memberChanges={memberChanges}
          highlightedId={pointedId ?? chosenId}
          onPoint={setPointedId}
        />
        <div className="min-w-0 max-lg:order-1">
          <RolesCard team={team} members={members} />
        </div>
      </div>
      <div className={COLUMN}>
        <MembersCard
          team={team}
          members={members}
          memberChanges={memberChanges}
          highlight={{ isShown, chosenId, onChoose: setChosenId, onPoint: setPointedId }}
        />
        <div className="flex min-w-0 flex-col gap-5 max-lg:order-2">
          <ReportTextCard team={team} />
          <ReportsCard
            subjects={[{ kind: 'team', team: team.id }]}
            people={results}
            blockedReason={results === 0 ? t('detail.nobodyToPrint') : undefined}
          />
          {team.goals !== undefined && <GoalsCard goals={team.goals} />}
        </div>
      </div>
    </div>
  );
}

/** One team: the distribution of its results, its members and roles, its text and its report. */
export function TeamPage({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  const withGoals = useWorkspaceFeatures().isGoalsEnabled;
  const team = useQuery(teamQuery(teamId, withGoals));
  const members = useQuery(teamMembersQuery(teamId));
  if (team.data === undefined || members.data === undefined)
    return <RecordPlaceholder queries={[team, members]} />;
  const { name } = team.data;
  const results = peopleOnStrips(members.data).length;
  return (
    <>
      <PageHeader
        title={name}
        lead={`${t('list.members', { count: members.data.length })} · ${t('results', { count: results })}`}
        crumbs={[{ label: t('title'), link: { to: '/teams' } }, { label: name }]}
        actions={
          <>
            <DeleteTeam team={team.data} />
            <ButtonLink to="/teams/$teamId/edit" params={{ teamId }} kind="secondary">
              {t('detail.edit')}
            </ButtonLink>
          </>
        }
      />
      <TeamBody team={team.data} members={members.data} />
    </>
  );
}
