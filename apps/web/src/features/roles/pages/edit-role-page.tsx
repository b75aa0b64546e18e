import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { roleQuery } from '../api.ts';
import { RoleForm } from '../components/role-form.tsx';
import { EMPTY_ROLE, toRoleForm } from '../form.ts';

interface CreateRolePageProps {
  /** The role to start from: its texts and ranges stand in the form, under another name. */
  readonly from?: string | undefined;
}

/** A new role. */
export function CreateRolePage({ from }: CreateRolePageProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const origin = useQuery({ ...roleQuery(from ?? ''), enabled: from !== undefined });
  if (origin.isLoading) return <PageSkeleton label={common('state.loading')} />;
  const initial =
    origin.data === undefined
      ? EMPTY_ROLE
      : { ...toRoleForm(origin.data), name: t('form.copyOf', { name: origin.data.name }) };
  return (
    <>
      <PageHeader
        title={t('form.createTitle')}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('title'), link: { to: '/roles' } }, { label: t('form.createTitle') }]}
          />
        }
      />
      <RoleForm
        roleId={undefined}
        initial={initial}
        onSaved={(roleId) => void navigate({ to: '/roles/$roleId', params: { roleId } })}
        cancel={
          <ButtonLink to="/roles" kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}

/** Changes a role. */
export function EditRolePage({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const role = useQuery(roleQuery(roleId));
  if (role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (role.data === undefined) {
    return <MissingRecord error={role.error} onRetry={() => void role.refetch()} />;
  }
  const { name } = role.data;
  const toRole = { to: '/roles/$roleId', params: { roleId } } as const;
  return (
    <>
      <PageHeader
        title={t('form.editTitle', { name })}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('title'), link: { to: '/roles' } },
              { label: name, link: toRole },
              { label: common('action.edit') },
            ]}
          />
        }
      />
      <RoleForm
        roleId={roleId}
        initial={toRoleForm(role.data)}
        onSaved={() => void navigate(toRole)}
        cancel={
          <ButtonLink {...toRole} kind="secondary">
            {common('action.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}
