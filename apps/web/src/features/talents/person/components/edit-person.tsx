import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { NAME_MAX_CHARACTERS, SOURCE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Controller, type Control, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { talentQuery, type TalentRecord } from '#features/measures/matching/api.ts';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { FormText } from '#features/base/records/components/form-fields.tsx';
import { ConflictOf } from '#features/base/records/components/record-form.tsx';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import { useFirstWrong } from '#features/base/records/use-first-wrong.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { notify } from '#lib/notify.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { useChangePerson } from '../api.ts';
import { personForm, toPersonChange, toPersonForm, type PersonForm } from '../form.ts';

interface EditPersonProps {
  readonly talent: TalentRecord;
  /** The field with the initial focus. */
  readonly focus?: 'email' | undefined;
  readonly onClose: () => void;
}

interface FieldsProps extends Pick<EditPersonProps, 'focus'> {
  readonly control: Control<PersonForm>;
  readonly setFocus: UseFormReturn<PersonForm>['setFocus'];
  readonly isMasked: boolean;
}

function Fields({ control, setFocus, isMasked, focus }: FieldsProps) {
  const { t } = useTranslation('record');
  useEffect(() => {
    if (focus !== undefined) setFocus(focus, { shouldSelect: true });
  }, [focus, setFocus]);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <FormText
          control={control}
          name="firstName"
          label={t('edit.firstName')}
          maxLength={NAME_MAX_CHARACTERS}
          required
        />
        {!isMasked && (
          <FormText
            control={control}
            name="lastName"
            label={t('edit.lastName')}
            maxLength={NAME_MAX_CHARACTERS}
          />
        )}
      </div>
      {!isMasked && (
        <FormText control={control} name="email" label={t('edit.email')} hint={t('edit.emailHint')} />
      )}
      {!isMasked && <FormText control={control} name="phone" label={t('edit.phone')} />}
      {isMasked && <p className="text-sm text-third">{t('edit.masked')}</p>}
      <FormText
        control={control}
        name="source"
        label={t('edit.source')}
        hint={t('edit.sourceHint')}
        maxLength={SOURCE_MAX_CHARACTERS}
      />
      <FormText control={control} name="tags" label={t('edit.tags')} hint={t('edit.tagsHint')} />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <Select
            label={t('edit.language')}
            value={field.value}
            options={(['EN', 'DE'] as const).map((value) => ({ value, label: t(`edit.languages.${value}`) }))}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
}

function useFieldLabels(): FormLabels<PersonForm> {
  const { t } = useTranslation('record');
  const { t: records } = useTranslation('records');
  const text = (field: Exclude<keyof PersonForm, 'language'>) => ({
    label: t(`edit.${field}`),
    show: (value: string) => (value.trim() === '' ? records('conflict.empty') : value),
  });
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    source: text('source'),
    tags: text('tags'),
    language: { label: t('edit.language'), show: (value) => t(`edit.languages.${value}`) },
  };
}

/** Name, contact, source, tags and language of a person. */
export function EditPerson({ talent, focus, onClose }: EditPersonProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const change = useChangePerson(talent.id);
  const fieldLabels = useFieldLabels();
  /** The new address is invited when the form is saved. */
  const isInvited = useRef(false);
  const recordForm = useRecordForm<PersonForm>({
    name: `talents/${talent.id}`,
    resolver: zodResolver(personForm),
    initial: toPersonForm(talent),
    baseVersion: talent.date_updated,
    async read() {
      const now = await client.fetchQuery({ ...talentQuery(talent.id), staleTime: 0 });
      return { initial: toPersonForm(now), seen: now.date_updated };
    },
    async save(values, { initial, seen: baseVersion }) {
      const changes = toPersonChange(initial, values);
      const { invitation } = talent;
      isInvited.current = 'email' in changes && invitation !== null && isOpen(invitation.status);
      if (Object.keys(changes).length > 0) await change.mutateAsync({ change: changes, baseVersion });
      return talent.id;
    },
    onSaved() {
      const { firstName: name, email } = recordForm.form.getValues();
      notify({
        text: isInvited.current
          ? t('edit.savedAndInvited', { name, email: email.trim() })
          : t('edit.saved', { name }),
      });
      onClose();
    },
  });
  const { form, draft, leaveActions, onSubmit } = recordForm;
  const { close, question } = useDialogLeave(leaveActions, onClose);
  const element = useFirstWrong(form.formState.submitCount);
  return (
    <FormDialog
      onClose={close}
      title={t('edit.title')}
      aside={
        <span className="mr-auto self-center">
          <DraftLine draft={draft} />
        </span>
      }
      question={question}
      submit={common('action.save')}
      isPending={form.formState.isSubmitting}
      formRef={element}
      onSubmit={() => void form.handleSubmit(onSubmit)()}
    >
      <Fields control={form.control} setFocus={form.setFocus} focus={focus} isMasked={talent.isMasked} />
      <ConflictOf recordEditor={recordForm} fieldLabels={fieldLabels} />
    </FormDialog>
  );
}
