import { compareText } from '@quint/domain/base/text-order.ts';
import type { RoleInNeed } from '@quint/contract/home/overview.ts';
import { comparable } from '#features/actions/overview/model.ts';
import type { RoleCounts } from '#features/actions/overview/needs/queries.ts';

export const ROLES_SHOWN = 5;
/** The number of results from which on choosing comes before waiting for the others. */
const ENOUGH_TO_CHOOSE = 3;

/** The next act for a role; undefined where it needs nobody: those considered hold it, and no one is applying. */
export function findNextAction(role: RoleCounts): RoleInNeed['verb'] | undefined {
  const { finished, open, planned, shortlisted, employee_count: employeeCount, remindable } = role;
  const applicantCount = finished + open + planned;
  if (applicantCount === 0) return employeeCount > 0 ? undefined : 'invite';
  if (remindable > 0 && finished < ENOUGH_TO_CHOOSE) return 'remind';
  if (finished > 0 && shortlisted === 0) return 'shortlist';
  if (comparable(role.compare).length > 0) return 'compare';
  if (remindable > 0) return 'remind';
  return open + planned === 0 ? 'invite' : 'open';
}

/** The roles that need people most: the fewest results first, then the shortest shortlist, then by name. */
export function byNeed(roles: readonly RoleCounts[]): RoleInNeed[] {
  return roles
    .flatMap(({ employee_count: employeeCount, ...role }) => {
      const action = findNextAction({ ...role, employee_count: employeeCount });
      return action === undefined ? [] : [{ ...role, verb: action, compare: comparable(role.compare) }];
    })
    .toSorted(
      (a, b) =>
        a.finished - b.finished ||
        a.shortlisted - b.shortlisted ||
        a.open - b.open ||
        compareText(a.name, b.name),
    )
    .slice(0, ROLES_SHOWN);
}
