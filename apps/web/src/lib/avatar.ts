import type { CurrentUser } from '@quint/contract/session.ts';

const SIDE = 256;

/** An image by its file, cut to a square; undefined where initials stand. Read with the session's cookie. */
export function imageOf(file: string | null): string | undefined {
  return file === null ? undefined : `/api/assets/${file}?width=${SIDE}&height=${SIDE}&fit=cover`;
}

/** The image of an account; undefined where its initials stand. */
export function avatarOf({ avatar }: Pick<CurrentUser, 'avatar'>): string | undefined {
  return imageOf(avatar?.id ?? null);
}
