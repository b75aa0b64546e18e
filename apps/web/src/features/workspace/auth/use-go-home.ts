import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { useRouter } from '@tanstack/react-router';
import { afterSignIn } from '#lib/guard.ts';

/** Opens `target` or the user's start page, replacing the sign-in page in the history. */
export function useGoHome(target?: string): (user: CurrentUser) => void {
  const router = useRouter();
  return (user) => router.history.replace(afterSignIn(user, target));
}
