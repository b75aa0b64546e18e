import { z } from 'zod';
import { Id } from './ids.ts';

/** The form fields before the file. The default purpose is an avatar. */
export const UploadFields = z.strictObject({
  purpose: z.enum(['avatar', 'logo', 'document']).default('avatar'),
  title: z.string().trim().max(255).optional(),
  /** The talent the file belongs to. */
  talent: Id.optional(),
  /** The account the file belongs to: only the user's own. */
  user: Id.optional(),
});
export type UploadFields = z.infer<typeof UploadFields>;

export const ASSET_SIDE_MAX_PIXELS = 2048;

const Side = z.coerce.number().int().min(1).max(ASSET_SIDE_MAX_PIXELS);

/** The requested variant of an asset; without parameters the file is sent as stored. `download` takes no value. */
export const AssetQuery = z.object({
  width: Side.optional(),
  height: Side.optional(),
  fit: z.enum(['cover', 'contain', 'inside', 'outside']).optional(),
  quality: z.coerce.number().int().min(1).max(100).optional(),
  format: z.enum(['png', 'jpeg', 'jpg', 'webp', 'avif', 'auto']).optional(),
  download: z.string().optional(),
});
export type AssetQuery = z.infer<typeof AssetQuery>;
