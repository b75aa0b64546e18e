import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { opensSomething } from '@quint/domain/people/closed-content.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { featuresOf, type WorkspaceFlags } from '#lib/workspace-features.ts';
import { openInvitation, type ActionTarget } from './person.ts';
import { findResendState } from './resend-rule.ts';

/** The context of an action: the user, the role of the page, the time. */
export interface ActionContext {
  readonly user: CurrentUser;
  /** The role of the page or list; undefined without one. */
  readonly roleId: string | undefined;
  readonly now: Date;
  /** The action applies to more than one person. */
  readonly several: boolean;
}

/** The reason why an action does not apply to a person; a phrase of `people:reason`. */
export type Reason =
  | 'noResult'
  | 'held'
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
  | 'unshortlist'
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

/** An action, and the people to whom it applies. */
export interface ActionRequest {
  readonly id: PersonActionId;
  readonly people: readonly ActionTarget[];
  /** The reason why it does not apply to a person who was not read yet; undefined if it applies to all. */
  readonly refuses?: ((person: ActionTarget) => Reason | undefined) | undefined;
}

/** The props of the dialog of an action. */
export interface ActionDialogProps {
  readonly people: readonly ActionTarget[];
  /** The role of the page; undefined without one. */
  readonly roleId: string | undefined;
  readonly onClose: () => void;
}

export interface ActionRule {
  readonly id: PersonActionId;
  /** The letter that starts it on a list and on a record. */
  readonly key?: string;
  /** Starts a new group of a menu. */
  readonly startsGroup?: true;
  readonly danger?: true;
  /** Hidden when it applies to nobody: the reverse of another action, or one for few people. */
  readonly isHiddenUnfit?: true;
  /** Applies to everybody: no field of a person is needed. */
  readonly isForAll?: true;
  /** Its input depends on the people, so they are read first. */
  readonly requiresPeople?: true;
  /** The reason why it does not apply to this person; undefined if it does. */
  readonly refuses: (person: ActionTarget, context: ActionContext) => Reason | undefined;
  /** The reason why it does not apply to these people together, even if it applies to each. */
  readonly refusesAll?: (count: number, context: ActionContext) => Reason | undefined;
}

function isOff({ user }: ActionContext, feature: keyof WorkspaceFlags): boolean {
  return !featuresOf(user)[feature];
}

/** The workspace of the public check cannot invite, remind or unlock people. */
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

/** The possible roles of an action: that of the page, or all of the person. */
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

/** Actions that change the state of a person. */
const MOVING_RULES: readonly ActionRule[] = [
  {
    id: 'compare',
    key: 'c',
    requiresPeople: true,
    refuses({ hasResult, hold }) {
      if (hasResult) return undefined;
      return hold === undefined ? 'noResult' : 'held';
    },
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
    refuses(person, context) {
      if (context.roleId === undefined) return person.status === 'FAVOURITE' ? 'shortlisted' : undefined;
      const [role] = rolesOf(person, context);
      if (role === undefined) return undefined;
      if (role.rejectedAt !== null) return 'rejected';
      return role.shortlistedAt === null ? undefined : 'shortlisted';
    },
  },
  {
    id: 'unshortlist',
    isHiddenUnfit: true,
    refuses(person, context) {
      const isShortlisted = rolesOf(person, context).some(
        ({ shortlistedAt, rejectedAt }) => shortlistedAt !== null && rejectedAt === null,
      );
      return context.roleId !== undefined && isShortlisted ? undefined : 'applicant';
    },
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

/** Actions that send a mail or give access. */
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

/** All actions, in the order of menus and bars. */
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
