import type { Access, Actor } from '../actor.ts';
import { isAdmin } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace } from './workspace.ts';

/** What a file is for. It decides the types it may have and who may see it; reports are the product's own. */
export const UPLOAD_PURPOSES = ['avatar', 'logo', 'document'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Administrators read the files of the workspace as far as they may see whose they are, a talent the own ones. */
export function canReadFiles(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** Uploading, naming and removing files: administrators, and a talent the own image. */
export function canEditFiles(actor: Actor): Access {
  return canWriteInWorkspace(actor);
}

/** Images of people may be uploaded by everybody, logos and documents by administrators. */
export function mayUploadFor(actor: Actor, purpose: UploadPurpose): boolean {
  return isAdmin(actor) || purpose === 'avatar';
}
