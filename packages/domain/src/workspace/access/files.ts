import type { Access, Actor } from '../actor.ts';
import { isAdmin } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace } from './workspace.ts';

/** The purpose of a file. It determines the allowed types and who may read it; the product creates reports. */
export const UPLOAD_PURPOSES = ['avatar', 'logo', 'document'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Administrators read the workspace's files unless the owner is masked, talents their own. */
export function canReadFiles(actor: Actor): Access {
  return canReadOwnWorkspace(actor);
}

/** Uploading, naming and removing files: administrators, and talents their own image. */
export function canEditFiles(actor: Actor): Access {
  return canWriteInWorkspace(actor);
}

/** Images of people may be uploaded by everybody, logos and documents by administrators. */
export function mayUploadFor(actor: Actor, purpose: UploadPurpose): boolean {
  return isAdmin(actor) || purpose === 'avatar';
}
