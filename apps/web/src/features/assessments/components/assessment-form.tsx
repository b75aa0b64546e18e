import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/records/components/form-fields.tsx';
import { PeopleField } from '#features/records/components/people-fields.tsx';
import { RecordForm } from '#features/records/components/record-form.tsx';
import { RECORD_FORM } from '#features/records/model/form-options.ts';
import { useFormMessage } from '#features/records/use-form-message.ts';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { rolesQuery } from '#features/roles/api.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { Combo } from '#ui/combo.tsx';
import { DateField } from '#ui/date-field.tsx';
import { PURPOSES, useSaveAssessment } from '../api.ts';
import type { AssessmentFormResult, AssessmentForm as Values } from '../form.ts';
import { assessmentForm, toAssessmentChanges } from '../form.ts';

interface AssessmentFormProps {
  /** Undefined for a new assessment. */
  readonly assessmentId: string | undefined;
  readonly initial: Values;
  readonly onSaved: (assessmentId: string) => void;
  readonly cancel: ReactNode;
}
interface PartProps {
  readonly control: Control<Values, unknown, AssessmentFormResult>;
}

/** First and last day; the end is validated again when the start changes. */
function Days({ control, onStart }: PartProps & { readonly onStart: () => void }) {
  const { t } = useTranslation('assessments');
  const message = useFormMessage();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="date_start"
        render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
          <DateField
            {...field}
            onChange={(day) => {
              field.onChange(day);
              onStart();
            }}
            inputRef={ref}
            label={t('start')}
            required
            error={message(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="date_end"
        render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
          <DateField
            {...field}
            inputRef={ref}
            label={t('end')}
            hint={t('form.endHint')}
            required
            error={message(fieldState.error?.message)}
          />
        )}
      />
    </div>
  );
}

function RoleAndPurpose({ control }: PartProps) {
  const { t } = useTranslation('assessments');
  const message = useFormMessage();
  const roles = useQuery(rolesQuery).data ?? [];
  return (
    <>
      <Controller
        control={control}
        name="role"
        render={({ field, fieldState }) => (
          <Combo
            label={t('role')}
            required
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={message(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="purpose"
        render={({ field, fieldState }) => (
          <RadioGroup
            label={t('purpose')}
            required
            options={PURPOSES.map((value) => ({
              value,
              label: t(`purposes.${value}`),
              note: t(`purposeNotes.${value}`),
            }))}
            value={field.value}
            onChange={field.onChange}
            error={message(fieldState.error?.message)}
          />
        )}
      />
    </>
  );
}

function Participants({ control }: PartProps) {
  const { t } = useTranslation('assessments');
  return (
    <Controller
      control={control}
      name="participants"
      render={({ field }) => (
        <PeopleField
          label={t('participants')}
          hint={t('form.participantsHint')}
          chosen={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

/** Role, period, purpose, internal description, participants. */
export function AssessmentForm({ assessmentId, initial, onSaved, cancel }: AssessmentFormProps) {
  const { t } = useTranslation('assessments');
  const { t: common } = useTranslation('common');
  const form = useForm<Values, unknown, AssessmentFormResult>({
    resolver: zodResolver(assessmentForm),
    defaultValues: initial,
    ...RECORD_FORM,
  });
  const { control } = form;
  const save = useSaveAssessment(assessmentId);
  const refused = useSaveRefused();
  const submit = (values: AssessmentFormResult) =>
    save.mutate(toAssessmentChanges(values, initial), {
      onSuccess: (id) => {
        notify({ text: t(assessmentId === undefined ? 'form.created' : 'form.saved') });
        onSaved(id);
      },
      onError: refused,
    });
  const recheckEnd = () => {
    if (form.getValues('date_end') !== '') void form.trigger('date_end');
  };
  return (
    <RecordForm
      form={form}
      onSubmit={submit}
      saving={save.isPending}
      submit={assessmentId === undefined ? t('create') : common('action.save')}
      cancel={cancel}
    >
      <Card title={t('form.about')}>
        <div className="flex flex-col gap-5">
          <RoleAndPurpose control={control} />
          <Days control={control} onStart={recheckEnd} />
          <FormText
            control={control}
            name="name"
            max={TITLE_MAX_CHARACTERS}
            label={t('name')}
            hint={t('form.nameHint')}
          />
          <FormArea
            control={control}
            name="description"
            max={LONG_TEXT_MAX_CHARACTERS}
            rows={3}
            label={t('description')}
            hint={t('form.descriptionHint')}
          />
        </div>
      </Card>
      <Card>
        <Participants control={control} />
      </Card>
    </RecordForm>
  );
}
