import { createHash } from 'node:crypto';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isId } from '#database/ids.ts';
import type { StoredFile } from '#features/files/assets/queries.ts';
import { getAccountImage, getAssetFile } from '#features/files/assets/service.ts';
import { drawInitials, initialOf } from '#features/files/initials/model.ts';
import { findShown } from '#features/files/queries.ts';
import type { Records } from '#features/files/service.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { assertAllowed } from '#http/access.ts';

interface Person {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly isMasked: boolean;
  readonly avatar: string | null;
}

const SHOWN_FIELDS = 'first_name,last_name,isMasked,avatar';

/** A person's avatar: their own image, or initials as SVG. */
export type Portrait =
  | { readonly file: StoredFile }
  | { readonly drawing: string; readonly version: { readonly etag: string; readonly changedAt: Date } };

/** Drawings are never older than the rule that creates them. */
const DRAWN_SINCE = new Date('2026-01-01T00:00:00Z');

function drawPerson(id: string, person: Person): Portrait {
  // A masked last name consists of asterisks, which are not initials; a masked account has no letters at all.
  const letters = [initialOf(person.first_name), person.isMasked ? '' : initialOf(person.last_name)];
  const drawing = drawInitials(id, letters.join(''));
  const etag = `"${createHash('sha256').update(drawing).digest('base64url')}"`;
  return { drawing, version: { etag, changedAt: DRAWN_SINCE } };
}

/**
 * The avatar of a talent or an account, if the collection shows the person; FORBIDDEN when the actor may not see them.
 */
export async function getPortrait(
  records: Records,
  actor: Actor,
  { of, id }: { of: 'talents' | 'users'; id: string },
): Promise<Portrait> {
  const { deps, registry, accessVersion } = records;
  const collection = registry.get(of);
  if (collection === undefined || !isId(id)) throw fail('FORBIDDEN');
  assertAllowed(collection.access.read(actor));
  const ask = { collection, key: id, fields: SHOWN_FIELDS };
  const person = await findShown<Person>(
    deps.db.in(scopeOfActor(actor)),
    { registry, actor, accessVersion },
    ask,
  );
  if (person === undefined) throw fail('FORBIDDEN');
  if (person.avatar === null) return drawPerson(id, person);
  const file =
    of === 'users' ? await getAccountImage(deps, id) : await getAssetFile(records, actor, person.avatar);
  return file === undefined ? drawPerson(id, person) : { file };
}
