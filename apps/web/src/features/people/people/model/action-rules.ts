import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { opensSomething } from '@quint/domain/people/closed-content.ts';
import { LEAST_COMPARED, MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { featuresOf, type WorkspaceFlags } from '#lib/workspace-features.ts';
import { openInvitation, type ActionTarget } from './person.ts';
import { findResendState } from './resend-rule.ts';

/** What an action is asked in: the user, the role of the page, the moment. */
export interface ActionContext {
  readonly user: CurrentUser;
  /** The role of the page or list; undefined where there is none. */
  readonly roleId: string | undefined;
  readonly now: Date;
  /** More than one person is acted on. */
  readonly several: boolean;
}

/** Why an action does not fit a person; a phrase of `people:reason`. */
export type Reason =
  | 'noResult'
  | 'held'
  | 'notTwoToFour'
  | 'alreadyUnlocked'
  | 'nothingClosed'
  | 'noInvitation'
  | 'finished'
  | 'withdrawn'
  | 'notSent'
  | 'alreadySent'
  | 'mailedToday'
  | 'masked'
  | 'onePerson'
  | 'invitingOff'
  | 'publicCheck'
  | 'groupsOff'
  | 'inboxOff'
  | 'noAccount'
  | 'shortlisted'
  | 'hired'
  | 'applicant'
  | 'notConsidered'
  | 'rejected'
  | 'notRejected'
  /** Several reasons. */
  | 'mixed';

export type PersonActionId =
  | 'compare'
  | 'consider'
  | 'group'
  | 'tags'
  | 'shortlist'
  | 'hire'
  | 'back'
  | 'reject'
  | 'changeReason'
  | 'bringBack'
  | 'unlock'
  | 'remind'
  | 'inviteAgain'
  | 'copyLink'
  | 'sendNow'
  | 'reschedule'
  | 'withdraw'
  | 'message'
  | 'export'
  | 'delete'
  | 'anonymise';

/** An action, and the people whom it fits. */
export interface ActionRequest {
  readonly id: PersonActionId;
  readonly people: readonly ActionTarget[];
  /** Why it does not fit one of those who were not read; without it, it fits all of them. */
  readonly refuses?: ((person: ActionTarget) => Reason | undefined) | undefined;
}

/** What the dialog of an action is told. */
export interface ActionDialogProps {
  readonly people: readonly ActionTarget[];
  /** The role of the page; undefined where there is none. */
  readonly roleId: string | undefined;
  readonly onClose: () => void;
}

export interface ActionRule {
  readonly id: PersonActionId;
  /** A letter that does it on a list and on a record. */
  readonly key?: string;
  /** Begins a new group of a menu. */
  readonly startsGroup?: true;
  readonly danger?: true;
  /** Not shown while it fits nobody: the reverse of another action, or one that fits few people. */
  readonly isHiddenUnfit?: true;
  /** It fits everybody alike: nothing of a person needs to be known. */
  readonly isForAll?: true;
  /** It asks for something that depends on the people, so they are read before. */
  readonly requiresPeople?: true;
  /** Why it does not fit this person; undefined where it does. */
  readonly refuses: (person: ActionTarget, context: ActionContext) => Reason | undefined;
  /** It needs at least as many people whom it fits. */
  readonly least?: number;
  /** Why it does not fit these people together, however it fits each of them. */
  readonly refusesAll?: (count: number, context: ActionContext) => Reason | undefined;
}

function isOff({ user }: ActionContext, feature: keyof WorkspaceFlags): boolean {
  return !featuresOf(user)[feature];
}

/** The workspace of the public check invites, reminds and unlocks nobody. */
function publicCheck({ user }: Pick<ActionContext, 'user'>): Reason | undefined {
  return user.active_workspace?.is_public_check === true ? 'publicCheck' : undefined;
}

function invitingOff(context: ActionContext): Reason | undefined {
  return publicCheck(context) ?? (isOff(context, 'isInviteTalentsEnabled') ? 'invitingOff' : undefined);
}

function notOpen(person: ActionTarget): Reason | undefined {
  if (openInvitation(person) !== undefined) return undefined;
  if (person.invitation === null) return 'noInvitation';
  return person.invitation.status === 'CANCELED' ? 'withdrawn' : 'finished';
}

/** The roles an action can be about: that of the page, or all of the person. */
export function rolesOf(
  { roles }: ActionTarget,
  { roleId }: Pick<ActionContext, 'roleId'>,
): ActionTarget['roles'] {
  return roleId === undefined ? roles : roles.filter((role) => role.roleId === roleId);
}

const always = () => undefined;
const onlyOne = (count: number): Reason | undefined => (count > 1 ? 'onePerson' : undefined);

function notRejected(person: ActionTarget, context: ActionContext): Reason | undefined {
  return rolesOf(person, context).some(({ rejectedAt }) => rejectedAt !== null) ? undefined : 'notRejected';
}

/** What moves a person on. */
const MOVING_RULES: readonly ActionRule[] = [
  {
    id: 'compare',
    key: 'c',
    least: LEAST_COMPARED,
    refuses({ hasResult, hold }) {
      if (hasResult) return undefined;
      return hold === undefined ? 'noResult' : 'held';
    },
    refusesAll: (count) => (count < LEAST_COMPARED || count > MOST_COMPARED ? 'notTwoToFour' : undefined),
  },
  { id: 'consider', key: 'r', isForAll: true, refuses: always },
  {
    id: 'group',
    key: 't',
    isForAll: true,
    refuses: (_, context) => (isOff(context, 'isTeamsEnabled') ? 'groupsOff' : undefined),
  },
  { id: 'tags', requiresPeople: true, refuses: always },
  {
    id: 'shortlist',
    key: 's',
    startsGroup: true,
    refuses: ({ status }) => (status === 'FAVOURITE' ? 'shortlisted' : undefined),
  },
  { id: 'hire', refuses: ({ status }) => (status === 'EMPLOYEE' ? 'hired' : undefined) },
  { id: 'back', refuses: ({ status }) => (status === 'APPLICANT' ? 'applicant' : undefined) },
  {
    id: 'reject',
    key: 'n',
    requiresPeople: true,
    refuses(person, context) {
      const roles = rolesOf(person, context);
      if (roles.length === 0) return 'notConsidered';
      return roles.some(({ rejectedAt }) => rejectedAt === null) ? undefined : 'rejected';
    },
  },
  { id: 'changeReason', key: 'e', isHiddenUnfit: true, refuses: notRejected, refusesAll: onlyOne },
  { id: 'bringBack', isHiddenUnfit: true, requiresPeople: true, refuses: notRejected },
];

const UNSENT: readonly string[] = ['SCHEDULED', 'INVITED'];

function notScheduled(person: ActionTarget, context: ActionContext): Reason | undefined {
  const off = invitingOff(context) ?? notOpen(person);
  if (off !== undefined) return off;
  return person.invitation?.status === 'SCHEDULED' ? undefined : 'alreadySent';
}

/** What is written to a person, or lets them in. */
const WRITING_RULES: readonly ActionRule[] = [
  {
    id: 'unlock',
    key: 'u',
    startsGroup: true,
    requiresPeople: true,
    refuses(person, context) {
      if (person.isUnlocked) return 'alreadyUnlocked';
      return publicCheck(context) ?? (opensSomething(person.closedContent) ? undefined : 'nothingClosed');
    },
  },
  {
    id: 'remind',
    key: 'm',
    refuses(person, context) {
      const off = invitingOff(context) ?? notOpen(person);
      if (off !== undefined) return off;
      return UNSENT.includes(person.invitation?.status ?? '') ? 'notSent' : undefined;
    },
  },
  {
    id: 'inviteAgain',
    refuses(person, context) {
      const off = invitingOff(context) ?? notOpen(person);
      if (off === 'withdrawn' || (off === 'finished' && isDoubtful(person.quality))) return undefined;
      if (off !== undefined) return off;
      if (person.invitation?.status === 'SCHEDULED') return 'notSent';
      return findResendState(person.invitation, context.now).can === 'now' ? undefined : 'mailedToday';
    },
  },
  {
    id: 'copyLink',
    refuses: (person, context) =>
      invitingOff(context) ?? notOpen(person) ?? (person.isMasked ? 'masked' : undefined),
    refusesAll: onlyOne,
  },
  { id: 'sendNow', isHiddenUnfit: true, refuses: notScheduled },
  { id: 'reschedule', isHiddenUnfit: true, requiresPeople: true, refuses: notScheduled },
  { id: 'withdraw', refuses: (person, context) => invitingOff(context) ?? notOpen(person) },
  {
    id: 'message',
    startsGroup: true,
    requiresPeople: true,
    refuses(person, context) {
      if (isOff(context, 'isChatEnabled')) return 'inboxOff';
      return person.hasAccount ? undefined : 'noAccount';
    },
  },
];

/** Every action, in the order in which menus and bars show them. */
export const ACTION_RULES: readonly ActionRule[] = [
  ...MOVING_RULES,
  ...WRITING_RULES,
  { id: 'export', isForAll: true, refuses: always },
  { id: 'delete', startsGroup: true, danger: true, isForAll: true, refuses: always },
  {
    id: 'anonymise',
    danger: true,
    refuses: always,
    refusesAll: onlyOne,
  },
];
