import { zodResolver } from '@hookform/resolvers/zod';
import { GOAL_CONTEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/records/components/form-fields.tsx';
import { PersonField } from '#features/records/components/people-fields.tsx';
import { RecordForm } from '#features/records/components/record-form.tsx';
import { RECORD_FORM } from '#features/records/model/form-options.ts';
import { useFormMessage } from '#features/records/use-form-message.ts';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { DateField } from '#ui/date-field.tsx';
import { PRIORITIES, useSaveGoal } from '../api.ts';
import type { GoalForm as Values, GoalFormResult } from '../form.ts';
import { goalForm, toGoalChanges } from '../form.ts';
import { KeyResultFields } from './key-result-fields.tsx';
import { TeamFields } from './team-fields.tsx';

interface GoalFormProps {
  /** Undefined for a new goal. */
  readonly goalId: string | undefined;
  readonly initial: Values;
  readonly onSaved: (goalId: string) => void;
  readonly cancel: ReactNode;
}

/** Objective, priority, teams, context, first mover, key results. */
export function GoalForm({ goalId, initial, onSaved, cancel }: GoalFormProps) {
  const { t } = useTranslation('goals');
  const { t: common } = useTranslation('common');
  const message = useFormMessage();
  const form = useForm<Values, unknown, GoalFormResult>({
    resolver: zodResolver(goalForm),
    defaultValues: initial,
    ...RECORD_FORM,
  });
  const { control } = form;
  const save = useSaveGoal(goalId);
  const refused = useSaveRefused();
  const submit = (values: GoalFormResult) =>
    save.mutate(toGoalChanges(values, initial), {
      onSuccess: (id) => {
        notify({ text: t(goalId === undefined ? 'form.created' : 'form.saved') });
        onSaved(id);
      },
      onError: refused,
    });
  return (
    <RecordForm
      form={form}
      onSubmit={submit}
      saving={save.isPending}
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
        <KeyResultFields control={control} />
      </Card>
    </RecordForm>
  );
}
