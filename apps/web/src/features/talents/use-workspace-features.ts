import type { CurrentUser } from '@quint/contract/session.ts';
import { useCurrentUser } from '#lib/session.ts';

export interface WorkspaceFeatures {
  readonly hasTeams: boolean;
  readonly canInvite: boolean;
}

/** What of the product the workspace of this person may use. */
export function featuresOf(user: CurrentUser): WorkspaceFeatures {
  const features = user.active_workspace?.features ?? {};
  return {
    hasTeams: features['FEATURE_TEAMS'] === true,
    // A workspace has it unless it was switched off.
    canInvite: features['FEATURE_INVITE_TALENTS'] !== false,
  };
}

export function useWorkspaceFeatures(): WorkspaceFeatures {
  return featuresOf(useCurrentUser());
}
