import type { CurrentUser } from '@quint/contract/workspace/session.ts';

const SIDE = 256;

/** The URL of an image, cropped to a square; undefined if initials are shown. Loaded with the session cookie. */
export function imageOf(file: string | null): string | undefined {
  return file === null ? undefined : `/api/assets/${file}?width=${SIDE}&height=${SIDE}&fit=cover`;
}

/** The image of an account; undefined if initials are shown. */
export function avatarOf({ avatar }: Pick<CurrentUser, 'avatar'>): string | undefined {
  return imageOf(avatar?.id ?? null);
}
