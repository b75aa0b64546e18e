import { compareText } from '@quint/domain/base/text-order.ts';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { isRetaking } from '@quint/domain/base/invitation-status.ts';
import { MASK } from '@quint/domain/base/masking.ts';
import { toPerson, type ActionTarget } from '#features/people/people/model/person.ts';
import { imageOf } from '#lib/avatar.ts';
import type { FitsToRole, TalentRecord, TalentsPage } from './api.ts';
import type { FilterStatus } from './model/view.ts';

/** A talent as the list shows it: the data for actions, and joined names. */
export interface TalentRow extends ActionTarget {
  readonly email: string;
  /** Empty for none. */
  readonly phone: string;
  /** The server masks the address from the reader. */
  readonly isAddressMasked: boolean;
  readonly image: string | undefined;
  readonly roleNames: string;
  readonly teamNames: string;
  /** "Not further" in a list filtered by roles that all rejected the person; otherwise the status of the talent. */
  readonly shownStatus: FilterStatus;
  /**
   * The roles that rejected the person, among those the list is filtered by or else all; shown beside another status.
   */
  readonly notFurther: readonly { readonly id: string; readonly name: string | undefined }[];
  /** Rejected in every role of the list. */
  readonly isOut: boolean;
  readonly dateFinished: string | undefined;
  /** Finished recently, and not opened since. */
  readonly isNew: boolean;
  /** Finished, and taking the survey again. */
  readonly isRetaking: boolean;
}

export interface RowContext {
  readonly roleNames: ReadonlyMap<string, string>;
  readonly teamNames: ReadonlyMap<string, string>;
  /** The roles of the list: those it is filtered by, or else those whose fit it shows. */
  readonly roleIds: readonly string[];
  /** The roles by which the list is filtered. */
  readonly consideredRoleIds: readonly string[];
}

/** Fit of each talent, by role. */
export type Fits = ReadonlyMap<string, ReadonlyMap<string, FitOfTalent>>;

/** The norms of the people whose fit is shown. */
export function normsOf(fits: Fits): string[] {
  return [...fits.values()].flatMap((ofRole) => [...ofRole.values()].map(({ norm }) => norm));
}

function joinNames(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return ids
    .flatMap((id) => names.get(id) ?? [])
    .toSorted(compareText)
    .join(', ');
}

const linksIn = ({ roles }: ActionTarget, ids: readonly string[]) =>
  ids.length === 0 ? roles : roles.filter(({ roleId }) => ids.includes(roleId));
const isEveryOut = (links: ActionTarget['roles']) =>
  links.length > 0 && links.every(({ rejectedAt }) => rejectedAt !== null);

/** The status of the person, in terms of the filter that matches them. */
function standOf(
  person: ActionTarget,
  { roleIds, consideredRoleIds, roleNames }: RowContext,
): Pick<TalentRow, 'shownStatus' | 'notFurther' | 'isOut'> {
  const isHired = person.status === 'EMPLOYEE' && roleIds.length === 0;
  const isOut = !isHired && isEveryOut(linksIn(person, roleIds));
  const links = linksIn(person, consideredRoleIds);
  if (consideredRoleIds.length > 0 && isEveryOut(links))
    return { shownStatus: 'REJECTED', notFurther: [], isOut };
  const notFurther = links
    .filter(({ rejectedAt }) => rejectedAt !== null)
    .map(({ roleId: id }) => ({ id, name: roleNames.get(id) }));
  return { shownStatus: person.status, notFurther, isOut };
}

/** The row with the response quality of the newest result, if a fit of the person is shown. */
export function withQuality(row: TalentRow, fits: Fits): TalentRow {
  const [fit] = [...fits.values()].flatMap((ofRole) => ofRole.get(row.id) ?? []);
  return fit === undefined ? row : { ...row, quality: fit.quality };
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
      teamNames: joinNames(person.teams ?? [], context.teamNames),
      ...standOf(person, context),
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
    const fitsOfRole = byRole.get(roleId) ?? new Map<string, FitOfTalent>();
    for (const fit of fits) fitsOfRole.set(fit.talent_id, fit);
    byRole.set(roleId, fitsOfRole);
  }
  return byRole;
}

/** People who cannot be told apart, starting at a row of the whole list. */
export interface FitGroup {
  readonly start: number;
  /** The number of people. */
  readonly count: number;
  /** `first`: the best; `rest`: people without a result, who come last. */
  readonly kind: 'first' | 'next' | 'rest';
}

/** The groups of a list that is sorted by fit; undefined without groups. */
export function toGroups({ groups, total }: Pick<TalentsPage, 'groups' | 'total'>): readonly FitGroup[] {
  if (groups === null) return [];
  const fitGroups: FitGroup[] = [];
  let start = 0;
  for (const count of groups) {
    fitGroups.push({ start, count, kind: start === 0 ? 'first' : 'next' });
    start += count;
  }
  return start < total && start > 0
    ? [...fitGroups, { start, count: total - start, kind: 'rest' }]
    : fitGroups;
}
