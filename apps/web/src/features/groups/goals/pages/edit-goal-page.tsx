import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CreateRecordPage, EditRecordPage } from '#features/base/records/components/form-page.tsx';
import { goalQuery } from '../api.ts';
import { GoalForm } from '../components/goal-form.tsx';
import { EMPTY_GOAL, toGoalForm } from '../form.ts';

function useGoalPages() {
  const { t } = useTranslation('goals');
  const pageOf = (goalId: string) => ({ to: '/goals/$goalId', params: { goalId } }) as const;
  return { list: { label: t('title'), link: { to: '/goals' } }, pageOf } as const;
}

export function CreateGoalPage() {
  const { t } = useTranslation('goals');
  return (
    <CreateRecordPage
      {...useGoalPages()}
      title={t('form.createTitle')}
      form={(frame) => <GoalForm id={undefined} initial={EMPTY_GOAL} {...frame} />}
    />
  );
}

export function EditGoalPage({ goalId }: { readonly goalId: string }) {
  const { t } = useTranslation('goals');
  return (
    <EditRecordPage
      {...useGoalPages()}
      id={goalId}
      query={useQuery(goalQuery(goalId))}
      nameOf={(goal) => goal.objective}
      titleOf={(name) => t('form.editTitle', { name })}
      form={(goal, frame) => (
        <GoalForm id={goalId} initial={toGoalForm(goal)} baseVersion={goal.date_updated} {...frame} />
      )}
    />
  );
}
