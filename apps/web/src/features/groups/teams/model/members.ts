import type { Filter } from '@quint/contract/items.ts';
import type { PersonOnStrips } from '#features/measures/distributions/model/strips.ts';
import type { TeamDetail, TeamMember } from '../api.ts';

/** The keys that fit the address of a request. */
const MOST_EXCLUDED = 100;

/** Everybody but these people; of a large group only the first are left out. */
export function notMembers(members: readonly { readonly id: string }[]): Filter<'talents'> {
  if (members.length === 0) return {};
  return { id: { _nin: members.slice(0, MOST_EXCLUDED).map(({ id }) => id) } };
}

/** The members with a result. */
export function peopleOnStrips(members: readonly TeamMember[]): readonly PersonOnStrips[] {
  return members.flatMap(({ id, latestResult }) =>
    latestResult === null ? [] : [{ id, quality: latestResult.quality, stanines: latestResult }],
  );
}

/** The roles of a team, by their keys. */
export function rolesOf(team: TeamDetail) {
  return team.roles.flatMap(({ roles_id: role }) => (role === null ? [] : [role]));
}

export interface TeamRole {
  readonly id: string;
  readonly name: string;
  readonly state: 'filled' | 'considered' | 'open';
  /** Members who hold the role, with the key of that. */
  readonly holders: readonly { readonly member: TeamMember; readonly assignmentId: string }[];
  /** Members who are considered for it and do not hold it. */
  readonly candidates: readonly TeamMember[];
}

/** Who of the members holds each role of the team, and who is considered for it. */
export function toTeamRoles(team: TeamDetail, members: readonly TeamMember[]): readonly TeamRole[] {
  return rolesOf(team).map(({ id, name }) => {
    const holders = team.assignments.flatMap(({ id: assignmentId, talent_id, role_id }) => {
      const member = role_id === id ? members.find((candidate) => candidate.id === talent_id) : undefined;
      return member === undefined ? [] : [{ member, assignmentId }];
    });
    const candidates = members.filter(
      (member) =>
        member.roles.some((role) => role.roles_id === id && role.rejected_at === null) &&
        !holders.some((holder) => holder.member.id === member.id),
    );
    const state = holders.length > 0 ? 'filled' : candidates.length > 0 ? 'considered' : 'open';
    return { id, name, state, holders, candidates };
  });
}
