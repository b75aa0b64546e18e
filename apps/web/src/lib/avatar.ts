import type { CurrentUser } from '@quint/contract/workspace/session.ts';

const SIDE = 256;

/** The image of a file, cut to a square; undefined where initials are shown. Loaded with the session's cookie. */
export function imageOf(file: string | null): string | undefined {
  return file === null ? undefined : `/api/assets/${file}?width=${SIDE}&height=${SIDE}&fit=cover`;
}

/** The image of an account; undefined where its initials are shown. */
export function avatarOf({ avatar }: Pick<CurrentUser, 'avatar'>): string | undefined {
  return imageOf(avatar?.id ?? null);
}
