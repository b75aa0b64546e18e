import type { FitOfTalent } from '@quint/contract/matching.ts';
import { INVITATION_STATUSES, isRetaking, type InvitationStatus } from '@quint/domain/invitation-status.ts';
import { MASK } from '@quint/domain/masking.ts';
import { TALENT_STATUSES, type TalentStatus } from '@quint/domain/talents.ts';
import { imageOf } from '#lib/avatar.ts';
import type { Format } from '#lib/format.ts';
import type { SortValue, TableSort } from '#ui/table-types.ts';
import type { InvitationState, TalentRecord } from './api.ts';
import type { TalentsView } from './search.ts';

/** A talent as the list shows it: names joined, hidden data hidden. */
export interface TalentRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The workspace does not see whose address it is. */
  readonly isMasked: boolean;
  readonly image: string | undefined;
  readonly roles: string;
  readonly teams: string;
  readonly status: TalentStatus;
  readonly invitation: InvitationState | null;
  readonly survey: InvitationStatus | undefined;
  /** Finished, and open once more. */
  readonly isRetaking: boolean;
  /** What the search looks through: what is shown, in small letters. */
  readonly haystack: string;
}

export interface RowContext {
  readonly roleNames: ReadonlyMap<string, string>;
  readonly teamNames: ReadonlyMap<string, string>;
  /** The reader's own switch. It can only hide more than the server does. */
  readonly hide: boolean;
  readonly userId: string;
}

/** Fit of each talent to the chosen role, with its place in the order of the server. */
export type Fits = ReadonlyMap<string, { readonly fit: FitOfTalent; readonly place: number }>;

function joinNames(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return ids
    .flatMap((id) => names.get(id) ?? [])
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');
}

/** Name, address and image as the reader's switch leaves them: hidden as the server hides them, but not of invited people. */
function shownData(
  talent: TalentRecord,
  { hide, userId }: RowContext,
): Pick<TalentRow, 'name' | 'email' | 'image'> {
  const isOpen = talent.is_directly_invited || talent.user === userId;
  if (!hide || isOpen) {
    return { name: talent.fullname, email: talent.email, image: imageOf(talent.avatar) };
  }
  const [letter = ''] = talent.fullname.trim();
  return { name: letter === '' ? MASK : `${letter}. ${MASK}`, email: MASK, image: undefined };
}

export function toRows(talents: readonly TalentRecord[], context: RowContext): readonly TalentRow[] {
  return talents.map((talent) => {
    const { name, email, image } = shownData(talent, context);
    return {
      id: talent.id,
      name,
      email,
      isMasked: talent.email === MASK,
      image,
      roles: joinNames(
        talent.roles.map((link) => link.roles_id),
        context.roleNames,
      ),
      teams: joinNames(
        (talent.teams ?? []).map((link) => link.teams_id),
        context.teamNames,
      ),
      status: talent.status,
      invitation: talent.invitation,
      survey: talent.invitation_status ?? undefined,
      isRetaking: isRetaking(talent.invitation_status, talent.invitation?.status),
      haystack: `${name} ${email}`.toLocaleLowerCase(),
    };
  });
}

export function toFits(fits: readonly FitOfTalent[]): Fits {
  return new Map(fits.map((fit, place) => [fit.talent_id, { fit, place }]));
}

const SORT_VALUE: Readonly<Record<string, (row: TalentRow) => SortValue>> = {
  talent: (row) => row.name,
  roles: (row) => row.roles || undefined,
  teams: (row) => row.teams || undefined,
  status: (row) => TALENT_STATUSES.indexOf(row.status),
  survey: (row) => (row.survey === undefined ? undefined : INVITATION_STATUSES.indexOf(row.survey)),
  invited: (row) => row.invitation?.date_last_invited,
};

function compareValues(left: SortValue, right: SortValue, format: Format): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return format.compare(String(left), String(right));
}

/** The rows in order. By fit in the server's own order; rows without the value come last, by name. */
export function sortRows(
  rows: readonly TalentRow[],
  sort: TableSort,
  { fits, format }: { readonly fits: Fits; readonly format: Format },
): readonly TalentRow[] {
  const isFit = sort.column === 'fit';
  const valueOf = isFit ? (row: TalentRow) => fits.get(row.id)?.place : SORT_VALUE[sort.column];
  const keyed = rows.map((row) => ({ row, value: valueOf?.(row) ?? undefined }));
  const known = keyed.filter(({ value }) => value !== undefined);
  const rest = keyed.filter(({ value }) => value === undefined);
  // The best fit has the first place, so descending fit is ascending place.
  const direction = sort.descending === isFit ? 1 : -1;
  known.sort(
    (a, b) => direction * compareValues(a.value, b.value, format) || format.compare(a.row.name, b.row.name),
  );
  rest.sort((a, b) => format.compare(a.row.name, b.row.name));
  return [...known, ...rest].map(({ row }) => row);
}

/** The rows that pass the search and the filters; every word of the search must be found. */
export function filterRows(
  rows: readonly TalentRow[],
  { search, survey, status }: Pick<TalentsView, 'search' | 'survey' | 'status'>,
): readonly TalentRow[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/);
  return rows.filter(
    (row) =>
      words.every((word) => row.haystack.includes(word)) &&
      (survey.length === 0 || (row.survey !== undefined && survey.includes(row.survey))) &&
      (status.length === 0 || status.includes(row.status)),
  );
}
