import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { ConflictOf } from '#features/base/records/components/record-form.tsx';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import { useFirstWrong } from '#features/base/records/use-first-wrong.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { useShortTextLabels } from '#features/roles/role-texts/use-short-text-labels.ts';
import { useSaveRole, type RoleDetail } from '#features/roles/roles/api.ts';
import { RoleTexts } from '#features/roles/roles/components/role-texts.tsx';
import { readRole, roleForm, toRoleChanges, toRoleForm, type RoleForm } from '#features/roles/roles/form.ts';
import { notify } from '#lib/notify.ts';
import { FormDialog } from '#ui/form-dialog.tsx';

interface EditTextsProps {
  readonly role: RoleDetail;
  readonly onClose: () => void;
}

function useFieldLabels(): FormLabels<RoleForm> {
  const { t } = useTranslation('roles');
  const { t: records } = useTranslation('records');
  const text = (field: 'name' | 'purpose' | 'accountabilities' | 'value_creation' | 'description') => ({
    label: t(`form.${field}`),
    show: (value: string) => (value.trim() === '' ? records('conflict.empty') : value),
  });
  return {
    name: text('name'),
    purpose: text('purpose'),
    accountabilities: text('accountabilities'),
    value_creation: text('value_creation'),
    description: text('description'),
    ...useShortTextLabels(),
  };
}

/** The name and the texts of a role. */
export function EditTexts({ role, onClose }: EditTextsProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const save = useSaveRole(role.id);
  const recordEditor = useRecordForm<RoleForm>({
    name: `roles/${role.id}/texts`,
    resolver: zodResolver(roleForm),
    initial: toRoleForm(role),
    baseVersion: role.date_updated,
    read: () => readRole(client, role.id, toRoleForm),
    save: (values, base) =>
      save.mutateAsync({ changes: toRoleChanges(values, base.initial), baseVersion: base.seen }),
    onSaved() {
      notify({ text: t('form.saved') });
      onClose();
    },
  });
  const { form, draft, leaveActions, onSubmit } = recordEditor;
  const { close, question } = useDialogLeave(leaveActions, onClose);
  const fieldLabels = useFieldLabels();
  const element = useFirstWrong(form.formState.submitCount);
  return (
    <FormDialog
      size="lg"
      title={t('form.editTitle', { name: role.name })}
      kind="primary-lila"
      submit={common('action.save')}
      isPending={form.formState.isSubmitting}
      formRef={element}
      question={question}
      aside={
        <span className="mr-auto self-center">
          <DraftLine draft={draft} />
        </span>
      }
      onSubmit={() => void form.handleSubmit(onSubmit)()}
      onClose={close}
    >
      <RoleTexts control={form.control} roleId={role.id} />
      <ConflictOf recordEditor={recordEditor} fieldLabels={fieldLabels} />
    </FormDialog>
  );
}
