import type { Overview } from '@quint/contract/home/overview.ts';
import { hasCompared } from '#lib/comparison-memory.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { useInvitePath, useFindPath } from './use-find-path.ts';

const INVITED_AT_LEAST = 3;

export interface Step {
  readonly id: 'role' | 'invite' | 'compare' | 'team';
  readonly isDone: boolean;
  readonly path: string | undefined;
}

/** The first steps that have a page in the app. */
export function useSteps({
  start,
  roles_total: roles,
}: Pick<Overview, 'start' | 'roles_total'>): readonly Step[] {
  const findPath = useFindPath();
  const invitePath = useInvitePath();
  const workspace = useCurrentUser().active_workspace;
  const { isTeamsEnabled } = useWorkspaceFeatures();
  const teamPath = isTeamsEnabled ? findPath('/teams/create') : undefined;
  const steps: readonly Step[] = [
    { id: 'role', isDone: roles > 0, path: findPath('/roles/create') },
    { id: 'invite', isDone: start.talents >= INVITED_AT_LEAST, path: invitePath },
    {
      id: 'compare',
      // A shortlisted or hired talent counts as compared with others.
      isDone: start.chosen > 0 || hasCompared(workspace?.id ?? ''),
      path: findPath('/talents/compare'),
    },
    { id: 'team', isDone: start.teams > 0, path: teamPath },
  ];
  return steps.filter((step) => step.isDone || step.path !== undefined);
}
