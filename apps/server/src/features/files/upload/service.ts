import { randomBytes } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { Failure, fail } from '@quint/contract/base/errors.ts';
import { UploadFields } from '@quint/contract/base/files.ts';
import { mayUploadFor } from '@quint/domain/workspace/access/files.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { accountOf } from '@quint/domain/workspace/actor.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { files } from '#features/files/collection.ts';
import { REMOVE_CONTENT, removeContent } from '#features/files/jobs.ts';
import { safeFileName, stemOf } from '#features/files/model.ts';
import type { ContentLocation, NewFile } from '#features/files/queries.ts';
import {
  compileInsertFile,
  compileRecord,
  countUploadedBytes,
  findShown,
  forgetFile,
} from '#features/files/queries.ts';
import type { Records } from '#features/files/service.ts';
import { redraw } from '#files/images.ts';
import type { IncomingFiles, IncomingFile } from '#files/incoming-files.ts';
import type { MediaType } from '#files/media-types.ts';
import { findMediaType, MEDIA_TYPES } from '#files/media-types.ts';
import type { Content } from '#files/storage.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { refuseFields } from '#http/strict-bodies.ts';
import { parseQuery } from '#items/ask/query.ts';

const PER_ACCOUNT: RateLimit = { action: 'upload', hits: 200, windowSeconds: 3600 };
/** Content that still has no row after this time belongs to an interrupted upload. */
const UPLOAD_MINUTES_MAX = 60;

const TYPES: Readonly<Record<UploadFields['purpose'], readonly MediaType[]>> = {
  avatar: ['image/png', 'image/jpeg'],
  logo: ['image/png', 'image/jpeg'],
  document: ['application/pdf'],
};

interface Upload {
  readonly fields: UploadFields;
  readonly name: string;
  readonly receivedFile: IncomingFile;
}

/** The client error for a form that the parser rejected; other errors are passed on. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Failure || (error instanceof Error && 'errno' in error)) return error;
  if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
    return fail('CONTENT_TOO_LARGE');
  }
  return fail('INVALID_PAYLOAD', { reason: 'the form is not complete or not readable' });
}

function readFields(values: Readonly<Record<string, unknown>>): UploadFields {
  const result = UploadFields.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw refuseFields(issue.keys);
  }
  const field = issue?.path.join('.') ?? '';
  throw fail('FAILED_VALIDATION', { field, type: issue?.code ?? 'invalid' });
}

/** Rejects an upload for a person it cannot belong to, before reading a byte of the file. */
async function assertMayUpload(
  { deps, registry }: Records,
  actor: Actor,
  fields: UploadFields,
): Promise<void> {
  if (!mayUploadFor(actor, fields.purpose)) throw fail('FORBIDDEN');
  if (fields.user !== undefined && fields.user !== accountOf(actor)) throw fail('FORBIDDEN');
  const { talent } = fields;
  if (talent === undefined) return;
  const collection = registry.get('talents');
  if (collection === undefined) throw new Error('The collection of talents is missing');
  const ask = { collection, key: talent, fields: 'isMasked' };
  const workspace = deps.db.in(scopeOfActor(actor));
  const person = await findShown<{ isMasked: boolean }>(workspace, { registry, actor }, ask);
  if (person === undefined) {
    throw fail('INVALID_FOREIGN_KEY', { collection: 'files', field: 'talent', value: talent });
  }
  // An image cannot be assigned to a person whose image is hidden.
  if (person.isMasked) throw fail('FORBIDDEN');
}

async function receive(incomingFiles: IncomingFiles, { file }: MultipartFile): Promise<IncomingFile> {
  // Stops reading a file that is too large.
  if (file.truncated) throw fail('CONTENT_TOO_LARGE');
  file.once('limit', () => file.destroy(fail('CONTENT_TOO_LARGE')));
  return incomingFiles.receive(file).catch((error: unknown) => {
    throw asRefusal(error);
  });
}

async function* readParts(parts: AsyncIterable<Multipart>): AsyncGenerator<Multipart> {
  try {
    yield* parts;
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Parses a form: fields first, then the one file, received as a stream. */
async function readForm(
  { incomingFiles, parts }: UploadRequest,
  check: (fields: UploadFields) => Promise<void>,
): Promise<Upload> {
  const values: Record<string, unknown> = Object.create(null);
  let upload: Upload | undefined;
  try {
    for await (const part of readParts(parts)) {
      if (upload !== undefined) {
        throw fail('INVALID_PAYLOAD', { reason: 'the form takes one file, and its fields before it' });
      }
      if (part.type === 'field') values[part.fieldname] = part.value;
      else {
        const fields = readFields(values);
        await check(fields);
        upload = { fields, name: part.filename ?? '', receivedFile: await receive(incomingFiles, part) };
      }
    }
  } catch (error) {
    await upload?.receivedFile.discard();
    throw error;
  }
  if (upload === undefined) throw fail('INVALID_PAYLOAD', { reason: 'the form holds no file' });
  return upload;
}

interface PreparedFile {
  readonly content: Content;
  readonly type: MediaType;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** Checks the type by the bytes of the file and re-encodes images, into a file at the path. */
async function prepare({ fields, receivedFile }: Upload, path: string): Promise<PreparedFile> {
  const allowedTypes = TYPES[fields.purpose];
  const type = findMediaType(receivedFile.head);
  if (type === undefined || !allowedTypes.includes(type)) {
    throw fail('file.type_not_allowed', { allowed: allowedTypes.map((each) => MEDIA_TYPES[each].label) });
  }
  if (type === 'application/pdf') {
    return { content: receivedFile.content, type, bytes: receivedFile.bytes, width: null, height: null };
  }
  const image = await redraw(receivedFile, type, path);
  return { ...image, type, bytes: image.content.bytes };
}

/** Ends a transaction without waiting for the disk. */
const WITHOUT_WAITING = { sql: "select set_config('synchronous_commit', 'off', true)", values: [] };

/** Inserts a stored file and reads the response, as one transaction. */
async function recordFile(
  { deps, registry }: Records,
  actor: Actor,
  { file, query }: { file: NewFile; query: ReturnType<typeof parseQuery> },
): Promise<string> {
  const scope = scopeOfActor(actor);
  const ask = { collection: files, key: file.id, query };
  const statements = [compileInsertFile(file), compileRecord({ registry, actor }, ask)];
  const [, rows] = await deps.db.in(scope).pipeline(statements);
  const text = rows?.[0]?.[0];
  if (typeof text === 'string') return text;
  // The owner was hidden from the uploader meanwhile: the stored content must not remain.
  await deps.db.write(scope, async (tx) => {
    await forgetFile(tx, file);
    await deps.jobs.enqueue(tx, REMOVE_CONTENT, [locationOf(file)]);
  });
  throw fail('FORBIDDEN');
}

function locationOf({ organizationId, id, storage, key }: NewFile): ContentLocation {
  return { organizationId, id, storage, key };
}

/**
 * Stores content and inserts its row. A job that removes contents without a row is enqueued before the first byte is
 * stored, so that even a killed process leaves none behind. The job is lost when the database machine fails within the
 * same half second; nothing else waits for it.
 */
async function store(
  records: Records,
  actor: Actor,
  { file, content, query }: { file: NewFile; content: Content; query: ReturnType<typeof parseQuery> },
): Promise<string> {
  const { deps } = records;
  const location = locationOf(file);
  const startAfter = new Date(deps.clock.now().getTime() + UPLOAD_MINUTES_MAX * 60_000);
  const removal = await deps.jobs.statementFor(REMOVE_CONTENT, [location], { startAfter });
  await deps.db.in(scopeOfActor(actor)).pipeline([WITHOUT_WAITING, removal]);
  try {
    await deps.files.write(file.key, content);
    return await recordFile(records, actor, { file, query });
  } catch (error) {
    // A content that cannot be removed now is removed by the job.
    await removeContent(deps, location).catch(() => undefined);
    throw error;
  }
}

/** Rejects an upload beyond the workspace's storage quota. */
async function assertFits({ db, config }: Deps, scope: OrganizationScope, bytes: number): Promise<void> {
  const usedBytes = await db.read(scope, (reader) => countUploadedBytes(reader, scope));
  if (usedBytes + bytes <= config.storageBytes) return;
  throw fail('file.storage_full', { megabytes: Math.round(config.storageBytes / 1_048_576) });
}

export interface UploadRequest {
  readonly incomingFiles: IncomingFiles;
  readonly parts: AsyncIterable<Multipart>;
  /** Query parameters: the fields of the response. */
  readonly parameters: unknown;
}

/**
 * Stores the file of a form and returns its record as JSON text. Throws REQUESTS_EXCEEDED, INVALID_PAYLOAD,
 * CONTENT_TOO_LARGE, FAILED_VALIDATION, INVALID_FOREIGN_KEY, FORBIDDEN, `file.type_not_allowed`,
 * `file.image_unreadable`, `file.image_too_large` and `file.storage_full`. A refused upload leaves nothing in the
 * storage.
 */
export async function uploadFile(records: Records, actor: Actor, request: UploadRequest): Promise<string> {
  const query = parseQuery(request.parameters);
  await countAttempt(records.deps.db, PER_ACCOUNT, actor.userId);
  const imagePath = await request.incomingFiles.newPath();
  const upload = await readForm(request, (fields) => assertMayUpload(records, actor, fields));
  try {
    const { content, type, ...size } = await prepare(upload, imagePath);
    const scope = scopeOfActor(actor);
    await assertFits(records.deps, scope, size.bytes);
    const { extension } = MEDIA_TYPES[type];
    const { fields } = upload;
    const name = safeFileName(upload.name, extension);
    const file: NewFile = {
      ...size,
      organizationId: scope.organizationId,
      id: newId(),
      storage: records.deps.files.kind,
      key: `${randomBytes(16).toString('hex')}.${extension}`,
      name,
      title: fields.title ?? stemOf(name),
      type,
      purpose: fields.purpose,
      talentId: fields.talent ?? null,
      userId: fields.user ?? null,
      uploadedBy: actor.userId,
      now: records.deps.clock.now(),
    };
    return await store(records, actor, { file, content, query });
  } finally {
    await upload.receivedFile.discard();
    // The stored file has been moved from there.
    await unlink(imagePath).catch(() => undefined);
  }
}
