import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/page-header.tsx';
import { RoleForm } from '../components/role-form.tsx';

/** A new role by its texts. After that its page opens, where its ranges are set. */
export function CreateRolePage() {
  const { t } = useTranslation('roles');
  const navigate = useNavigate();
  const title = t('form.createTitle');
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), link: { to: '/roles' } }, { label: title }]} />
      <RoleForm
        onSaved={(roleId) =>
          void navigate({ to: '/roles/$roleId', params: { roleId }, search: { tab: 'ranges' } })
        }
      />
    </>
  );
}
