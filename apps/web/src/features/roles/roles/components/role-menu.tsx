import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  FileCheck,
  FilePen,
  Pencil,
  Sparkles,
  Trash2,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeleteRecord } from '#features/base/records/use-delete-record.ts';
import { notify } from '#lib/notify.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { isOffered } from '../api.ts';
import {
  listStateActions,
  useDuplicateRole,
  useRoleState,
  type RoleInState,
  type StateAction,
} from '../use-role-actions.ts';

const STATE_ICONS: Readonly<Record<StateAction, LucideIcon>> = {
  finish: FileCheck,
  toDraft: FilePen,
  publish: Eye,
  unpublish: EyeOff,
  archive: Archive,
  unarchive: ArchiveRestore,
};

interface RoleMenuProps {
  readonly role: RoleInState;
  /** A row of the list has inviting and editing in its menu; the page has a button and a tab for them. */
  readonly variant: 'row' | 'page';
}

/** The actions for a role except opening it. */
export function RoleMenu({ role, variant }: RoleMenuProps) {
  const { t } = useTranslation('roles');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { isInviteTalentsEnabled: canInvite, isRoleAssistantEnabled: hasRoleAssistant } =
    useWorkspaceFeatures();
  const remove = useDeleteRecord('roles', () => {
    if (variant === 'page') void navigate({ to: '/roles' });
  });
  const state = useRoleState();
  const duplicate = useDuplicateRole();
  const copy = async () => {
    const roleId = await duplicate.mutateAsync(role.id);
    notify({ text: t('duplicated', { name: role.name }) });
    void navigate({ to: '/roles/$roleId', params: { roleId }, search: { tab: 'ranges' } });
  };
  const invite = {
    id: 'invite',
    label: t('invite'),
    icon: <UserRoundPlus className="size-4" />,
    href: `/talents/invite?role=${role.id}`,
  };
  const edit = {
    id: 'edit',
    label: t('detail.edit'),
    icon: <Pencil className="size-4" />,
    href: `/roles/${role.id}?tab=ranges`,
  };
  const assistant = {
    id: 'assistant',
    label: t('continueAssistant'),
    icon: <Sparkles className="size-4" />,
    href: `/roles/create/assistant?role=${role.id}`,
  };
  return (
    <Menu
      label={t('menu', { name: role.name })}
      trigger={
        <Button
          kind={variant === 'row' ? 'icon' : 'secondary'}
          size={variant === 'row' ? 'sm' : 'base'}
          aria-label={t('menu', { name: role.name })}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
      entries={[
        ...(variant === 'row' && canInvite && isOffered(role) ? [invite] : []),
        ...(role.is_assistant_open && hasRoleAssistant ? [assistant] : []),
        ...(variant === 'row' ? [edit] : []),
        {
          id: 'duplicate',
          label: t('duplicate'),
          icon: <Copy className="size-4" />,
          // The failure was already reported.
          onAction: () => void copy().catch(() => undefined),
        },
        ...listStateActions(role).map((action, index) => {
          const Icon = STATE_ICONS[action];
          return {
            id: action,
            startsGroup: index === 0,
            label: t(`state.verb.${action}`),
            note: t(`state.note.${action}`),
            icon: <Icon className="size-4" />,
            onAction: () => state.mutate({ role, action }),
          };
        }),
        {
          id: 'delete',
          startsGroup: true,
          danger: true,
          label: common('action.delete'),
          icon: <Trash2 className="size-4" />,
          onAction: () => remove.mutate({ id: role.id, name: role.name }),
        },
      ]}
    />
  );
}
