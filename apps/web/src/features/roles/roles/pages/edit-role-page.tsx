import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { roleQuery } from '../api.ts';
import { RoleForm } from '../components/role-form.tsx';
import { EMPTY_ROLE, toRoleForm } from '../form.ts';

/** Opens the page of a role after it was saved. */
function useToRole(): (roleId: string) => void {
  const navigate = useNavigate();
  return (roleId) => void navigate({ to: '/roles/$roleId', params: { roleId } });
}

export function CreateRolePage() {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const toRole = useToRole();
  const title = t('form.createTitle');
  return (
    <RoleForm
      roleId={undefined}
      initial={EMPTY_ROLE}
      title={title}
      crumbs={[{ label: t('title'), link: { to: '/roles' } }, { label: title }]}
      onSaved={toRole}
      cancel={
        <ButtonLink to="/roles" kind="secondary">
          {common('action.cancel')}
        </ButtonLink>
      }
    />
  );
}

export function EditRolePage({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const toRole = useToRole();
  const role = useQuery(roleQuery(roleId));
  if (role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (role.data === undefined) {
    return <MissingRecord error={role.error} onRetry={() => void role.refetch()} />;
  }
  const { name, date_updated: baseVersion } = role.data;
  const link = { to: '/roles/$roleId', params: { roleId } } as const;
  return (
    <RoleForm
      roleId={roleId}
      initial={toRoleForm(role.data)}
      baseVersion={baseVersion}
      title={t('form.editTitle', { name })}
      crumbs={[
        { label: t('title'), link: { to: '/roles' } },
        { label: name, link },
        { label: common('action.edit') },
      ]}
      onSaved={toRole}
    />
  );
}
