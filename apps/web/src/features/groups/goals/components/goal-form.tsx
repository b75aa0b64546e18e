import { Names, PeopleNames } from '#features/base/records/components/names.tsx';
import { useFormat } from '#lib/format.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { GOAL_CONTEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/base/records/components/form-fields.tsx';
import { PersonField } from '#features/base/records/components/people-fields.tsx';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import { RecordForm } from '#features/base/records/components/record-form.tsx';
import { useFormMessage } from '#features/base/records/use-form-message.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { goalTeamsQuery, PRIORITIES, useSaveGoal } from '../api.ts';
import type { GoalForm as Values, GoalFormResult } from '../form.ts';
import { goalForm, readGoal, toGoalChanges } from '../form.ts';
import { TeamFields } from './team-fields.tsx';

const KeyResultFields = lazy(async () => ({
  default: (await import('./key-result-fields.tsx')).KeyResultFields,
}));

interface GoalFormProps {
  /** Undefined for a new goal. */
  readonly goalId: string | undefined;
  readonly initial: Values;
  /** The date of the last change of the record that was read. */
  readonly baseVersion?: string | undefined;
  readonly onSaved: (goalId: string) => void;
  readonly cancel: ReactNode;
}

function useLabels(): FormLabels<Values> {
  const { t } = useTranslation('goals');
  const { t: records } = useTranslation('records');
  const format = useFormat();
  const teams = useQuery(goalTeamsQuery).data ?? [];
  const text = (value: string) => (value.trim() === '' ? records('conflict.empty') : value);
  return {
    objective: { label: t('objective'), show: text },
    priority: {
      label: t('priority'),
      show: (value) => (value === null ? records('notSet') : t(`priorities.${value}`)),
    },
    context: { label: t('context'), show: text },
    due_date: { label: t('due'), show: (day) => (day === '' ? t('noDue') : format.date(day)) },
    first_mover: {
      label: t('firstMover'),
      show: (id) => (id === null ? records('notSet') : <PeopleNames ids={[id]} />),
    },
    teams: {
      label: t('teams'),
      show: (ids) => <Names names={teams.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))} />,
    },
    key_results: {
      label: t('keyResults'),
      show: (results) =>
        results
          .map(
            ({ text: each, is_done: isDone, percent }) =>
              `${each} (${format.percent(isDone ? 1 : percent / 100)})`,
          )
          .join(' · ') || records('none'),
    },
  };
}

/** Objective, priority, teams, context, first mover, key results. */
export function GoalForm({ goalId, initial, baseVersion, onSaved, cancel }: GoalFormProps) {
  const { t } = useTranslation('goals');
  const { t: common } = useTranslation('common');
  const message = useFormMessage();
  const client = useQueryClient();
  const save = useSaveGoal(goalId);
  const recordEditor = useRecordForm<Values, GoalFormResult>({
    name: `goals/${goalId ?? 'create'}`,
    resolver: zodResolver(goalForm),
    initial,
    baseVersion,
    read: goalId === undefined ? undefined : () => readGoal(client, goalId),
    save: (values, base) =>
      save.mutateAsync({ changes: toGoalChanges(values, base.initial), baseVersion: base.seen }),
    onSaved: (id) => {
      notify({ text: t(goalId === undefined ? 'form.created' : 'form.saved') });
      onSaved(id);
    },
  });
  const { form } = recordEditor;
  const { control } = form;
  return (
    <RecordForm
      recordEditor={recordEditor}
      fieldLabels={useLabels()}
      submit={goalId === undefined ? t('create') : common('action.save')}
      cancel={cancel}
    >
      <Card title={t('form.about')}>
        <div className="flex flex-col gap-5">
          <FormText
            control={control}
            name="objective"
            max={TITLE_MAX_CHARACTERS}
            label={t('objective')}
            placeholder={t('form.objectivePlaceholder')}
            required
          />
          <Controller
            control={control}
            name="priority"
            render={({ field, fieldState }) => (
              <RadioGroup
                label={t('priority')}
                required
                options={PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
                value={field.value}
                onChange={field.onChange}
                error={message(fieldState.error?.message)}
              />
            )}
          />
          <Controller
            control={control}
            name="due_date"
            render={({ field: { ref, disabled: _disabled, ...field } }) => (
              <DateField {...field} inputRef={ref} label={t('due')} hint={t('form.dueHint')} />
            )}
          />
          <FormArea
            control={control}
            name="context"
            max={GOAL_CONTEXT_MAX_CHARACTERS}
            rows={3}
            label={t('context')}
            hint={t('form.contextHint', { max: GOAL_CONTEXT_MAX_CHARACTERS })}
          />
        </div>
      </Card>
      <Card title={t('form.who')}>
        <div className="flex flex-col gap-5">
          <TeamFields control={control} />
          <Controller
            control={control}
            name="first_mover"
            render={({ field }) => (
              <PersonField
                label={t('firstMover')}
                hint={t('form.firstMoverHint')}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      </Card>
      <Card title={t('keyResults')}>
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          <KeyResultFields control={control} />
        </Suspense>
      </Card>
    </RecordForm>
  );
}
