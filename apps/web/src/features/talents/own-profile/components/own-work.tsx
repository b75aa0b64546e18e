import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';
import { ownAssessmentsQuery, ownGoalsQuery, type OwnAssessment, type OwnGoal } from '../api.ts';

function GoalRow({ goal }: { readonly goal: OwnGoal }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const progress = goal.progress === null ? undefined : format.percent(goal.progress / 100);
  const teams = goal.teams.flatMap(({ teams_id: team }) => (team === null ? [] : [team.name]));
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="font-semibold wrap-anywhere">{goal.objective}</span>
      <span className="text-xs text-third">
        {teams.join(', ')}
        {goal.first_mover !== null && ` · ${t('own.firstStep')}`}
      </span>
      {goal.progress !== null && (
        <span className="flex items-center gap-3">
          <Progress
            label={t('own.progressOf', { name: goal.objective })}
            value={goal.progress}
            valueText={progress}
          />
          <span className="text-xs tabular-nums">{progress}</span>
        </span>
      )}
    </li>
  );
}

function AssessmentRow({ assessment }: { readonly assessment: OwnAssessment }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold wrap-anywhere">{assessment.name}</span>
        <span className="text-xs text-third">
          {t('own.period', {
            start: format.date(assessment.date_start),
            end: format.date(assessment.date_end),
          })}
        </span>
      </span>
      <Badge tone={assessment.status === 'active' ? 'strong' : 'neutral'}>
        {t(`own.assessmentStatus.${assessment.status}`)}
      </Badge>
    </li>
  );
}

/** The goals of the person's groups and their assessments, read-only; hidden when there are none. */
export function OwnWork() {
  const { t } = useTranslation('profile');
  const features = useWorkspaceFeatures();
  const goals = useQuery({ ...ownGoalsQuery, enabled: features.isGoalsEnabled });
  const assessments = useQuery({
    ...ownAssessmentsQuery,
    enabled: features.isAssessmentsEnabled,
  });
  return (
    <>
      {goals.data !== undefined && goals.data.length > 0 && (
        <Card title={t('own.goals')}>
          <ul>
            {goals.data.map((goal) => (
              <GoalRow key={goal.id} goal={goal} />
            ))}
          </ul>
        </Card>
      )}
      {assessments.data !== undefined && assessments.data.length > 0 && (
        <Card title={t('own.assessments')}>
          <ul>
            {assessments.data.map((assessment) => (
              <AssessmentRow key={assessment.id} assessment={assessment} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
