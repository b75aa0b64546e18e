import type { FitOfTalent } from '@quint/contract/matching.ts';
import { isRetaking, type InvitationStatus } from '@quint/domain/invitation-status.ts';
import { MASK } from '@quint/domain/masking.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { toPerson, type PersonAtWork } from '#features/people/model/person.ts';
import { imageOf } from '#lib/avatar.ts';
import type { InvitationState, TalentRecord, TalentsPage } from './api.ts';

/** A talent as the list shows it: names joined, hidden data hidden. */
export interface TalentRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Empty for none. */
  readonly phone: string;
  /** The server masks the address from the workspace. */
  readonly isMasked: boolean;
  readonly image: string | undefined;
  readonly roles: string;
  readonly teams: string;
  readonly status: TalentStatus;
  readonly invitation: InvitationState | null;
  readonly survey: InvitationStatus | undefined;
  /** Finished, and taking the survey again. */
  readonly isRetaking: boolean;
  /** What verbs know of the person, by the name shown here. */
  readonly person: PersonAtWork;
}

export interface RowContext {
  readonly roleNames: ReadonlyMap<string, string>;
  readonly teamNames: ReadonlyMap<string, string>;
  /** The user's own switch. It can only hide more than the server does. */
  readonly hide: boolean;
  readonly userId: string;
}

export interface ShownFit {
  readonly fit: FitOfTalent;
  /** In the first row of people whose fit does not differ beyond its error: their number. */
  readonly groupOf: number | undefined;
}

/** Fit of each talent to the chosen role. */
export type Fits = ReadonlyMap<string, ShownFit>;

function joinNames(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return ids
    .flatMap((id) => names.get(id) ?? [])
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');
}

/** Name, address, phone number and image under the user's own switch, which hides like the server's setting. */
function shownData(
  talent: TalentRecord,
  { hide, userId }: RowContext,
): Pick<TalentRow, 'name' | 'email' | 'phone' | 'image'> {
  const isOpen = talent.is_directly_invited || talent.user === userId;
  if (!hide || isOpen) {
    const { fullname: name, email, phone, avatar } = talent;
    return { name, email, phone: phone ?? '', image: imageOf(avatar) };
  }
  const [letter = ''] = talent.fullname.trim();
  return { name: letter === '' ? MASK : `${letter}. ${MASK}`, email: MASK, phone: MASK, image: undefined };
}

export function toRows(talents: readonly TalentRecord[], context: RowContext): readonly TalentRow[] {
  return talents.map((talent) => {
    const shown = shownData(talent, context);
    return {
      id: talent.id,
      ...shown,
      person: { ...toPerson(talent), name: shown.name },
      isMasked: talent.email === MASK,
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
    };
  });
}

/** The fits of a page; `firstRow` is the index of its first row in the whole list. */
export function toFits({ fits, groups }: Pick<TalentsPage, 'fits' | 'groups'>, firstRow: number): Fits {
  const sizes = new Map<number, number>();
  let start = 0;
  for (const size of groups ?? []) {
    if (size > 1) sizes.set(start, size);
    start += size;
  }
  return new Map(fits.map((fit, index) => [fit.talent_id, { fit, groupOf: sizes.get(firstRow + index) }]));
}
