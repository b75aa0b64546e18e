import { useRouter } from '@tanstack/react-router';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';

/** Returns the path if the app has such a page, so that no link leads to "not found". */
export function useFindPath(): (path: string) => string | undefined {
  const routes: object = useRouter().routesByPath;
  return (path) => (path in routes ? path : undefined);
}

/** The page for inviting talents; undefined when the workspace may not invite. */
export function useInvitePath(): string | undefined {
  const findPath = useFindPath();
  const mayInvite = useWorkspaceFeatures().isInviteTalentsEnabled;
  return mayInvite ? findPath('/talents/invite') : undefined;
}
