import { useNavigate } from '@tanstack/react-router';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeleteRecord } from '#features/records/use-delete-record.ts';
import type { RoleDetail } from '#features/roles/api.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

/** What is rarely done with a role: make another like it, delete it. */
export function PageMenu({ role }: { readonly role: Pick<RoleDetail, 'id' | 'name'> }) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const remove = useDeleteRecord('roles', () => void navigate({ to: '/roles' }));
  return (
    <Menu
      label={t('menu', { name: role.name })}
      trigger={
        <Button kind="icon" aria-label={t('menu', { name: role.name })}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
      entries={[
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
