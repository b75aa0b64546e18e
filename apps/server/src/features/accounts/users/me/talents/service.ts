import { fail } from '@quint/contract/base/errors.ts';
import { canEditTalents } from '@quint/domain/workspace/access/talents.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { talents } from '#features/people/talents/collection.ts';
import { listOwnTalents } from '#features/accounts/users/me/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { assertAllowed } from '#http/access.ts';
import type { Registry } from '#items/declare/collection.ts';
import { updateRecords } from '#items/write/records.ts';

interface Context {
  readonly deps: Deps;
  readonly db: Writer;
  readonly registry: Registry;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * The changes in a list: records with their ids, directly or under `update`. Talents cannot be created or deleted here.
 */
function readChanges(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const { update = [], ...others } = isRecord(value) ? value : {};
  const [other] = Object.keys(others);
  if (other !== undefined) throw fail('FORBIDDEN', { field: `talents.${other}`, collection: 'users' });
  if (!isRecord(value) || !Array.isArray(update)) {
    throw fail('INVALID_PAYLOAD', { reason: '"talents" takes a list, or a list under update' });
  }
  return update;
}

/**
 * Changes the user's own talents in any workspace, with the rights of a talent, regardless of the user's role there.
 * Throws INVALID_FOREIGN_KEY for another person's talent.
 */
export async function writeOwnTalents(
  { deps, db, registry, actor, now }: Context,
  value: unknown,
): Promise<void> {
  const changes = readChanges(value);
  if (changes.length === 0) return;
  const own = await listOwnTalents(db, actor.userId);
  for (const change of changes) {
    const { id, ...input } = isRecord(change) ? change : { id: change };
    const talent = own.find((each) => each.id === (typeof id === 'string' ? id.toLowerCase() : id));
    if (talent === undefined) {
      throw fail('INVALID_FOREIGN_KEY', { collection: 'users', field: 'talents', value: id });
    }
    if (Object.keys(input).length === 0) continue;
    const asTalent: Actor = {
      ...actor,
      userRole: 'ORG_USER',
      organizationId: talent.organization_id,
      talentId: talent.id,
      isFrozen: talent.is_freezed,
    };
    assertAllowed(canEditTalents(asTalent));
    const scope = scopeOfActor(asTalent);
    const { organizationId } = scope;
    const writeContext = { deps, db, registry, actor: asTalent, scope, organizationId, platform: false, now };
    await updateRecords(writeContext, talents, { keys: [talent.id], input });
  }
}
