import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { RoleInState } from '../use-role-actions.ts';

type RoleStatus = Pick<RoleInState, 'state' | 'is_published_to_pool'>;

/** The state of a role, unless it is just in use: draft, archived, published. */
export function RoleBadges({ role }: { readonly role: RoleStatus }) {
  const { t } = useTranslation('roles');
  if (role.state === 'draft') return <Badge tone="partial">{t('state.draft')}</Badge>;
  if (role.state === 'archived') return <Badge>{t('state.archived')}</Badge>;
  return role.is_published_to_pool ? <Badge tone="lila">{t('state.published')}</Badge> : null;
}
