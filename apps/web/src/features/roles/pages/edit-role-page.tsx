import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CreateRecordPage, EditRecordPage } from '#features/records/components/form-page.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { roleQuery } from '../api.ts';
import { RoleForm } from '../components/role-form.tsx';
import { EMPTY_ROLE, toRoleForm } from '../form.ts';

function useRolePages() {
  const { t } = useTranslation('roles');
  const pageOf = (roleId: string) => ({ to: '/roles/$roleId', params: { roleId } }) as const;
  return { list: { label: t('title'), link: { to: '/roles' } }, pageOf } as const;
}

interface CreateRolePageProps {
  /** The id of a role to copy: its texts and ranges are pre-filled, under another name. */
  readonly from?: string | undefined;
}

/** A new role. */
export function CreateRolePage({ from }: CreateRolePageProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const pages = useRolePages();
  const origin = useQuery({ ...roleQuery(from ?? ''), enabled: from !== undefined });
  if (origin.isLoading) return <PageSkeleton label={common('state.loading')} />;
  const initial =
    origin.data === undefined
      ? EMPTY_ROLE
      : { ...toRoleForm(origin.data), name: t('form.copyOf', { name: origin.data.name }) };
  return (
    <CreateRecordPage
      {...pages}
      title={t('form.createTitle')}
      form={(frame) => <RoleForm roleId={undefined} initial={initial} {...frame} />}
    />
  );
}

/** Changes a role. */
export function EditRolePage({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('roles');
  return (
    <EditRecordPage
      {...useRolePages()}
      id={roleId}
      query={useQuery(roleQuery(roleId))}
      nameOf={(role) => role.name}
      titleOf={(name) => t('form.editTitle', { name })}
      form={(role, frame) => (
        <RoleForm roleId={roleId} initial={toRoleForm(role)} seen={role.date_updated} {...frame} />
      )}
    />
  );
}
