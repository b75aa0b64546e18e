import { PeopleNames } from '#features/base/records/components/names.tsx';
import { useFormat } from '#lib/format.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormArea, FormText } from '#features/base/records/components/form-fields.tsx';
import { PeopleField } from '#features/base/records/components/people-fields.tsx';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import { RecordForm } from '#features/base/records/components/record-form.tsx';
import { useFormMessage } from '#features/base/records/use-form-message.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { isOffered, rolesQuery } from '#features/roles/roles/api.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Combo } from '#ui/combo.tsx';
import { DateField } from '#ui/date-field.tsx';
import { PURPOSES, useSaveAssessment } from '../api.ts';
import type { AssessmentFormResult, AssessmentForm as Values } from '../form.ts';
import { assessmentForm, readAssessment, toAssessmentChanges } from '../form.ts';

interface AssessmentFormProps {
  /** Undefined for a new assessment. */
  readonly assessmentId: string | undefined;
  readonly initial: Values;
  /** The date of the last change of the record that was read. */
  readonly baseVersion?: string | undefined;
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
            options={roles
              .filter((role) => isOffered(role, field.value === null ? [] : [field.value]))
              .map(({ id, name }) => ({ value: id, label: name }))}
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
          selectedIds={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

function useLabels(): FormLabels<Values> {
  const { t } = useTranslation('assessments');
  const { t: records } = useTranslation('records');
  const format = useFormat();
  const roles = useQuery(rolesQuery).data ?? [];
  const text = (value: string) => (value.trim() === '' ? records('conflict.empty') : value);
  const day = (value: string) => (value === '' ? records('notSet') : format.date(value));
  return {
    role: { label: t('role'), show: (id) => roles.find((role) => role.id === id)?.name ?? records('notSet') },
    name: { label: t('name'), show: text },
    description: { label: t('description'), show: text },
    date_start: { label: t('start'), show: day },
    date_end: { label: t('end'), show: day },
    purpose: {
      label: t('purpose'),
      show: (value) => (value === null ? records('notSet') : t(`purposes.${value}`)),
    },
    participants: { label: t('participants'), show: (ids) => <PeopleNames ids={ids} /> },
  };
}

/** Role, period, purpose, internal description, participants. */
export function AssessmentForm({ assessmentId, initial, baseVersion, onSaved, cancel }: AssessmentFormProps) {
  const { t } = useTranslation('assessments');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const save = useSaveAssessment(assessmentId);
  const recordEditor = useRecordForm<Values, AssessmentFormResult>({
    name: `assessments/${assessmentId ?? 'create'}`,
    resolver: zodResolver(assessmentForm),
    initial,
    baseVersion,
    read: assessmentId === undefined ? undefined : () => readAssessment(client, assessmentId),
    save: (values, base) =>
      save.mutateAsync({ changes: toAssessmentChanges(values, base.initial), baseVersion: base.seen }),
    onSaved: (id) => {
      notify({ text: t(assessmentId === undefined ? 'form.created' : 'form.saved') });
      onSaved(id);
    },
  });
  const { form } = recordEditor;
  const { control } = form;
  const recheckEnd = () => {
    if (form.getValues('date_end') !== '') void form.trigger('date_end');
  };
  return (
    <RecordForm
      recordEditor={recordEditor}
      fieldLabels={useLabels()}
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
