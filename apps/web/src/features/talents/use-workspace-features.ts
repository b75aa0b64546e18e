import { useCurrentUser } from '#lib/session.ts';

/** What of the product this workspace may use here. */
export function useWorkspaceFeatures(): { readonly hasTeams: boolean; readonly canInvite: boolean } {
  const features = useCurrentUser().active_workspace?.features ?? {};
  return {
    hasTeams: features['FEATURE_TEAMS'] === true,
    // A workspace has it unless it was switched off.
    canInvite: features['FEATURE_INVITE_TALENTS'] !== false,
  };
}
