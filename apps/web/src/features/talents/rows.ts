import type { FitOfTalent } from '@quint/contract/matching.ts';
import { isRetaking } from '@quint/domain/invitation-status.ts';
import { MASK } from '@quint/domain/masking.ts';
import { toPerson, type PersonAtWork } from '#features/people/model/person.ts';
import { imageOf } from '#lib/avatar.ts';
import type { FitsToRole, TalentRecord, TalentsPage } from './api.ts';
import type { FilterStatus } from './search.ts';

/** A talent as the list shows it: what verbs know of the person, and names joined. */
export interface TalentRow extends PersonAtWork {
  readonly email: string;
  /** Empty for none. */
  readonly phone: string;
  /** The server masks the address from the reader. */
  readonly isAddressMasked: boolean;
  readonly image: string | undefined;
  readonly roleNames: string;
  readonly teamNames: string;
  /** The status in the roles of the list: turned down there, or else that of the talent. */
  readonly shownStatus: FilterStatus;
  readonly dateFinished: string | undefined;
  /** Finished of late, and not opened since. */
  readonly isNew: boolean;
  /** Finished, and taking the survey again. */
  readonly isRetaking: boolean;
}

export interface RowContext {
  readonly roleNames: ReadonlyMap<string, string>;
  readonly teamNames: ReadonlyMap<string, string>;
  /** The roles that the list is about. */
  readonly roleIds: readonly string[];
}

/** Fit of each talent, by role. */
export type Fits = ReadonlyMap<string, ReadonlyMap<string, FitOfTalent>>;

function joinNames(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return ids
    .flatMap((id) => names.get(id) ?? [])
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');
}

/** Turned down in every role that the list is about, or, in a list about no role, in every role of the person. */
function statusOf({ status, roles }: PersonAtWork, { roleIds }: RowContext): FilterStatus {
  const links = roleIds.length === 0 ? roles : roles.filter(({ roleId }) => roleIds.includes(roleId));
  return links.length > 0 && links.every(({ rejectedAt }) => rejectedAt !== null) ? 'REJECTED' : status;
}

export function toRows(talents: readonly TalentRecord[], context: RowContext): readonly TalentRow[] {
  return talents.map((talent) => {
    const person = toPerson(talent);
    return {
      ...person,
      email: talent.email,
      phone: talent.phone ?? '',
      isAddressMasked: talent.email === MASK,
      image: imageOf(talent.avatar),
      roleNames: joinNames(
        person.roles.filter(({ rejectedAt }) => rejectedAt === null).map(({ roleId }) => roleId),
        context.roleNames,
      ),
      teamNames: joinNames(person.teams, context.teamNames),
      shownStatus: statusOf(person, context),
      dateFinished: talent.latestResult?.date_finished ?? undefined,
      isNew: talent.is_new_result,
      isRetaking: isRetaking(talent.invitation_status, talent.invitation?.status),
    };
  });
}

/** The fits of pages by role and talent. */
export function toFits(pages: readonly (readonly FitsToRole[])[]): Fits {
  const byRole = new Map<string, Map<string, FitOfTalent>>();
  for (const { roleId, fits } of pages.flat()) {
    const known = byRole.get(roleId) ?? new Map<string, FitOfTalent>();
    for (const fit of fits) known.set(fit.talent_id, fit);
    byRole.set(roleId, known);
  }
  return byRole;
}

/** People who cannot be told apart, from a row of the whole list on. */
export interface FitGroup {
  readonly start: number;
  /** How many they are. */
  readonly count: number;
  /** `first`: the best ones; `rest`: without a result, who come last. */
  readonly kind: 'first' | 'next' | 'rest';
}

/** The groups of a list that is sorted by fit; undefined where there are none. */
export function toGroups({ groups, total }: Pick<TalentsPage, 'groups' | 'total'>): readonly FitGroup[] {
  if (groups === null) return [];
  const found: FitGroup[] = [];
  let start = 0;
  for (const count of groups) {
    found.push({ start, count, kind: start === 0 ? 'first' : 'next' });
    start += count;
  }
  return start < total && start > 0 ? [...found, { start, count: total - start, kind: 'rest' }] : found;
}
