import type { CurrentUser } from '@quint/contract/session.ts';
import { useCurrentUser } from '#lib/session.ts';

export interface WorkspaceFeatures {
  readonly hasTeams: boolean;
  readonly canInvite: boolean;
  readonly hasRoleAssistant: boolean;
}

/** What of the product the workspace of this person may use. */
export function featuresOf(user: CurrentUser): WorkspaceFeatures {
  const features = user.active_workspace?.features ?? {};
  return {
    hasTeams: features['FEATURE_TEAMS'] === true,
    // A workspace has these unless they were switched off.
    canInvite: features['FEATURE_INVITE_TALENTS'] !== false,
    hasRoleAssistant: features['FEATURE_ROLE_ASSISTANT'] !== false,
  };
}

export function useWorkspaceFeatures(): WorkspaceFeatures {
  return featuresOf(useCurrentUser());
}
