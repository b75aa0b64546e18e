import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DeleteRecord } from '#features/records/components/delete-record.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import type { RoleDetail } from '../api.ts';
import { roleQuery } from '../api.ts';
import { RoleProfileCard, RoleRangesCard } from '../components/role-facts.tsx';
import { TalentsByFit } from '../components/talents-by-fit.tsx';

function DeleteRole({ role }: { readonly role: RoleDetail }) {
  const navigate = useNavigate();
  return (
    <DeleteRecord
      kind="roles"
      id={role.id}
      name={role.name}
      onDeleted={() => void navigate({ to: '/roles' })}
    />
  );
}

/** One role: description, ranges, and the talents by fit. */
export function RolePage({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation('common');
  const role = useQuery(roleQuery(roleId));
  if (role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (role.data === undefined) {
    return <MissingRecord error={role.error} onRetry={() => void role.refetch()} />;
  }
  return (
    <>
      <PageHeader
        title={role.data.name}
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('title'), link: { to: '/roles' } }, { label: role.data.name }]} />
        }
        actions={
          <>
            <DeleteRole role={role.data} />
            <ButtonLink to="/roles/$roleId/edit" params={{ roleId }} kind="primary">
              {t('detail.edit')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <TalentsByFit roleId={roleId} />
        <div className="flex flex-col gap-5">
          <RoleRangesCard attributes={role.data.attributes} />
          <RoleProfileCard role={role.data} />
        </div>
      </div>
    </>
  );
}
