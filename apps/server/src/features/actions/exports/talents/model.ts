import { compareText } from '@quint/domain/base/text-order.ts';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { TalentFileColumn } from '@quint/domain/people/exports.ts';
import { TALENT_FILE_COLUMNS } from '@quint/domain/people/exports.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { isRetaking } from '@quint/domain/base/invitation-status.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { interpolatePlain } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { talentsDe } from '@quint/phrases/people/screens/talents.de.ts';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import type { FileColumn, DateFormatters } from '#features/actions/exports/model.ts';

interface RoleLink {
  readonly rejected_at: string | null;
  readonly roles_id: { readonly id: string; readonly name: string };
}

/** What a row of the file of talents is made of. */
export interface TalentRecord {
  readonly id: string;
  readonly fullname: string;
  readonly email: string;
  readonly phone: string | null;
  readonly status: TalentStatus;
  readonly tags: readonly string[];
  readonly is_left_out_of_rankings: boolean;
  readonly is_result_held: boolean;
  readonly result_held_until: string | null;
  readonly invitation_status: InvitationStatus | null;
  readonly invitation: {
    readonly status: InvitationStatus;
    readonly send_at: string | null;
    readonly is_mail_refused: boolean;
    readonly date_last_invited: string | null;
  } | null;
  readonly latestResult: { readonly date_finished: string | null } | null;
  readonly roles: readonly RoleLink[];
  readonly teams?: readonly { readonly teams_id: { readonly name: string } }[];
}

const FIELDS = [
  'id',
  'fullname',
  'email',
  'phone',
  'status',
  'tags',
  'is_left_out_of_rankings',
  'is_result_held',
  'result_held_until',
  'invitation_status',
  'invitation.status',
  'invitation.send_at',
  'invitation.is_mail_refused',
  'invitation.date_last_invited',
  'latestResult.date_finished',
  'roles.rejected_at',
  'roles.roles_id.id',
  'roles.roles_id.name',
];

/** The fields that a file with these columns reads; a workspace without groups lacks theirs. */
export function fieldsOf(columns: readonly TalentFileColumn[]): string {
  return [...FIELDS, ...(columns.includes('teams') ? ['teams.teams_id.name'] : [])].join(',');
}

export function columnsFor({ hasTeams }: { readonly hasTeams: boolean }): readonly TalentFileColumn[] {
  return TALENT_FILE_COLUMNS.filter((column) => hasTeams || column !== 'teams');
}

export type Fit = Pick<FitOfTalent, 'score' | 'interval' | 'quality'>;

/** A role whose fit the file has, with the fit of each talent. */
export interface RatedRole {
  readonly name: string;
  readonly fits: ReadonlyMap<string, Fit>;
}

const LABELS = { en: talentsEn, de: talentsDe } as const;
const COMMON = { en: commonEn, de: commonDe } as const;

export function getTalentLabels(language: Language): (typeof LABELS)[Language] {
  return LABELS[language];
}

function joinNames(names: readonly string[]): string {
  return names.toSorted(compareText).join(', ');
}

/** The status as the list says it: "not further" belongs to roles, those it is narrowed to or else any. */
function statusIn(language: Language, consideredRoleIds: readonly string[]) {
  const labels = LABELS[language];
  return ({ status, roles }: TalentRecord): string => {
    const links = roles.filter(
      ({ roles_id: { id } }) => consideredRoleIds.length === 0 || consideredRoleIds.includes(id),
    );
    const rejectedLinks = links.filter(({ rejected_at: at }) => at !== null);
    if (consideredRoleIds.length > 0 && links.length > 0 && rejectedLinks.length === links.length) {
      return labels.status.REJECTED;
    }
    const [first] = rejectedLinks;
    if (first === undefined) return labels.status[status];
    const text = rejectedLinks.length === 1 ? labels.notFurther_one : labels.notFurther_other;
    const note = interpolatePlain(text, { count: rejectedLinks.length, role: first.roles_id.name });
    return `${labels.status[status]} · ${note}`;
  };
}

function surveyIn(language: Language, { toDayMonth }: DateFormatters) {
  const labels = LABELS[language];
  const { held: heldTexts, surveyStates } = COMMON[language];
  const stateOf = (talent: TalentRecord): string => {
    const { invitation_status: survey, invitation, result_held_until: until } = talent;
    if (survey === null) return '';
    if (talent.is_result_held) {
      return until === null
        ? heldTexts.untilOpened
        : interpolatePlain(heldTexts.until, { date: toDayMonth(until) });
    }
    if (survey === 'INVITED' && invitation?.is_mail_refused === true) return labels.mailRefused;
    const sendAt = invitation?.send_at ?? null;
    return survey === 'SCHEDULED' && sendAt !== null
      ? interpolatePlain(labels.scheduledOn, { date: toDayMonth(sendAt) })
      : surveyStates[survey];
  };
  return (talent: TalentRecord): string => {
    const state = stateOf(talent);
    return isRetaking(talent.invitation_status, talent.invitation?.status)
      ? `${state} (${labels.retaking})`
      : state;
  };
}

export interface TalentColumns {
  readonly columns: readonly TalentFileColumn[];
  readonly roles: readonly RatedRole[];
  readonly consideredRoleIds: readonly string[];
}

function cellsIn(
  language: Language,
  dateFormatters: DateFormatters,
  consideredRoleIds: readonly string[],
): Readonly<Record<TalentFileColumn, FileColumn<TalentRecord>['cell']>> {
  return {
    name: ({ fullname }) => fullname,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    status: statusIn(language, consideredRoleIds),
    survey: surveyIn(language, dateFormatters),
    finished: ({ latestResult }) => dateFormatters.toDay(latestResult?.date_finished),
    invited: ({ invitation }) => dateFormatters.toDay(invitation?.date_last_invited),
    roles: ({ roles }) =>
      joinNames(roles.filter(({ rejected_at: at }) => at === null).map(({ roles_id: { name } }) => name)),
    teams: ({ teams = [] }) => joinNames(teams.map(({ teams_id: { name } }) => name)),
    tags: ({ tags }) => tags.join(', '),
  };
}

function fitColumns({ name, fits }: RatedRole, language: Language): FileColumn<TalentRecord>[] {
  const { fit, interval, quality } = LABELS[language].export;
  const { leftOut } = COMMON[language].fit;
  return [
    {
      header: interpolatePlain(fit, { role: name }),
      cell: ({ id, is_left_out_of_rankings: isExcluded }) =>
        isExcluded ? leftOut : (fits.get(id)?.score ?? null),
    },
    {
      header: interpolatePlain(interval, { role: name }),
      cell({ id }) {
        const ends = fits.get(id)?.interval ?? null;
        return ends === null ? null : `${ends.low}–${ends.high}`;
      },
    },
    {
      header: interpolatePlain(quality, { role: name }),
      cell: ({ id }) => (isDoubtful(fits.get(id)?.quality) ? COMMON[language].doubt.short : null),
    },
  ];
}

/** The columns of the file of talents, and three for each role. */
export function columnsOfTalents(
  { columns, roles, consideredRoleIds }: TalentColumns,
  language: Language,
  dateFormatters: DateFormatters,
): readonly FileColumn<TalentRecord>[] {
  const { column: headings, export: own } = LABELS[language];
  const cells = cellsIn(language, dateFormatters, consideredRoleIds);
  return [
    ...columns.map((column) => ({
      header: column === 'name' || column === 'email' ? own[column] : headings[column],
      cell: cells[column],
    })),
    ...roles.flatMap((role) => fitColumns(role, language)),
  ];
}
