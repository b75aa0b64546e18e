import type { VerbAnswer } from '@quint/contract/people.ts';
import { PEOPLE_PER_REQUEST, type RejectionReason } from '@quint/domain/people.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { serverNow } from '#lib/server-time.ts';
import type { Change } from './cache.ts';
import type { PersonAtWork } from './person.ts';
import type { VerbId } from './verbs.ts';

export type VerbResult = VerbAnswer['data'];
export type Done = VerbResult['done'][number];

/** A request to the server about some people. */
export interface VerbCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The call that takes something back, and whom it is for. */
export interface UndoCall extends VerbCall {
  readonly ids: readonly string[];
}

/** What a verb does with people, however many there are. */
export interface Work {
  readonly id: Exclude<VerbId, 'compare' | 'copyLink' | 'export'>;
  /** The role, the group or the tags it is about, by name. */
  readonly target?: string | undefined;
  /** Answers for some of the people. */
  readonly call: VerbCall | ((ids: readonly string[]) => Promise<VerbResult>);
  /** The most people of one call. */
  readonly perCall: number;
  /** What is shown at once, before the server has answered. */
  readonly change?: Change | undefined;
  /** The people disappear from lists. */
  readonly removes?: true;
  readonly undo?: ((done: readonly Done[]) => readonly UndoCall[]) | undefined;
  /** Lists whose numbers it changes. */
  readonly affects: readonly (readonly string[])[];
}

const COUNTS = [['talents', 'counts'], ['talents', 'count'], ['overview']] as const;

function groupBy(done: readonly Done[], of: (one: Done) => string): (readonly [string, readonly string[]])[] {
  const groups = Map.groupBy(done, of);
  return [...groups].map(([value, some]) => [value, some.map(({ id }) => id)] as const);
}

const idsOf = (done: readonly Done[]) => done.map(({ id }) => id);

export function toStatus(id: 'shortlist' | 'hire' | 'back'): Work {
  const status: TalentStatus = id === 'shortlist' ? 'FAVOURITE' : id === 'hire' ? 'EMPLOYEE' : 'APPLICANT';
  return {
    id,
    call: { path: 'move', body: { status } },
    perCall: PEOPLE_PER_REQUEST,
    change: () => ({ status }),
    undo: (done) =>
      groupBy(done, ({ before }) => before[0] ?? 'APPLICANT').map(([before, ids]) => ({
        path: 'move',
        body: { status: before },
        ids,
      })),
    affects: COUNTS,
  };
}

interface Named {
  readonly id: string;
  readonly name: string;
}
type Links = readonly Readonly<Record<string, unknown>>[];
const linksOf = (value: unknown): Links => (Array.isArray(value) ? (value as Links) : []);

export function toRole(role: Named): Work {
  return {
    id: 'consider',
    target: role.name,
    call: { path: 'consider', body: { role: role.id } },
    perCall: PEOPLE_PER_REQUEST,
    change({ roles }) {
      const links = linksOf(roles);
      if (links.some((link) => link['roles_id'] === role.id)) return {};
      return { roles: [...links, { roles_id: role.id, rejected_at: null }] };
    },
    undo: (done) => [{ path: 'consider', body: { role: role.id, on: false }, ids: idsOf(done) }],
    affects: [['roles', 'list'], ['roles', 'fit', role.id], ['talents', 'count'], ['overview']],
  };
}

export function toGroup(team: Named): Work {
  return {
    id: 'group',
    target: team.name,
    call: { path: 'join', body: { team: team.id } },
    perCall: PEOPLE_PER_REQUEST,
    change({ teams }) {
      const links = linksOf(teams);
      return links.some((link) => link['teams_id'] === team.id)
        ? {}
        : { teams: [...links, { teams_id: team.id }] };
    },
    undo: (done) => [{ path: 'join', body: { team: team.id, on: false }, ids: idsOf(done) }],
    affects: [
      ['teams', 'list'],
      ['teams', 'detail', team.id],
      ['talents', 'count'],
    ],
  };
}

export interface TagChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export function toTags({ add, remove }: TagChanges): Work {
  const holds = (tags: readonly string[], tag: string) =>
    tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return {
    id: 'tags',
    target: [...add, ...remove].join(', '),
    call: { path: 'tag', body: { add, remove } },
    perCall: PEOPLE_PER_REQUEST,
    undo: (done) =>
      groupBy(done, ({ before }) =>
        JSON.stringify({
          add: remove.filter((tag) => holds(before, tag)),
          remove: add.filter((tag) => !holds(before, tag)),
        }),
      ).map(([body, ids]) => ({ path: 'tag', body: JSON.parse(body) as Record<string, unknown>, ids })),
    affects: [
      ['talents', 'tags'],
      ['talents', 'count'],
    ],
  };
}

export interface Rejecting {
  readonly role: Named;
  readonly reason: RejectionReason | null;
  readonly note: string;
}

function markRejected(roleId: string, at: string | null): Change {
  return ({ roles }) => ({
    roles: linksOf(roles).map((link) => (link['roles_id'] === roleId ? { ...link, rejected_at: at } : link)),
  });
}

export function toRejected({ role, reason, note }: Rejecting): Work {
  return {
    id: 'reject',
    target: role.name,
    call: { path: 'reject', body: { role: role.id, reason, note: note.trim() === '' ? null : note } },
    perCall: PEOPLE_PER_REQUEST,
    change: markRejected(role.id, serverNow().toISOString()),
    undo: (done) => [{ path: 'reject', body: { role: role.id, on: false }, ids: idsOf(done) }],
    affects: [['roles', 'fit', role.id], ['roles', 'turned-down', role.id], ...COUNTS],
  };
}

/** Notes again what was noted of each person. */
function noteAgain(path: 'reject' | 'change-reason', role: Named): NonNullable<Work['undo']> {
  return (done) =>
    groupBy(done, ({ before }) => JSON.stringify(before)).map(([noted, ids]) => {
      const [reason = '', note = ''] = JSON.parse(noted) as string[];
      const body = {
        role: role.id,
        reason: reason === '' ? null : reason,
        note: note === '' ? null : note,
      };
      return { path, body, ids };
    });
}

export function toReasonChanged({ role, reason, note }: Rejecting): Work {
  return {
    id: 'changeReason',
    target: role.name,
    call: { path: 'change-reason', body: { role: role.id, reason, note: note.trim() === '' ? null : note } },
    perCall: PEOPLE_PER_REQUEST,
    undo: noteAgain('change-reason', role),
    affects: [['roles', 'turned-down', role.id]],
  };
}

export function toBroughtBack(role: Named): Work {
  return {
    id: 'bringBack',
    target: role.name,
    call: { path: 'reject', body: { role: role.id, on: false } },
    perCall: PEOPLE_PER_REQUEST,
    change: markRejected(role.id, null),
    undo: noteAgain('reject', role),
    affects: [['roles', 'fit', role.id], ['roles', 'turned-down', role.id], ...COUNTS],
  };
}

/** Recalls what waits to be sent, by the keys of the answer. */
function recall(done: readonly Done[]): readonly UndoCall[] {
  return [{ path: 'recall', body: { sent: done.map(({ before }) => before[0] ?? '') }, ids: idsOf(done) }];
}

/** Mails are counted and queued one by one. */
const MAILS_PER_CALL = 20;

export function toMail(id: 'remind' | 'inviteAgain'): Work {
  return {
    id,
    call: { path: id === 'remind' ? 'remind' : 'invite-again', body: {} },
    perCall: MAILS_PER_CALL,
    undo: recall,
    affects: [['invitations'], ...COUNTS],
  };
}

export function toWithdrawn(): Work {
  return {
    id: 'withdraw',
    call: { path: 'withdraw', body: {} },
    perCall: MAILS_PER_CALL,
    change: ({ invitation_status, invitation }) => ({
      invitation_status: invitation_status === 'FINISHED' ? 'FINISHED' : 'CANCELED',
      ...(typeof invitation === 'object' && invitation !== null
        ? { invitation: { ...invitation, status: 'CANCELED' } }
        : {}),
    }),
    undo: (done) => [{ path: 'withdraw', body: { on: false }, ids: idsOf(done) }],
    affects: [['invitations'], ...COUNTS],
  };
}

/** Sends scheduled invitations at a moment; null sends them now. */
export function toScheduled(at: Date | null): Work {
  const sendAt = at?.toISOString() ?? null;
  const status = sendAt === null ? 'INVITED' : 'SCHEDULED';
  return {
    id: sendAt === null ? 'sendNow' : 'reschedule',
    call: { path: 'schedule', body: { send_at: sendAt } },
    perCall: MAILS_PER_CALL,
    change: ({ invitation_status, invitation }) => ({
      invitation_status: invitation_status === 'FINISHED' ? 'FINISHED' : status,
      ...(typeof invitation === 'object' && invitation !== null
        ? { invitation: { ...invitation, status, send_at: sendAt } }
        : {}),
    }),
    undo: (done) =>
      groupBy(
        done.filter(({ before }) => before[0] !== ''),
        ({ before }) => before[0] ?? '',
      ).map(([before, ids]) => ({ path: 'schedule', body: { send_at: before }, ids })),
    affects: [['invitations'], ...COUNTS],
  };
}

export function toMessaged(text: string): Work {
  return {
    id: 'message',
    call: { path: 'message', body: { text } },
    perCall: PEOPLE_PER_REQUEST,
    undo: recall,
    affects: [['inbox']],
  };
}

export function toDeleted(): Work {
  return {
    id: 'delete',
    call: { path: 'delete', body: {} },
    perCall: PEOPLE_PER_REQUEST,
    removes: true,
    undo: (done) => [{ path: 'restore', body: {}, ids: idsOf(done) }],
    affects: [['talents', 'list'], ['bin'], ...COUNTS],
  };
}

export function toAnonymised(): Work {
  return {
    id: 'anonymise',
    call: { path: 'anonymise', body: {} },
    perCall: MAILS_PER_CALL,
    removes: true,
    affects: [['talents', 'list'], ...COUNTS],
  };
}

/** The fields of a record as a person had them, for taking a change back. */
export function fieldsOf(person: PersonAtWork): Readonly<Record<string, unknown>> {
  return {
    status: person.status,
    tags: person.tags,
    roles: person.roles.map(({ roleId, rejectedAt }) => ({ roles_id: roleId, rejected_at: rejectedAt })),
    ...(person.teams === undefined ? {} : { teams: person.teams.map((id) => ({ teams_id: id })) }),
    invitation_status: person.survey ?? null,
    invitation: person.invitation,
  };
}
