import { fail } from '@quint/contract/base/errors.ts';
import { toLocale, toStoredLanguage } from '@quint/contract/base/languages.ts';
import type { PoolImpression } from '@quint/contract/profile/pool.ts';
import type { OwnExport, OwnLogLine } from '@quint/contract/privacy/privacy.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { strToU8, zip } from 'fflate';
import type { Reader } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { listImpressions } from '#features/profile/pool/impressions/queries.ts';
import type { CopyInput } from '#features/privacy/data-export/document/model.ts';
import { buildCopyDocument } from '#features/privacy/data-export/document/model.ts';
import { COPIED_TABLES } from '#features/privacy/data-export/model.ts';
import { explainRows, listNamedKeys } from '#features/privacy/data-export/names/model.ts';
import type { HeldRow } from '#features/privacy/data-export/queries.ts';
import * as queries from '#features/privacy/data-export/queries.ts';
import { listLooks } from '#features/privacy/own/queries.ts';
import { ContentMissing } from '#files/storage.ts';
import type { JobKind, RunningJob } from '#jobs/jobs.ts';

/** Maximum log entries in the copy; nobody has more than this. */
const LOG_IN_COPY = 5000;

/** Creates a copy of all data stored about the person of an account. */
export const MAKE_DATA_EXPORT: JobKind<{ readonly userId: string; readonly exportId: string }> = {
  name: 'make-data-export',
  tries: 4,
  firstPauseSeconds: 2,
  concurrency: 1,
};

const FILES = { en: 'my-data.zip', de: 'meine-daten.zip' } as const;

function toAnswer({ state, language, date_created: date, until }: queries.ExportRow): OwnExport {
  return {
    state,
    language: toLocale(language),
    date: date.toISOString(),
    until: until?.toISOString() ?? null,
  };
}

/** The copy of an account until it is deleted. */
export async function findOwnExport(db: Reader, userId: string): Promise<OwnExport | null> {
  const row = await queries.findExport(db, userId);
  return row === undefined ? null : toAnswer(row);
}

export function getOwnExport(deps: Deps, actor: Actor): Promise<OwnExport | null> {
  return deps.db.platform.read((db) => findOwnExport(db, actor.userId));
}

/** Requests the copy. Repeated in the same language during or shortly after creation, it is the same one. */
export function requestExport(deps: Deps, actor: Actor, language: Language): Promise<OwnExport | null> {
  const { userId } = actor;
  return deps.db.platform.write(async (tx) => {
    const id = newId();
    const isNew = await queries.insertExport(tx, { userId, id, language: toStoredLanguage(language) });
    if (isNew) await deps.jobs.enqueue(tx, MAKE_DATA_EXPORT, [{ userId, exportId: id }]);
    return findOwnExport(tx, userId);
  });
}

/** The copy as a file. Throws `record.not_found` without one. */
export async function readOwnExport(
  deps: Deps,
  actor: Actor,
): Promise<{ readonly name: string; readonly content: Uint8Array }> {
  return deps.db.platform.read(async (db) => {
    const row = await queries.findExport(db, actor.userId);
    const content = await queries.findContent(db, actor.userId);
    if (row === undefined || content === undefined) throw fail('record.not_found');
    return { name: FILES[toLocale(row.language)], content };
  });
}

/** All data stored about the person of an account. */
async function readCopy(deps: Deps, userId: string): Promise<CopyInput> {
  return deps.db.preferReplica('exports').platform.read(async (db) => {
    const rowsByTable: Record<string, readonly HeldRow[]> = {};
    for (const table of Object.keys(COPIED_TABLES))
      rowsByTable[table] = await queries.listHeld(db, userId, table);
    const tables = explainRows(rowsByTable, await queries.listNames(db, listNamedKeys(rowsByTable)));
    const logs = new Map<string, readonly OwnLogLine[]>();
    const poolImpressions = new Map<string, readonly PoolImpression[]>();
    for (const { id, organization_id: workspace } of rowsByTable['talents'] ?? []) {
      const [talentId, organizationId] = [String(id), String(workspace)];
      poolImpressions.set(talentId, await listImpressions(db, { organizationId, talentId }));
      logs.set(talentId, (await listLooks(db, { talentId, limit: LOG_IN_COPY })).lines);
    }
    const ids = Object.values(tables)
      .flat()
      .flatMap(({ organization_id: id }) => (typeof id === 'string' ? [id] : []));
    const workspaces = await queries.listWorkspaces(db, [...new Set(ids)]);
    return { tables, logs, poolImpressions, workspaces };
  });
}

function toJson({ tables, logs, poolImpressions, workspaces }: CopyInput): string {
  const tableEntries = Object.entries(tables).map(([table, rows]) => [
    table,
    rows.map((row) =>
      typeof row['organization_id'] === 'string'
        ? { workspace: workspaces.get(row['organization_id']) ?? null, ...row }
        : row,
    ),
  ]);
  const disclosures = { log: [...logs.values()].flat(), shown_in_pool: [...poolImpressions.values()].flat() };
  return JSON.stringify({ ...Object.fromEntries(tableEntries), ...disclosures }, null, 2);
}

type Archive = Record<string, Uint8Array>;

async function readFiles(deps: Deps, userId: string): Promise<Archive> {
  const files = await deps.db.platform.read((db) => queries.listFiles(db, userId));
  const archive: Archive = {};
  for (const { id, key, storage, name } of files) {
    const content = await deps.files
      .at(storage)
      .read(key)
      .catch((error: unknown) => {
        if (error instanceof ContentMissing) return undefined;
        throw error;
      });
    // Two reports may have the same name; slashes would create folders.
    if (content !== undefined) archive[`files/${id.slice(-6)}-${name.replaceAll(/[\\/]/g, '-')}`] = content;
  }
  return archive;
}

function pack(archive: Archive): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip(archive, { level: 6 }, (error, content) => (error === null ? resolve(content) : reject(error)));
  });
}

interface DataExportJob {
  readonly userId: string;
  readonly exportId: string;
}

/** Creates the copy: a machine-readable file, a readable one, and all files. Skipped once another one is requested. */
async function makeDataExport(deps: Deps, { userId, exportId: id }: DataExportJob): Promise<void> {
  const row = await deps.db.platform.read((db) => queries.findExport(db, userId));
  if (row?.id !== id || row.state !== 'waiting') return;
  const copy = await readCopy(deps, userId);
  const model = buildCopyDocument(copy, { language: toLocale(row.language), now: deps.clock.now() });
  const content = await pack({
    'data.json': strToU8(toJson(copy)),
    'data.pdf': await deps.pdf.renderDocument(model, userId),
    ...(await readFiles(deps, userId)),
  });
  await deps.db.platform.write((tx) => queries.storeContent(tx, { userId, id, content }));
}

/** Runs the job; after the last attempt the copy is marked as failed, and can be requested again. */
export async function runDataExport(
  deps: Deps,
  { payload, isLastTry }: RunningJob<DataExportJob>,
): Promise<void> {
  try {
    await makeDataExport(deps, payload);
  } catch (error) {
    const { userId, exportId: id } = payload;
    if (isLastTry) await deps.db.platform.write((tx) => queries.recordFailure(tx, { userId, id }));
    throw error;
  }
}
