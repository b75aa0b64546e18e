import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { RecordForm } from '#features/base/records/components/record-form.tsx';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { notify } from '#lib/notify.ts';
import { ButtonLink } from '#ui/link.tsx';
import { useCreateRole } from '../api.ts';
import { EMPTY_ROLE, roleForm, toRoleChanges, type RoleForm as Values } from '../form.ts';
import { RoleTexts } from './role-texts.tsx';

/** The name and the texts of a new role; its ranges are set on its page. */
export function RoleForm({ onSaved }: { readonly onSaved: (roleId: string) => void }) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const create = useCreateRole();
  const recordEditor = useRecordForm<Values>({
    name: 'roles/create',
    resolver: zodResolver(roleForm),
    initial: EMPTY_ROLE,
    save: (values, base) => create.mutateAsync(toRoleChanges(values, base.initial)),
    onSaved(roleId) {
      notify({ text: t('form.created') });
      onSaved(roleId);
    },
  });
  return (
    <RecordForm
      recordEditor={recordEditor}
      submit={t('create')}
      cancel={
        <ButtonLink to="/roles" kind="secondary">
          {common('action.cancel')}
        </ButtonLink>
      }
    >
      <RoleTexts control={recordEditor.form.control} roleId={undefined} />
    </RecordForm>
  );
}
