import { fail } from '@quint/contract/base/errors.ts';
import type { ChoosingAnswer, ChoosingBody } from '@quint/contract/vacancies/ways.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { lockRole } from '#features/roles/roles/interview-questions/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import * as queries from '#features/vacancies/draws/queries.ts';
import { filterOf } from '#features/vacancies/people/model.ts';
import { listPool } from '#features/vacancies/people/ranking/service.ts';
import { findWays } from '#features/vacancies/ways/queries.ts';

const SEED_BYTES = 16;

interface Choice extends ChoosingBody {
  readonly now: Date;
  readonly scope: OrganizationScope;
  readonly actor: Actor;
  readonly roleId: string;
}

/** The first group of those who have finished, locked. Throws as `chooseFromTies`. */
async function lockPool(
  tx: Writer,
  { scope, actor, roleId, way, reason, must_haves: isFiltered, now }: Choice,
): Promise<string[]> {
  if (!(await lockRole(tx, scope, roleId))) throw fail('record.not_found');
  const role = await findVacancy(tx, scope, { actor, roleId });
  if (role.state !== 'recruiting') throw fail('role.not_recruiting');
  if (way === 'draw' && (reason ?? '') === '' && (await findWays(tx, scope, roleId)).draws > 0) {
    throw fail('role.draw_reason');
  }
  const mustHaves = isFiltered ? filterOf(actor, role.must_haves, now) : undefined;
  const query = { actor, scope, roleId, stage: 'finished', search: '', mustHaves } as const;
  const pool = (await listPool(tx, query, rangesOf(role))).toSorted(compareDrawn(roleId));
  await queries.lockTalents(tx, scope, pool);
  return pool;
}

/**
 * Puts people of the first group of those who have finished on the shortlist: who finished first, or a random draw, which
 * is recorded with its seed and pool. Everybody of the pool has the same chance; the people are ordered by `compareDrawn`
 * of the seed. With `must_haves` the pool has no people who miss one. Throws `record.not_found`, `role.not_recruiting`, and `role.draw_reason` for another draw without a reason.
 */
export async function chooseFromTies(
  deps: Deps,
  actor: Actor,
  body: ChoosingBody & { readonly roleId: string },
): Promise<ChoosingAnswer['data']> {
  const scope = scopeOfActor(actor);
  const { roleId, way, number, reason } = body;
  return deps.db.write(scope, async (tx) => {
    const at = deps.clock.now();
    const pool = await lockPool(tx, { ...body, scope, actor, now: at });
    const isDraw = way === 'draw';
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const inOrder = isDraw ? pool.toSorted(compareDrawn(seed)) : await queries.orderByFinish(tx, scope, pool);
    const talents = inOrder.slice(0, number);
    await queries.shortlist(tx, scope, { roleId, ids: talents, at, by: actor.userId });
    const draw = isDraw ? newId() : null;
    if (draw !== null) {
      const of = { id: draw, roleId, seed, pool, drawnTalents: talents, reason, by: accountOf(actor), at };
      await queries.insertDraw(tx, scope, of);
    }
    await recordAudit(tx, {
      scope,
      actor,
      action: isDraw ? 'roles.draw' : 'roles_talents.update',
      items: [roleId],
      talentIds: talents,
      details: {
        fields: ['shortlisted'],
        values: { shortlisted: true },
        count: talents.length,
        pool: pool.length,
      },
    });
    return { draw, talents };
  });
}

/** Undoes a draw: takes its people off the shortlist, unless that changed since. Throws `record.not_found`. */
export async function undoDraw(
  deps: Deps,
  actor: Actor,
  { roleId, drawId }: { readonly roleId: string; readonly drawId: string },
): Promise<ChoosingAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    if (!(await lockRole(tx, scope, roleId))) throw fail('record.not_found');
    const undone = await queries.undoDraw(tx, scope, { roleId, drawId, at: deps.clock.now() });
    if (undone === undefined) throw fail('record.not_found');
    const { drawn_talents: talents, date_created: at } = undone;
    await queries.lockTalents(tx, scope, talents);
    await queries.takeOff(tx, scope, { roleId, ids: talents, at });
    await recordAudit(tx, {
      scope,
      actor,
      action: 'roles.undo_draw',
      items: [roleId],
      talentIds: [...talents],
      details: { fields: ['shortlisted'], values: { shortlisted: false }, count: talents.length },
    });
    return { draw: drawId, talents: [...talents] };
  });
}
