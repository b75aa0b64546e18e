import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';

/** The reason why this workspace cannot invite; undefined if it can. Needs the phrases of `people`. */
export function useNoInviting(): string | undefined {
  const { t } = useTranslation('people');
  const { isInviteTalentsEnabled: canInvite } = useWorkspaceFeatures();
  const isCheck = useCurrentUser().active_workspace?.is_public_check === true;
  if (canInvite) return undefined;
  return t(isCheck ? 'reason.publicCheck' : 'reason.invitingOff', { count: 1 });
}
