import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import type { TeamDetail } from '../api.ts';

export function GoalsCard({ goals }: { readonly goals: NonNullable<TeamDetail['goals']> }) {
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
              <TextLink
                to="/goals/$goalId"
                params={{ goalId: id }}
                className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
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
