import { useNavigate } from '@tanstack/react-router';
import { Copy, Ellipsis, Pencil, Trash2, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeleteRecord } from '#features/records/use-delete-record.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { RoleDetail } from '../api.ts';

interface RoleMenuProps {
  readonly role: Pick<RoleDetail, 'id' | 'name'>;
  /** In a row of the list inviting is here, too; on the page it has a button of its own. */
  readonly place: 'row' | 'page';
}

/** What can be done with a role beside opening it. */
export function RoleMenu({ role, place }: RoleMenuProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { canInvite } = useWorkspaceFeatures();
  const remove = useDeleteRecord('roles', () => {
    if (place === 'page') void navigate({ to: '/roles' });
  });
  const invite = {
    id: 'invite',
    label: t('invite'),
    icon: <UserRoundPlus className="size-4" />,
    href: `/talents/invite?role=${role.id}`,
  };
  return (
    <Menu
      label={t('menu', { name: role.name })}
      trigger={
        <Button
          kind={place === 'row' ? 'icon' : 'secondary'}
          size={place === 'row' ? 'sm' : 'base'}
          aria-label={t('menu', { name: role.name })}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
      entries={[
        ...(place === 'row' && canInvite ? [invite] : []),
        {
          id: 'edit',
          label: t('detail.edit'),
          icon: <Pencil className="size-4" />,
          href: `/roles/${role.id}/edit`,
        },
        {
          id: 'duplicate',
          label: t('duplicate'),
          icon: <Copy className="size-4" />,
          href: `/roles/create/empty?from=${role.id}`,
        },
        {
          id: 'delete',
          divided: true,
          danger: true,
          label: common('action.delete'),
          icon: <Trash2 className="size-4" />,
          onAction: () => remove.mutate({ id: role.id, name: role.name }),
        },
      ]}
    />
  );
}
