import type { CurrentUser } from '@quint/contract/session.ts';
import { findResendState } from './resend-rule.ts';
import { openInvitation, type PersonAtWork } from './person.ts';

export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** What a verb is asked in: the user, the role of the page, the moment. */
export interface VerbContext {
  readonly user: CurrentUser;
  /** The role of the page or list; undefined where there is none. */
  readonly roleId: string | undefined;
  readonly now: Date;
  /** More than one person is acted on. */
  readonly several: boolean;
}

/** Why a verb does not fit a person; a phrase of `people:reason`. */
export type Reason =
  | 'noResult'
  | 'notTwoToFour'
  | 'alreadyUnlocked'
  | 'alreadyOpen'
  | 'noInvitation'
  | 'finished'
  | 'withdrawn'
  | 'mailedToday'
  | 'masked'
  | 'onePerson'
  | 'invitingOff'
  /** Several reasons. */
  | 'mixed';

export type VerbId = 'compare' | 'unlock' | 'inviteAgain' | 'copyLink';

/** A verb, and the people whom it fits. */
export interface AskedVerb {
  readonly id: VerbId;
  readonly people: readonly PersonAtWork[];
}

export interface VerbRule {
  readonly id: VerbId;
  /** A letter that does it on a list and on a record. */
  readonly key?: string;
  /** Begins a new group of a menu. */
  readonly divided?: true;
  readonly danger?: true;
  /** Why it does not fit this person; undefined where it does. */
  readonly refuses: (person: PersonAtWork, context: VerbContext) => Reason | undefined;
  /** Why it does not fit these people together, however it fits each of them. */
  readonly refusesAll?: (people: readonly PersonAtWork[], context: VerbContext) => Reason | undefined;
}

function invitingOff({ user }: VerbContext): Reason | undefined {
  return user.active_workspace?.features['FEATURE_INVITE_TALENTS'] === false ? 'invitingOff' : undefined;
}

function notOpen(person: PersonAtWork): Reason | undefined {
  if (openInvitation(person) !== undefined) return undefined;
  if (person.invitation === null) return 'noInvitation';
  return person.invitation.status === 'CANCELED' ? 'withdrawn' : 'finished';
}

/** Every verb, in the order in which menus and bars show them. */
export const VERBS: readonly VerbRule[] = [
  {
    id: 'compare',
    key: 'c',
    refuses: ({ hasResult }) => (hasResult ? undefined : 'noResult'),
    refusesAll: (people) =>
      people.length < LEAST_COMPARED || people.length > MOST_COMPARED ? 'notTwoToFour' : undefined,
  },
  {
    id: 'unlock',
    key: 'u',
    divided: true,
    // Of many, only hidden names are paid for: the others would be charged for their job profile alone.
    refuses(person, { several }) {
      if (person.isUnlocked) return 'alreadyUnlocked';
      return several && !person.isMasked ? 'alreadyOpen' : undefined;
    },
  },
  {
    id: 'inviteAgain',
    refuses(person, context) {
      const off = invitingOff(context) ?? notOpen(person);
      if (off !== undefined) return off;
      return findResendState(person.invitation, context.now).can === 'now' ? undefined : 'mailedToday';
    },
  },
  {
    id: 'copyLink',
    refuses: (person, context) =>
      invitingOff(context) ?? notOpen(person) ?? (person.isMasked ? 'masked' : undefined),
    refusesAll: (people) => (people.length > 1 ? 'onePerson' : undefined),
  },
];
