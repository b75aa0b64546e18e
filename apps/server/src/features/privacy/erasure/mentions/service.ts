import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { PersonalReferences } from '#features/privacy/erasure/mentions/model.ts';
import { mentions } from '#features/privacy/erasure/mentions/model.ts';
import * as queries from '#features/privacy/erasure/mentions/queries.ts';
import type { JobKind } from '#jobs/jobs.ts';
import { mailFolder } from '#mail/folder.ts';
import { listStoredMailIds, readStoredMailText, removeStoredMail } from '#mail/stored-mails.ts';
import { openSecret, sealSecret } from '#secrets/sealed-secret.ts';
import { deriveKey } from '#secrets/tokens.ts';

export interface ErasurePayload {
  readonly erasureId: string;
}

export const FINISH_ERASURE: JobKind<ErasurePayload> = {
  name: 'finish-erasure',
  tries: 24,
  firstPauseSeconds: 5,
  concurrency: 1,
};

/** The input of the job. */
interface ErasureReferences extends PersonalReferences {
  /** Keys of deleted mails, which their files share. Not every one of them mentions the person. */
  readonly mails: readonly string[];
}

const keyOf = ({ config }: Deps) => deriveKey(config.secret, 'erasure');

/**
 * Removes the mails to and about a person from the outbox and queues a job for the others: mails that are being sent,
 * and those in a folder. The search terms are sealed, and deleted with the job.
 */
export async function followUp(deps: Deps, db: Writer, references: PersonalReferences): Promise<void> {
  const mails = await queries.deleteFreeMails(db, references);
  const plain = Buffer.from(JSON.stringify({ ...references, mails } satisfies ErasureReferences));
  const erasureId = await queries.insertErasure(db, {
    talentIds: references.talentIds,
    seal: (id) => sealSecret(keyOf(deps), plain, id),
    now: deps.clock.now(),
  });
  await deps.jobs.enqueue(db, FINISH_ERASURE, [{ erasureId }]);
}

/** Mails in the folder that mention the person and do not belong to another workspace. */
async function listStoredMails(deps: Deps, references: PersonalReferences): Promise<string[]> {
  const folder = mailFolder(deps.config);
  const matchingIds: string[] = [];
  for (const id of await listStoredMailIds(folder)) {
    const text = await readStoredMailText(folder, id);
    if (text !== undefined && mentions(text, references)) matchingIds.push(id);
  }
  const foreign = new Set(
    await deps.db.platform.read((db) => queries.listForeignMails(db, matchingIds, references)),
  );
  return matchingIds.filter((id) => !foreign.has(id));
}

/** Completes an erasure. Idempotent. */
export async function finishErasure(deps: Deps, { erasureId }: ErasurePayload): Promise<void> {
  const erasure = await deps.db.platform.read((db) => queries.findErasure(db, erasureId));
  if (erasure === undefined) return;
  const references = JSON.parse(
    openSecret(keyOf(deps), erasure.sealed, erasureId).toString(),
  ) as ErasureReferences;
  // Waits for the row lock of a mail that is being sent; afterwards its file exists and is found below.
  const mails = await deps.db.platform.write((db) => queries.deleteMails(db, references));
  const storedIds = await listStoredMails(deps, references);
  for (const id of new Set([...references.mails, ...mails, ...storedIds]))
    await removeStoredMail(mailFolder(deps.config), id);
  await deps.db.platform.write((db) => queries.deleteErasure(db, erasureId));
}

/** Enqueues every erasure whose job is lost. */
export async function resumeErasures(deps: Deps): Promise<void> {
  await deps.db.platform.write(async (db) => {
    const payloads = (await queries.listErasures(db)).map((erasureId) => ({ erasureId }));
    await deps.jobs.enqueue(db, FINISH_ERASURE, await deps.jobs.findWithoutJob(db, FINISH_ERASURE, payloads));
  });
}
