import { fail } from '@quint/contract/base/errors.ts';
import type {
  ConsiderBody,
  JoinBody,
  MoveBody,
  ReasonBody,
  RejectBody,
  ShortlistBody,
  TagBody,
  PersonActionAnswer,
} from '@quint/contract/people/people.ts';
import { changeTags, TAGS_PER_TALENT } from '@quint/domain/people/people.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { countMembers } from '#features/actions/bin/queries.ts';
import { limitDetails, lockLimits } from '#features/workspace/plans/service.ts';
import type { Caller } from '#features/actions/people/model.ts';
import * as queries from '#features/actions/people/assignments/queries.ts';
import type { ActionContext, Line } from '#features/actions/people/service.ts';
import { act } from '#features/actions/people/service.ts';

type Answer = Promise<PersonActionAnswer['data']>;

/** Refuses people beyond the limit of the plan, in the order of the keys. Returns the others. */
async function refuseOverLimit(
  { db, scope, outcome }: ActionContext,
  ids: readonly string[],
): Promise<string[]> {
  const limits = await lockLimits(db, scope.organizationId);
  const { members: most } = limits;
  const capacity = most === undefined ? ids.length : Math.max(0, most - (await countMembers(db, scope)));
  const details = limitDetails(limits, 'members');
  for (const id of ids.slice(capacity)) outcome.refuse(id, fail('plan.limit_reached', details));
  return ids.slice(0, capacity);
}

/**
 * Moves people to a status: applicant, shortlist, hired. No more are hired than the plan allows.
 * Triggers: webhook event, pool snapshot (see triggers.md).
 */
export function movePeople(deps: Deps, caller: Caller, { talents, status }: MoveBody): Answer {
  const work = async (context: ActionContext): Promise<Line> => {
    const { db, scope, actor, people, outcome } = context;
    const others = people.filter((person) => person.status !== status);
    const otherIds = others.map(({ id }) => id);
    const ids = status === 'EMPLOYEE' ? await refuseOverLimit(context, otherIds) : otherIds;
    await queries.setStatus(db, scope, { ids, status, by: actor.userId });
    for (const { id, status: formerStatus } of others) {
      if (ids.includes(id)) outcome.complete(id, { undo: { kind: 'status', status: formerStatus } });
    }
    return { action: 'talents.move', details: { status } };
  };
  return act(deps, caller, { talents, withPlan: status === 'EMPLOYEE', work });
}

/** Locks a role or a group before the people, in the same order as changes of it, which update the pool. */
function lockTarget(kind: queries.LinkKind, to: string) {
  return {
    async first(db: Writer, scope: OrganizationScope): Promise<void> {
      if (await queries.holdTarget(db, scope, { kind, to })) return;
      throw fail(kind === 'roles' ? 'role.gone' : 'team.gone');
    },
  };
}

async function link(
  { db, scope, people, outcome }: ActionContext,
  { kind, to, on }: { kind: queries.LinkKind; to: string; on: boolean },
): Promise<Line> {
  const links = { kind, to, ids: people.map(({ id }) => id) };
  const changedIds = await (on ? queries.insertLinks : queries.deleteLinks)(db, scope, links);
  for (const id of changedIds) outcome.complete(id);
  return { action: `${kind}_talents.${on ? 'create' : 'delete'}`, items: [to] };
}

/**
 * Considers people for a role, or no longer. Throws `role.gone`.
 * Triggers: role in use, interview questions, copied date (see triggers.md).
 */
export function considerPeople(deps: Deps, caller: Caller, { talents, role, on }: ConsiderBody): Answer {
  return act(deps, caller, {
    talents,
    ...(on ? lockTarget('roles', role) : {}),
    work: (context) => link(context, { kind: 'roles', to: role, on }),
  });
}

/**
 * Puts people into a group, or takes them out. Throws `team.gone`.
 * Triggers: report of the team, copied date (see triggers.md).
 */
export function joinPeople(deps: Deps, caller: Caller, { talents, team, on }: JoinBody): Answer {
  return act(deps, caller, {
    talents,
    ...(on ? lockTarget('teams', team) : {}),
    work: (context) => link(context, { kind: 'teams', to: team, on }),
  });
}

/**
 * Puts people on the shortlist of a role, or takes them off it. People who are not considered for the role yet are
 * considered; undo of that leaves them considered. Throws `role.gone`, and `role.filled` or `role.not_in_use` for new people.
 * Triggers: status of the talent, role in use, interview questions (see triggers.md).
 */
export function shortlistPeople(deps: Deps, caller: Caller, { talents, role, on }: ShortlistBody): Answer {
  const work = async (context: ActionContext): Promise<Line> => {
    const { db, scope, actor, now, people, outcome } = context;
    const ids = people.map(({ id }) => id);
    if (on) await queries.insertLinks(db, scope, { kind: 'roles', to: role, ids });
    const changedIds = await queries.setShortlisted(db, scope, {
      role,
      ids,
      at: on ? now : null,
      by: actor.userId,
    });
    for (const id of changedIds) outcome.complete(id);
    return {
      action: 'roles_talents.update',
      items: [role],
      details: { fields: ['shortlisted'], values: { shortlisted: on } },
    };
  };
  return act(deps, caller, { talents, ...lockTarget('roles', role), work });
}

const formerReasonOf = ({ reason, note }: queries.ConsideredPerson) =>
  ({ kind: 'reason', reason, note: note === '' ? null : note }) as const;

/**
 * Rejects people for a role, with a reason and a note, or reverts that; undo then gets the former values. Throws
 * `role.gone`.
 */
export function rejectPeople(deps: Deps, caller: Caller, body: RejectBody): Answer {
  const { talents, role, on, reason } = body;
  const work = async ({ db, scope, actor, now, people, outcome }: ActionContext): Promise<Line> => {
    const links = await queries.listConsidered(db, scope, { role, ids: people.map(({ id }) => id) });
    for (const { id } of people) {
      const link = links.get(id);
      if (link === undefined) outcome.refuse(id, fail('role.not_considered'));
      else if (link.is_rejected !== on) outcome.complete(id, on ? {} : { undo: formerReasonOf(link) });
    }
    const ids = outcome.changedIds;
    const note = body.note === '' ? null : body.note;
    if (on) await queries.reject(db, scope, { role, ids, at: now, by: actor.userId, reason, note });
    else await queries.bringBack(db, scope, { role, ids });
    const details = { fields: ['rejected'], values: { rejected: on }, ...(on ? { reason } : {}) };
    return { action: 'roles_talents.update', items: [role], details };
  };
  return act(deps, caller, { talents, ...lockTarget('roles', role), work });
}

/**
 * Changes the reason and the note of people who are rejected for a role; the rejecting user and the time stay. Undo
 * gets the former values. Throws `role.gone`.
 */
export function changeReason(deps: Deps, caller: Caller, body: ReasonBody): Answer {
  const { talents, role, reason } = body;
  const note = body.note === '' ? null : body.note;
  const work = async ({ db, scope, people, outcome }: ActionContext): Promise<Line> => {
    const links = await queries.listConsidered(db, scope, { role, ids: people.map(({ id }) => id) });
    for (const { id } of people) {
      const link = links.get(id);
      if (link === undefined) outcome.refuse(id, fail('role.not_considered'));
      else if (!link.is_rejected) outcome.refuse(id, fail('role.not_rejected'));
      else if (link.reason !== reason || link.note !== note) {
        outcome.complete(id, { undo: formerReasonOf(link) });
      }
    }
    await queries.changeReason(db, scope, { role, ids: outcome.changedIds, reason, note });
    const details = { fields: ['rejected_reason', 'rejected_note'], values: {}, reason };
    return { action: 'roles_talents.update', items: [role], details };
  };
  return act(deps, caller, { talents, ...lockTarget('roles', role), work });
}

/** Adds and removes tags. */
export function tagPeople(deps: Deps, caller: Caller, { talents, add, remove }: TagBody): Answer {
  const work = async ({ db, scope, actor, people, outcome }: ActionContext): Promise<Line> => {
    const changedPeople = people.flatMap((person) => {
      const tags = changeTags(person.tags, { add, remove });
      if (tags.join('\n') === person.tags.join('\n')) return [];
      if (tags.length > TAGS_PER_TALENT) {
        outcome.refuse(person.id, fail('talent.too_many_tags', { max: TAGS_PER_TALENT }));
        return [];
      }
      outcome.complete(person.id, { undo: { kind: 'tags', tags: [...person.tags] } });
      return [{ id: person.id, tags }];
    });
    await queries.setTags(db, scope, { people: changedPeople, by: actor.userId });
    return { action: 'talents.tag', details: { added: add.length, removed: remove.length } };
  };
  return act(deps, caller, { talents, work });
}
