import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { goalQuery } from '../api.ts';
import { GoalForm } from '../components/goal-form.tsx';
import { EMPTY_GOAL, toGoalForm } from '../form.ts';

/** A new goal. */
export function CreateGoalPage() {
  const { t } = useTranslation('goals');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const title = t('form.createTitle');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/goals' } }, { label: title }]} />
        }
      />
      <GoalForm
        goalId={undefined}
        initial={EMPTY_GOAL}
        onSaved={(goalId) => void navigate({ to: '/goals/$goalId', params: { goalId } })}
        cancel={
          <ButtonLink to="/goals" kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}

/** Changes a goal. */
export function EditGoalPage({ goalId }: { readonly goalId: string }) {
  const { t } = useTranslation('goals');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const goal = useQuery(goalQuery(goalId));
  if (goal.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (goal.data === undefined) {
    return <MissingRecord error={goal.error} onRetry={() => void goal.refetch()} />;
  }
  const { objective: name } = goal.data;
  const toGoal = { to: '/goals/$goalId', params: { goalId } } as const;
  return (
    <>
      <PageHeader
        title={t('form.editTitle', { name })}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('title'), link: { to: '/goals' } },
              { label: name, link: toGoal },
              { label: common('action.edit') },
            ]}
          />
        }
      />
      <GoalForm
        goalId={goalId}
        initial={toGoalForm(goal.data)}
        onSaved={() => void navigate(toGoal)}
        cancel={
          <ButtonLink {...toGoal} kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}
