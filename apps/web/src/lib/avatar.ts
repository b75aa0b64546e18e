import type { CurrentUser } from '@quint/contract/session.ts';

const SIDE = 256;

/** The image of an account, cut to a square; undefined where its initials stand. Read with the session's cookie. */
export function avatarOf({ avatar }: Pick<CurrentUser, 'avatar'>): string | undefined {
  return avatar === null ? undefined : `/api/assets/${avatar.id}?width=${SIDE}&height=${SIDE}&fit=cover`;
}
