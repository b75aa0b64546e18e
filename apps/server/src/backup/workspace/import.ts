import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import type { BackupFile, Member } from '#backup/archive/read.ts';
import type { BackupFacts, Manifest } from '#backup/model.ts';
import { MEMBERS } from '#backup/model.ts';
import type { ContentLoader } from '#backup/restore/contents.ts';
import { listLocations, openContentLoader } from '#backup/restore/contents.ts';
import { VALUE_FORMATS } from '#backup/snapshot.ts';
import { verifyBackup } from '#backup/verify.ts';
import { enqueueAgain } from '#backup/waiting-jobs.ts';
import type { Claim, Grant } from '#backup/workspace/grants.ts';
import { applyGrant, markAuditLog } from '#backup/workspace/grants.ts';
import { TAKEN_JOBS } from '#backup/workspace/jobs.ts';
import { renewLinks } from '#backup/workspace/links.ts';
import { listReferences, orderTables } from '#backup/workspace/order.ts';
import { finishPeople, matchPeople, PEOPLE, storePeople } from '#backup/workspace/people.ts';
import {
  assertFreeKeys,
  assertNew,
  assertOwnSecret,
  assertSameSchema,
  workspaceOf,
} from '#backup/workspace/refusals.ts';
import { stageOf, stageRows } from '#backup/workspace/stage.ts';
import { readAccountColumns, storeLater, storeRows } from '#backup/workspace/store.ts';
import { newId } from '#database/ids.ts';
import { connectAsOwner, MIGRATION_LOCK } from '#database/migrate.ts';
import type { RoleNames } from '#database/roles.ts';
import { assertSameRoles, readAsPlatform, rolesOf } from '#database/roles.ts';
import type { FileStorage } from '#files/storage.ts';
import type { JobKind, Jobs } from '#jobs/jobs.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createLogger } from '#logger.ts';
import { StartupError } from '#startup-error.ts';

const LOCK_SECONDS = 10;
/** The name of a stored content: an id, and for a smaller image its width. */
const STORAGE_KEY = /^[0-9A-Za-z][0-9A-Za-z._-]{0,120}$/;

export interface ImportOrder {
  readonly file: BackupFile;
  readonly url: string;
  readonly rolePrefix: string;
  readonly dataDir: string;
  readonly files: FileStorage;
  readonly kinds: readonly JobKind<object>[];
  /** The secret of this installation: links of later mails are derived from it. */
  readonly secret: string;
  /** What the workspace gets here, whatever its file says. */
  readonly grant: Grant;
  /** Premium reports that the file calls bought count as bought here, too. */
  readonly includesReports: boolean;
}

export interface ImportReport {
  readonly facts: BackupFacts;
  readonly workspace: { readonly id: string; readonly name: string };
  /** Accounts that were here already, and new ones. */
  readonly people: { readonly linkedCount: number; readonly createdCount: number };
  /** Rows that name a course which this installation does not have. */
  readonly droppedCount: number;
  /** Invitations that had not been sent yet: their mails stayed behind. */
  readonly unsentCount: number;
  /** What the file says about plan, talent insights, seats, premium reports and switches of the platform. */
  readonly claim: Claim;
}

interface ImportContext {
  readonly order: ImportOrder;
  readonly client: pg.Client;
  readonly manifest: Manifest;
  readonly workspace: { readonly id: string; readonly name: string };
  readonly roles: RoleNames;
  readonly contents: ContentLoader;
  readonly present: ReadonlySet<string>;
  readonly jobs: Jobs;
}

const KNOWN_PREFIXES: readonly string[] = [MEMBERS.tables, MEMBERS.jobs];
const KNOWN_MEMBERS: readonly string[] = [MEMBERS.manifest, MEMBERS.secret, MEMBERS.missing, MEMBERS.sums];

/** Throws for a part of the file that nothing here reads. */
function assertKnownMember(name: string): void {
  if (KNOWN_MEMBERS.includes(name) || KNOWN_PREFIXES.some((prefix) => name.startsWith(prefix))) return;
  throw new StartupError(`The file is damaged: nothing here reads its part "${name}". Nothing was changed.`);
}

/** Stores a content. A key that the storage refuses comes from a damaged file. */
async function addContent(contents: ContentLoader, member: Member): Promise<void> {
  const key = member.name.slice(MEMBERS.files.length);
  if (!STORAGE_KEY.test(key)) {
    throw new StartupError(
      `The file is damaged: "${key}" is no name of a stored content. Nothing was changed.`,
    );
  }
  await contents.add(member);
}

/** Loads everything into temporary tables and the storage, where nothing of it is seen. */
async function stage({ order, client, roles, contents, present, jobs }: ImportContext): Promise<void> {
  const kinds = order.kinds.filter(({ name }) => TAKEN_JOBS.includes(name));
  const take = async (member: Member) => {
    if (member.name.startsWith(MEMBERS.jobs)) await enqueueAgain(client, { jobs, kinds }, member.content);
    if (!member.name.startsWith(MEMBERS.files)) return assertKnownMember(member.name);
    if (present.has(member.name.slice(MEMBERS.files.length))) {
      throw new StartupError('This installation has a content of the file already. Nothing was changed.');
    }
    await addContent(contents, member);
  };
  await stageRows(client, order.file, { roles, take });
  await renewLinks(client, (await getStagedWorkspace(client)).id, order.secret);
  await markAuditLog(client);
  await client.query(`update ${stageOf('files')} set storage = $1`, [order.files.kind]);
}

async function getStagedWorkspace(client: pg.Client): Promise<{ id: string }> {
  const { rows } = await client.query<{ id: string }>(`select id from ${stageOf('organizations')}`);
  const [workspace] = rows;
  if (workspace === undefined) throw new StartupError('The file is damaged: it has no row of its workspace.');
  return workspace;
}

/** Stores the staged rows with the rights of the platform. Returns how many were dropped. */
async function storeAll({ client, manifest }: ImportContext): Promise<number> {
  const byName = new Map(manifest.tables.map((table) => [table.name, table]));
  const steps = orderTables([...byName.keys()], await listReferences(client), ['organizations', 'users']);
  const accounts = await readAccountColumns(client);
  let droppedCount = 0;
  for (const { table, later } of steps) {
    const tableManifest = byName.get(table);
    if (tableManifest === undefined) continue;
    if (table === 'users') await storePeople(client, tableManifest.columns);
    else droppedCount += await storeRows(client, tableManifest, { later, accounts });
  }
  for (const step of steps.filter(({ table }) => table !== 'users')) await storeLater(client, step);
  return droppedCount;
}

async function recordImport({ client, manifest, workspace }: ImportContext): Promise<void> {
  const details = { from_version: manifest.product_version, date_exported: manifest.date_created };
  await client.query(
    `insert into audit_log (organization_id, id, action, items, details) values ($1, $2, 'organizations.import', $3, $4)`,
    [workspace.id, newId(), [workspace.id], JSON.stringify(details)],
  );
}

/** Sets triggers aside: what they would note, the rows of the file say already. Others who write wait for the commit. */
async function setTriggers(
  client: pg.Client,
  tables: readonly string[],
  state: 'enable' | 'disable',
): Promise<void> {
  const all = tables.map((name) => `alter table public.${pg.escapeIdentifier(name)} ${state} trigger user`);
  await client.query(all.join('; '));
}

async function importAll(
  context: ImportContext,
): Promise<Pick<ImportReport, 'people' | 'droppedCount' | 'unsentCount' | 'claim'>> {
  const { client, manifest, workspace, roles } = context;
  await client.query('begin');
  await client.query(`${VALUE_FORMATS}; set local lock_timeout = '${LOCK_SECONDS}s'`);
  await client.query(`create temporary table people (there uuid, here uuid, is_new boolean) on commit drop`);
  await client.query(`grant select, insert on ${PEOPLE} to ${pg.escapeIdentifier(roles.platform)}`);
  await stage(context);
  const tables = manifest.tables.map(({ name }) => name).filter((name) => name !== 'users');
  await setTriggers(client, tables, 'disable');
  await readAsPlatform(client);
  await assertNew(client, workspace);
  await assertFreeKeys(client, manifest);
  const claim = await applyGrant(client, context.order);
  const people = await matchPeople(client);
  const droppedCount = await storeAll(context);
  await finishPeople(client, workspace.id);
  await recordImport(context);
  const { rows } = await client.query<{ unsent: number }>(
    `select count(*)::int as unsent from talents_results where organization_id = $1 and status in ('SCHEDULED', 'INVITED')`,
    [workspace.id],
  );
  await client.query('reset role');
  await setTriggers(client, tables, 'enable');
  await client.query('commit');
  return { people, droppedCount, unsentCount: rows[0]?.unsent ?? 0, claim };
}

function explain(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const why =
    error.code === '55P03' || error.code === '40P01'
      ? 'others are writing to its tables. Try again at a quieter time'
      : `PostgreSQL refused it: ${error.message} (${error.code})`;
  return new StartupError(`The workspace was not brought in: ${why}. Nothing was changed.`, { cause: error });
}

/** Verifies the file and everything that speaks against it here. */
async function check(client: pg.Client, order: ImportOrder) {
  const { secret, ...facts } = await verifyBackup(order.file);
  void secret;
  const workspace = workspaceOf(facts.manifest, order.file.path);
  await assertSameSchema(client, facts.manifest);
  await assertSameRoles(client, rolesOf(order.rolePrefix));
  await assertOwnSecret(client, order.secret);
  await client.query('begin');
  await readAsPlatform(client);
  await assertNew(client, workspace).finally(() => client.query('rollback'));
  return { facts, workspace };
}

async function importOn(client: pg.Client, order: ImportOrder): Promise<ImportReport> {
  const { facts, workspace } = await check(client, order);
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const present = await listLocations(client);
  const contents = await openContentLoader({ ...order, present });
  const { url, kinds, rolePrefix } = order;
  const jobs = await openJobs({ url, kinds, rolePrefix, runsJobs: false, log: createLogger('silent') });
  try {
    const report = await importAll({
      order,
      client,
      manifest: facts.manifest,
      workspace,
      roles: rolesOf(rolePrefix),
      contents,
      present: new Set(present.map(({ key }) => key)),
      jobs,
    });
    await contents.commit();
    return { facts, workspace, ...report };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await contents.undo();
    throw error;
  } finally {
    await jobs.stop();
  }
}

/**
 * Brings one workspace into an installation that may go on: all of it in one transaction, or nothing. Throws
 * StartupError in a sentence, with nothing changed, when the file or the installation does not allow it.
 */
export async function importWorkspace(order: ImportOrder): Promise<ImportReport> {
  await mkdir(order.dataDir, { recursive: true });
  const client = await connectAsOwner(order.url);
  client.on('error', () => undefined);
  try {
    return await importOn(client, order);
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
