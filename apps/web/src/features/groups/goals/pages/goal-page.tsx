import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeleteRecord } from '#features/base/records/components/delete-record.tsx';
import { Facts } from '#features/base/records/components/facts.tsx';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Card } from '#ui/card.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { goalQuery, type GoalDetail } from '../api.ts';
import { KeyResultRow } from '../components/key-result-row.tsx';
import { GoalDue, GoalProgress, PriorityBadge } from '../components/progress-cell.tsx';
import { ProgressHistory } from '../components/progress-history.tsx';

function FactsCard({ goal }: { readonly goal: GoalDetail }) {
  const { t } = useTranslation('goals');
  const { t: records } = useTranslation('records');
  const format = useFormat();
  const hasTeams = useWorkspaceFeatures().isTeamsEnabled;
  const teams = goal.teams.flatMap(({ teams_id: team }) => (team === null ? [] : [team]));
  return (
    <Card title={t('detail.about')}>
      <Facts
        facts={[
          [t('priority'), <PriorityBadge key="priority" priority={goal.priority} />],
          [t('progress'), <GoalProgress key="progress" progress={goal.progress} name={goal.objective} />],
          [t('due'), <GoalDue key="due" goal={goal} />],
          [
            t('teams'),
            <span key="teams" className="flex flex-wrap gap-x-3">
              {teams.map(({ id, name }) =>
                hasTeams ? (
                  <TextLink
                    key={id}
                    to="/teams/$teamId"
                    params={{ teamId: id }}
                    className="finger inline-block"
                  >
                    {name}
                  </TextLink>
                ) : (
                  <span key={id}>{name}</span>
                ),
              )}
            </span>,
          ],
          [
            t('firstMover'),
            goal.first_mover === null ? (
              <span key="mover" className="text-third">
                {records('notSet')}
              </span>
            ) : (
              <TextLink
                key="mover"
                to="/talents/$talentId"
                params={{ talentId: goal.first_mover.id }}
                className="finger inline-block"
              >
                {goal.first_mover.fullname}
              </TextLink>
            ),
          ],
          [t('list.changed'), format.date(goal.date_updated)],
        ]}
      />
    </Card>
  );
}

function DeleteGoal({ goal }: { readonly goal: GoalDetail }) {
  const navigate = useNavigate();
  return (
    <DeleteRecord
      kind="goals"
      id={goal.id}
      name={goal.objective}
      onDeleted={() => void navigate({ to: '/goals' })}
    />
  );
}

/** One goal: description, teams, progress. */
export function GoalPage({ goalId }: { readonly goalId: string }) {
  const { t } = useTranslation('goals');
  const goal = useQuery(goalQuery(goalId));
  if (goal.data === undefined) return <RecordPlaceholder queries={[goal]} />;
  const { objective, context, key_results: results } = goal.data;
  return (
    <>
      <PageHeader
        title={objective}
        crumbs={[{ label: t('title'), link: { to: '/goals' } }, { label: objective }]}
        actions={
          <>
            <DeleteGoal goal={goal.data} />
            <ButtonLink to="/goals/$goalId/edit" params={{ goalId }} kind="primary">
              {t('detail.edit')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={t('keyResults')}>
            {results.length === 0 ? (
              <p className="text-third">{t('form.noKeyResults')}</p>
            ) : (
              <ul>
                {results.map((result) => (
                  <KeyResultRow key={result.id} goalId={goalId} result={result} />
                ))}
              </ul>
            )}
          </Card>
          <Card title={t('context')}>
            {context === null ? (
              <p className="text-third">{t('detail.noContext')}</p>
            ) : (
              <p className="text-pretty whitespace-pre-line text-second">{context}</p>
            )}
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <FactsCard goal={goal.data} />
          {goal.data.progress_history.length > 0 && (
            <Card title={t('detail.history')}>
              <ProgressHistory history={goal.data.progress_history} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
