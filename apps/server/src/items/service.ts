import type { Readable } from 'node:stream';
import { fail } from '@quint/contract/errors.ts';
import type { Access, Actor } from '@quint/domain/actor.ts';
import { NOT_ALLOWED } from '@quint/domain/actor.ts';
import { CompiledQuery } from 'kysely';
import type { AccessVersion } from '#database/access.ts';
import { isId } from '#database/ids.ts';
import type { TextRow } from '#database/statements.ts';
import { valuesOf } from '#database/statements.ts';
import type { Deps } from '#deps.ts';
import { assertAllowed, scopeOfActor } from '#http/access.ts';
import { recordPersonalRead } from './audited.ts';
import type { Compiled } from './compile.ts';
import { compileByKeys, compileList, isGrouped, withKey } from './compile.ts';
import { BoundedSet } from './bounded-set.ts';
import type { Collection, Registry } from './declaration.ts';
import type { Query } from './parse.ts';
import { parseQuery } from './parse.ts';
import type { Statement } from './place.ts';
import type { Plan } from './plans.ts';
import { Plans } from './plans.ts';
import { createStatement } from './place.ts';
import { answerList, envelope } from './stream.ts';
import type { Writing } from './writing.ts';
import { statementOf } from './writing.ts';

/** A page of more rows than this is read like a whole list. */
const PAGE_ROWS = 1000;
/** Rows and characters of a list that costs less as one text than as a row each. */
const SHORT_ROWS = 5000;
const SHORT_CHARACTERS = 1_000_000;
/** Lists that were no longer when they were last read, by workspace and statement. */
const SHORT_LISTS = new BoundedSet(1000);
const PLANS = new Plans();

/** One person working on one collection. */
export interface Desk {
  readonly deps: Deps;
  readonly registry: Registry;
  readonly actor: Actor;
  /** Access version the work must check; undefined when the actor was loaded just now. */
  readonly accessVersion?: AccessVersion | undefined;
  readonly collection: Collection;
  /** What is asked, in the words of the address, for a question to be known again; undefined when it is no address. */
  readonly asked?: string | undefined;
}

/** The collection of a name, when it is there and the person may do this with it. */
export function openDesk(
  place: Omit<Desk, 'actor' | 'collection'>,
  actor: Actor,
  ask: { collection: string; action: keyof Collection['access'] },
): Desk {
  const collection = place.registry.get(ask.collection);
  const access: Access = collection?.access[ask.action]?.(actor) ?? NOT_ALLOWED;
  if (!access.allowed && access.because !== 'not_allowed') assertAllowed(access);
  if (collection === undefined || !access.allowed) {
    throw fail('FORBIDDEN', {
      reason: `there is no collection "${ask.collection}", or you have no permission for this`,
    });
  }
  return { ...place, actor, collection };
}

/** The collection is worked on in all workspaces at once, under the platform's role. */
export function isOnPlatform({ collection, actor }: Desk): boolean {
  return collection.platform?.(actor) === true;
}

function statementAt(desk: Desk): Statement {
  const { registry, actor, accessVersion } = desk;
  return createStatement(registry, actor, {
    organizationId: actor.organizationId,
    platform: isOnPlatform(desk),
    accessVersion,
  });
}

/** The person's workspace, or all of them where the collection says so. */
function reachOf(desk: Desk) {
  const { db } = desk.deps;
  return isOnPlatform(desk) ? db.platform : db.in(scopeOfActor(desk.actor));
}

/** Notes who read personal results, where the statement did not. It is on disk before the first of them leaves. */
async function note(desk: Desk, compiled: Compiled, rows: readonly TextRow[] | undefined): Promise<void> {
  if (compiled.personal.length === 0) return;
  const { actor, collection, deps } = desk;
  const at = compiled.hasMeta ? 2 : 1;
  const keyed = rows?.flatMap((row) => {
    const key = row[at];
    return typeof key === 'string' ? [{ key, talent: row[at + 1] ?? null }] : [];
  });
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, (db) =>
    recordPersonalRead(
      db,
      { scope, actor, talentId: actor.talentId },
      { collection, paths: compiled.personal, rows: keyed },
    ),
  );
}

async function readGroups(desk: Desk, { compiled }: Plan): Promise<string> {
  const rows = await reachOf(desk).queryOnHeavyPool(compiled);
  await note(desk, compiled, undefined);
  return envelope(rows, compiled.hasMeta);
}

/** A list as one text, when it was short the last time and still is; undefined otherwise. */
async function readShort(desk: Desk, query: Query, name: string): Promise<string | undefined> {
  if (!SHORT_LISTS.has(name)) return undefined;
  const { compiled } = PLANS.prepare(desk, 'short', () => {
    // One row more tells that there are more.
    const limit = Math.min(query.limit ?? Number.POSITIVE_INFINITY, SHORT_ROWS + 1);
    const ask = { query: { ...query, limit }, joined: true };
    return { query, compiled: compileList(statementAt(desk), desk.collection, ask) };
  });
  const rows = await reachOf(desk).queryOnHeavyPool(compiled);
  if (Number(rows[0]?.at(-1)) <= SHORT_ROWS) return envelope(rows, compiled.hasMeta);
  SHORT_LISTS.delete(name);
  return undefined;
}

/** A list of any length, as a stream unless it is short. */
async function readAll(desk: Desk, { query, compiled }: Plan): Promise<string | Readable> {
  // What is to be noted is counted first.
  const name = compiled.personal.length > 0 ? '' : `${desk.actor.organizationId} ${compiled.sql}`;
  const short = await readShort(desk, query, name);
  if (short !== undefined) return short;
  return answerList(await reachOf(desk).stream(compiled), {
    hasMeta: compiled.hasMeta,
    beforehand: (rows) => note(desk, compiled, rows),
    afterwards({ rows, characters }) {
      if (name !== '' && rows <= SHORT_ROWS && characters <= SHORT_CHARACTERS) SHORT_LISTS.add(name);
    },
  });
}

/** Rows of a page are joined to one text by the database; groups and whole lists come as they are. */
function isPage(query: Query): boolean {
  return !isGrouped(query) && query.limit !== undefined && query.limit <= PAGE_ROWS;
}

/** A list as the text of the answer, from one statement; a long one as a stream of it. */
export async function readRecords(desk: Desk, parameters: unknown): Promise<string | Readable> {
  const plan = PLANS.prepare(desk, 'list', () => {
    const query = parseQuery(parameters);
    const ask = { query, joined: isPage(query) };
    return { query, compiled: compileList(statementAt(desk), desk.collection, ask) };
  });
  const { query, compiled } = plan;
  if (isGrouped(query)) return readGroups(desk, plan);
  if (!isPage(query)) return readAll(desk, plan);
  return envelope(await reachOf(desk).query(compiled), compiled.hasMeta);
}

/** One record as the text of the answer. Unknown, deleted, foreign or no key at all: one and the same FORBIDDEN. */
export async function readRecord(desk: Desk, key: string, parameters: unknown): Promise<string> {
  const { compiled } = PLANS.prepare(desk, 'record', () => {
    const query = parseQuery(parameters);
    return { query, compiled: compileByKeys(statementAt(desk), desk.collection, { query, keys: [key] }) };
  });
  if (!isId(key)) throw fail('FORBIDDEN');
  const [row] = await reachOf(desk).query(withKey(compiled, key));
  if (typeof row?.[0] !== 'string') throw fail('FORBIDDEN');
  return `{"data":${row[0]}}`;
}

interface Row {
  readonly j: string | null;
}

/** The records a write has made or changed, as texts the answer shows. */
export async function readWritten(
  writing: Writing,
  desk: Desk,
  ask: { query: Query; keys: readonly string[] },
): Promise<string[]> {
  const statement = statementOf(writing);
  const compiled = compileByKeys(statement, desk.collection, { ...ask, inWrite: true });
  const { rows } = await writing.db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, valuesOf(compiled)));
  return rows.flatMap(({ j }) => (j === null ? [] : [j]));
}
