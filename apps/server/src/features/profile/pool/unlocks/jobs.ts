import { scopeOfJob } from '#database/scopes.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import type { CopiedAvatar, Source } from '#features/profile/pool/unlocks/queries.ts';
import { findAvatar, giveAvatar } from '#features/profile/pool/unlocks/queries.ts';
import { defineJob } from '#jobs/define-job.ts';

/** The source talent, and the record that gets the image. */
export interface AvatarToCopy extends Record<string, unknown> {
  readonly source: Source;
  readonly organizationId: string;
  readonly talentId: string;
}

export const COPY_AVATAR = defineJob<AvatarToCopy>({
  name: 'copy-avatar',
  tries: 5,
  firstPauseSeconds: 30,
  run: (deps, { payload }) => copyAvatar(deps, payload),
});

/** A key for a content of the same type. */
function nextKey(key: string): string {
  return newId() + /\.[a-z0-9]{1,8}$/.exec(key)?.[0];
}

/**
 * Copies the talent's image to an unlocked record as separate content, so that deleting one keeps the other. Does
 * nothing when one of them no longer exists, or the record has an image.
 */
export async function copyAvatar(deps: Deps, job: AvatarToCopy): Promise<void> {
  const avatar: CopiedAvatar | undefined = await deps.db.platform.read((db) => findAvatar(db, job));
  if (avatar === undefined) return;
  const content = await deps.files.at(avatar.storage).read(avatar.filename_disk);
  const key = nextKey(avatar.filename_disk);
  await deps.files.write(key, content);
  const scope = scopeOfJob(job);
  const isStored = await deps.db.write(scope, (tx) =>
    giveAvatar(tx, scope, { ...job, avatar, id: newId(), key, storage: deps.files.kind }),
  );
  if (!isStored) await deps.files.remove(key);
}
