import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import type { WorkForm } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';

/** The state of the n-th person of a demo workspace. */
export interface PersonPlan {
  readonly invitation: InvitationStatus;
  readonly status: TalentStatus;
  readonly directlyInvited: boolean;
  readonly isUnlocked: boolean;
  /** Positions in the workspace's lists of roles and teams. */
  readonly roles: readonly number[];
  readonly teams: readonly number[];
  /** The form of the sheet: earlier sheets use the first form. */
  readonly instrument: WorkForm;
  /** Number of answered items. */
  readonly answeredCount: 'all' | number;
  /** How long ago the invitation was made. */
  readonly daysAgo: number;
}

const FINISHED_SHARE = 0.6;
/** Sheets finished earlier have the first form. */
const SECOND_FORM_DAYS = 23;
/** The other statuses, assigned in turn to the people who have not finished. */
const UNFINISHED_STATUSES: readonly InvitationStatus[] = [
  'SENT',
  'OPENED',
  'PENDING',
  'INVITED',
  'SCHEDULED',
  'PENDING',
  'SENT',
  'CANCELED',
  'OPENED',
  'INVITED',
];
const STATUSES: readonly TalentStatus[] = ['APPLICANT', 'FAVOURITE', 'APPLICANT', 'EMPLOYEE', 'APPLICANT'];

/** The plan of a person, which depends only on their position. The first person is finished and unlocked. */
export function planPerson(position: number, total: number): PersonPlan {
  const isFinished = position < Math.round(total * FINISHED_SHARE);
  const unfinishedAt = position - Math.round(total * FINISHED_SHARE);
  const invitation = isFinished
    ? 'FINISHED'
    : (UNFINISHED_STATUSES[unfinishedAt % UNFINISHED_STATUSES.length] ?? 'SENT');
  const status = isFinished ? (STATUSES[position % STATUSES.length] ?? 'APPLICANT') : 'APPLICANT';
  const directlyInvited = position % 7 !== 1;
  const daysAgo = 2 + ((position * 5) % 26);
  return {
    invitation,
    status,
    directlyInvited,
    isUnlocked: directlyInvited ? position === 0 : position % 14 === 8,
    roles: position % 5 === 4 ? [] : [position % 8, ...(position % 6 === 2 ? [(position + 3) % 8] : [])],
    teams: status === 'EMPLOYEE' || position === 0 ? [position % 5] : [],
    answeredCount: invitation === 'FINISHED' ? 'all' : invitation === 'PENDING' ? 12 + (position % 40) : 0,
    instrument: isFinished && daysAgo > SECOND_FORM_DAYS ? 'ipip-neo-work@1' : INSTRUMENT_VERSION,
    daysAgo,
  };
}
