import type { PersonActionAnswer, Undo } from '@quint/contract/people/people.ts';
import { PEOPLE_PER_REQUEST, type RejectionReason } from '@quint/domain/people/people.ts';
import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { serverNow } from '#lib/server-time.ts';
import type { Change } from './cache.ts';
import type { PersonActionId } from './action-rules.ts';

export type ActionResult = PersonActionAnswer['data'];
export type AppliedChange = ActionResult['done'][number];

/** A request to the server about some people. */
export interface ActionCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The call that undoes a change, and its people. */
export interface UndoCall extends ActionCall {
  readonly ids: readonly string[];
}

/** An action as it is run on people, however many there are. */
export interface BulkAction {
  readonly id: Exclude<PersonActionId, 'compare' | 'copyLink' | 'export'>;
  /** The name of the role, the group or the tags. */
  readonly target?: string | undefined;
  /** The call, or a function that returns the result for some of the people. */
  readonly call: ActionCall | ((ids: readonly string[]) => Promise<ActionResult>);
  /** The maximum number of people in one call. */
  readonly perCall: number;
  /** The change shown at once, before the server has answered. */
  readonly change?: Change | undefined;
  /** The people are removed from lists. */
  readonly removes?: true;
  readonly undo?: ((changes: readonly AppliedChange[]) => readonly UndoCall[]) | undefined;
  /** Queries whose numbers change. */
  readonly affects: readonly (readonly string[])[];
}

/** Counts on pages that most actions change. */
export const COUNTS = [['talents', 'counts'], ['talents', 'count'], ['overview']] as const;

type UndoOf<Kind extends Undo['kind']> = Extract<Undo, { readonly kind: Kind }>;

/** The undo data in the answer, of the kind that belongs to the action. */
export function undosOf<Kind extends Undo['kind']>(
  changes: readonly AppliedChange[],
  kind: Kind,
): { readonly id: string; readonly undo: UndoOf<Kind> }[] {
  const isOfKind = (undo: Undo | null): undo is UndoOf<Kind> => undo?.kind === kind;
  return changes.flatMap(({ id, undo }) => (isOfKind(undo) ? [{ id, undo }] : []));
}

/** One call for all people whose bodies have the same key. */
export function groupCalls<Body extends ActionCall['body']>(
  path: string,
  calls: readonly { readonly id: string; readonly body: Body }[],
  keyOf: (body: Body) => string,
): UndoCall[] {
  const groups = Map.groupBy(calls, ({ body }) => keyOf(body));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ body }) => ({ path, body, ids: group.map(({ id }) => id) })),
  );
}

export const idsOf = (changes: readonly AppliedChange[]) => changes.map(({ id }) => id);

export function toStatus(id: 'shortlist' | 'hire' | 'back'): BulkAction {
  const status: TalentStatus = id === 'shortlist' ? 'FAVOURITE' : id === 'hire' ? 'EMPLOYEE' : 'APPLICANT';
  return {
    id,
    call: { path: 'move', body: { status } },
    perCall: PEOPLE_PER_REQUEST,
    change: () => ({ status }),
    undo: (changes) =>
      groupCalls(
        'move',
        undosOf(changes, 'status').map(({ id: personId, undo }) => ({
          id: personId,
          body: { status: undo.status },
        })),
        (body) => body.status,
      ),
    affects: COUNTS,
  };
}

/** Puts people on the shortlist of a role, or takes them off it. */
export function toShortlisted(roleId: string, on: boolean): BulkAction {
  return {
    id: on ? 'shortlist' : 'unshortlist',
    call: { path: 'shortlist', body: { role: roleId, on } },
    perCall: PEOPLE_PER_REQUEST,
    change: ({ roles }) => ({
      ...(on ? { status: 'FAVOURITE' } : {}),
      roles: linksOf(roles).map((link) =>
        link['roles_id'] === roleId
          ? { ...link, shortlisted_at: on ? serverNow().toISOString() : null }
          : link,
      ),
    }),
    undo: (changes) => [{ path: 'shortlist', body: { role: roleId, on: !on }, ids: idsOf(changes) }],
    affects: [['vacancies', roleId], ...COUNTS],
  };
}

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}
type Links = readonly Readonly<Record<string, unknown>>[];
const linksOf = (value: unknown): Links => (Array.isArray(value) ? (value as Links) : []);

export function toRole(role: NamedRecord): BulkAction {
  return {
    id: 'consider',
    target: role.name,
    call: { path: 'consider', body: { role: role.id } },
    perCall: PEOPLE_PER_REQUEST,
    change({ roles }) {
      const links = linksOf(roles);
      if (links.some((link) => link['roles_id'] === role.id)) return {};
      return { roles: [...links, { roles_id: role.id, rejected_at: null, shortlisted_at: null }] };
    },
    undo: (changes) => [{ path: 'consider', body: { role: role.id, on: false }, ids: idsOf(changes) }],
    affects: [
      ['roles', 'list'],
      ['roles', 'fit', role.id],
      ['vacancies', role.id],
      ['talents', 'count'],
      ['overview'],
    ],
  };
}

export function toGroup(team: NamedRecord): BulkAction {
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
    undo: (changes) => [{ path: 'join', body: { team: team.id, on: false }, ids: idsOf(changes) }],
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

export function toTags({ add, remove }: TagChanges): BulkAction {
  const holds = (tags: readonly string[], tag: string) =>
    tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  return {
    id: 'tags',
    target: [...add, ...remove].join(', '),
    call: { path: 'tag', body: { add, remove } },
    perCall: PEOPLE_PER_REQUEST,
    undo: (changes) =>
      groupCalls(
        'tag',
        undosOf(changes, 'tags').map(({ id, undo }) => ({
          id,
          body: {
            add: remove.filter((tag) => holds(undo.tags, tag)),
            remove: add.filter((tag) => !holds(undo.tags, tag)),
          },
        })),
        (body) => [...body.add, '', ...body.remove].join('\n'),
      ),
    affects: [
      ['talents', 'tags'],
      ['talents', 'count'],
    ],
  };
}

export interface Rejection {
  readonly role: NamedRecord;
  readonly reason: RejectionReason | null;
  readonly note: string;
}

function markRejected(roleId: string, at: string | null): Change {
  return ({ roles }) => ({
    roles: linksOf(roles).map((link) => (link['roles_id'] === roleId ? { ...link, rejected_at: at } : link)),
  });
}

export function toRejected({ role, reason, note }: Rejection): BulkAction {
  return {
    id: 'reject',
    target: role.name,
    call: { path: 'reject', body: { role: role.id, reason, note: note.trim() === '' ? null : note } },
    perCall: PEOPLE_PER_REQUEST,
    change: markRejected(role.id, serverNow().toISOString()),
    undo: (changes) => [{ path: 'reject', body: { role: role.id, on: false }, ids: idsOf(changes) }],
    affects: [
      ['roles', 'fit', role.id],
      ['roles', 'turned-down', role.id],
      ['vacancies', role.id],
      ...COUNTS,
    ],
  };
}

/** Restores the reason and note of each person. */
function restoreReasons(
  path: 'reject' | 'change-reason',
  role: NamedRecord,
): NonNullable<BulkAction['undo']> {
  return (changes) =>
    groupCalls(
      path,
      undosOf(changes, 'reason').map(({ id, undo: { reason, note: text } }) => ({
        id,
        body: { role: role.id, reason, note: text },
      })),
      (body) => `${body.reason ?? ''}\n${body.note ?? ''}`,
    );
}

export function toReasonChanged({ role, reason, note }: Rejection): BulkAction {
  return {
    id: 'changeReason',
    target: role.name,
    call: { path: 'change-reason', body: { role: role.id, reason, note: note.trim() === '' ? null : note } },
    perCall: PEOPLE_PER_REQUEST,
    undo: restoreReasons('change-reason', role),
    affects: [['roles', 'turned-down', role.id]],
  };
}

export function toBroughtBack(role: NamedRecord): BulkAction {
  return {
    id: 'bringBack',
    target: role.name,
    call: { path: 'reject', body: { role: role.id, on: false } },
    perCall: PEOPLE_PER_REQUEST,
    change: markRejected(role.id, null),
    undo: restoreReasons('reject', role),
    affects: [
      ['roles', 'fit', role.id],
      ['roles', 'turned-down', role.id],
      ['vacancies', role.id],
      ...COUNTS,
    ],
  };
}

export function toDeleted(): BulkAction {
  return {
    id: 'delete',
    call: { path: 'delete', body: {} },
    perCall: PEOPLE_PER_REQUEST,
    removes: true,
    undo: (changes) => [{ path: 'restore', body: {}, ids: idsOf(changes) }],
    affects: [['talents', 'list'], ['bin'], ...COUNTS],
  };
}

/** Mails are counted and queued one by one. */
export const MAILS_PER_CALL = 20;

export function toAnonymised(): BulkAction {
  return {
    id: 'anonymise',
    call: { path: 'anonymise', body: {} },
    perCall: MAILS_PER_CALL,
    removes: true,
    affects: [['talents', 'list'], ...COUNTS],
  };
}
