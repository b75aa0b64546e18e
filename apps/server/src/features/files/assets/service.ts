import type { Readable } from 'node:stream';
import type { AssetQuery } from '@quint/contract/base/files.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canReadFiles } from '@quint/domain/workspace/access/files.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { EXTENSIONS, findTransform, variantName } from '#features/files/assets/model.ts';
import type { StoredFile } from '#features/files/assets/queries.ts';
import { findAccountImage, findAccountWithImage, findLogo } from '#features/files/assets/queries.ts';
import { files } from '#features/files/collection.ts';
import { derivedFolder } from '#features/files/jobs.ts';
import { stemOf } from '#features/files/model.ts';
import { findShown, hasFileRow } from '#features/files/queries.ts';
import type { Records } from '#features/files/service.ts';
import { isOpenToReader } from '#features/measures/reports/documents/retrieval/service.ts';
import { createByteMemory } from '#files/byte-memory.ts';
import type { Transform } from '#files/images.ts';
import { transformImage } from '#files/images.ts';
import type { ByteRange } from '#files/storage.ts';
import { createSharedWork } from '#files/work-limit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { assertAllowed } from '#http/access.ts';
import type { Version } from '#http/conditions.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { recordPersonalRead } from '#database/audit.ts';

/** How many variants of an image are stored; further ones are computed each time, which is rate-limited. */
const VARIANTS_MAX = 32;
const UNKEPT_VARIANTS: RateLimit = { action: 'unkept-variant', hits: 60, windowSeconds: 60 };

/** Lists request small images of the same people repeatedly. */
const MEMORY = { bytes: 8_000_000, largest: 200_000 };

const SHOWN_FIELDS =
  'id,organization_id,storage,filename_disk,filename_download,type,filesize,width,height,purpose,talent,uploaded_on';

type ShownFile = Omit<StoredFile, 'filesize' | 'uploaded_on'> & { filesize: string; uploaded_on: string };

/** A file of the active workspace, by the rules of its collection. */
async function findInWorkspace(
  { deps, registry, accessVersion }: Records,
  actor: Actor,
  id: string,
): Promise<StoredFile | undefined> {
  const scope = scopeOfActor(actor);
  const ask = { collection: files, key: id, fields: SHOWN_FIELDS };
  const file = await findShown<ShownFile>(deps.db.in(scope), { registry, actor, accessVersion }, ask);
  if (file === undefined) return deps.db.read(scope, (db) => findLogo(db, scope, id));
  return { ...file, filesize: Number(file.filesize), uploaded_on: new Date(file.uploaded_on) };
}

/** The member of the workspace whose image the file is: it may have been uploaded in another workspace. */
async function findMember(
  { deps, registry }: Records,
  actor: Actor,
  fileId: string,
): Promise<string | undefined> {
  const users = registry.get('users');
  if (users?.access.read(actor).isAllowed !== true) return undefined;
  const workspace = deps.db.in(scopeOfActor(actor));
  return findAccountWithImage(workspace, { registry, actor }, { users, fileId });
}

/** The image of an account. The caller must check access. */
export function getAccountImage(deps: Deps, userId: string): Promise<StoredFile | undefined> {
  return deps.db.platform.read((db) => findAccountImage(db, userId));
}

/**
 * The stored file of a key if the actor may see it. Unknown, foreign and forbidden keys give the same FORBIDDEN. The
 * user's own image is available in every workspace, also in a frozen one.
 */
export async function getAssetFile(records: Records, actor: Actor, id: string): Promise<StoredFile> {
  if (!isId(id)) throw fail('FORBIDDEN');
  const key = id.toLowerCase();
  const access = canReadFiles(actor);
  const file = access.isAllowed ? await findInWorkspace(records, actor, key) : undefined;
  if (file !== undefined) {
    if (!(await isOpenToReader(records.deps, actor, file))) throw fail('FORBIDDEN');
    return file;
  }
  const own = await getAccountImage(records.deps, actor.userId);
  if (own?.id === key) return own;
  assertAllowed(access);
  const memberId = await findMember(records, actor, key);
  const image = memberId === undefined ? undefined : await getAccountImage(records.deps, memberId);
  if (image?.id !== key) throw fail('FORBIDDEN');
  return image;
}

/** A content ready to be sent, whole or in part; it is computed and opened later. */
export interface Asset extends Version {
  readonly type: string;
  readonly filename: string;
  /** Creates it if it does not exist. Throws REQUESTS_EXCEEDED, SERVICE_UNAVAILABLE and ContentMissing. */
  prepare(): Promise<{ readonly bytes: number; open(range?: ByteRange): Promise<Readable | Uint8Array> }>;
}

export interface Assets {
  /** The requested form of a stored file. Throws INVALID_QUERY. */
  of(file: StoredFile, ask: { query: AssetQuery; accept: string | undefined; actor: Actor }): Asset;
}

function cut(content: Uint8Array, range: ByteRange | undefined): Uint8Array {
  return range === undefined ? content : content.subarray(range.start, range.end + 1);
}

/** Creates a variant and stores it beside the original, if there is room and the original exists. */
async function makeVariant(
  deps: Deps,
  actor: Actor,
  { file, transform }: { file: StoredFile; transform: Transform },
): Promise<{ variant: Uint8Array; isStored: boolean }> {
  const store = deps.files.at(file.storage);
  const folder = derivedFolder(file.filename_disk);
  const isStored = (await store.countIn(folder)) < VARIANTS_MAX;
  if (!isStored) await countAttempt(deps.db, UNKEPT_VARIANTS, actor.userId);
  const variant = await transformImage(await store.read(file.filename_disk), transform);
  if (!isStored) return { variant, isStored };
  await store.write(`${folder}/${variantName(transform)}`, variant);
  // A concurrent deletion of the file may have cleared the folder before this variant was stored.
  const { id, organization_id: organizationId, storage, filename_disk: key } = file;
  const location = { id, organizationId, storage, key };
  if (!(await deps.db.platform.read((db) => hasFileRow(db, location)))) {
    await store.removeFolder(folder);
  }
  return { variant, isStored };
}

/** Creates variants of images, once for concurrent requests, and stores them beside the original. */
export function createAssets(deps: Deps): Assets {
  const runShared = createSharedWork<Uint8Array>();
  const memory = createByteMemory(MEMORY);

  // Contents are immutable, so a cached one is valid; access was checked before.
  const findVariant = async (file: StoredFile, transform: Transform, actor: Actor) => {
    const store = deps.files.at(file.storage);
    const key = `${derivedFolder(file.filename_disk)}/${variantName(transform)}`;
    const cachedVariant = memory.find(key);
    if (cachedVariant !== undefined) return cachedVariant;
    return runShared(key, async () => {
      const isThere = (await store.findSize(key)) !== undefined;
      const { variant, isStored } = isThere
        ? { variant: await store.read(key), isStored: true }
        : await makeVariant(deps, actor, { file, transform });
      if (isStored) memory.store(key, variant);
      return variant;
    });
  };

  const prepareVariant = async (file: StoredFile, transform: Transform, actor: Actor) => {
    const content = await findVariant(file, transform, actor);
    return {
      bytes: content.byteLength,
      open: (range?: ByteRange) => Promise.resolve(cut(content, range)),
    };
  };

  return {
    of(file, { query, accept, actor }) {
      const transform = findTransform(file, query, accept);
      const format = transform?.format;
      const variant = transform === undefined ? '' : `.${variantName(transform)}`;
      return {
        etag: `"${derivedFolder(file.filename_disk)}${variant}"`,
        changedAt: file.uploaded_on,
        type: format === undefined ? file.type : `image/${format}`,
        filename:
          format === undefined
            ? file.filename_download
            : `${stemOf(file.filename_download)}.${EXTENSIONS[format]}`,
        prepare: () =>
          transform === undefined
            ? prepareOriginal(deps, actor, file)
            : prepareVariant(file, transform, actor),
      };
    },
  };
}

async function prepareOriginal(deps: Deps, actor: Actor, file: StoredFile) {
  if (file.purpose === 'report' && file.talent !== null) await recordRead(deps, actor, file);
  const store = deps.files.at(file.storage);
  return {
    bytes: file.filesize,
    open: (range?: ByteRange) => store.open(file.filename_disk, range),
  };
}

/** Audits that a report on a person was read by another person. */
async function recordRead(deps: Deps, actor: Actor, file: StoredFile): Promise<void> {
  const scope = scopeOfActor(actor);
  const rows = [{ key: file.id, talent: file.talent }];
  const read = { scope, actor, collection: files.name, paths: ['content'], rows };
  await deps.db.write(scope, (tx) => recordPersonalRead(tx, read));
}
