import type { CurrentUser } from '@quint/contract/session.ts';
import { useRouter } from '@tanstack/react-router';
import { afterSignIn } from '#lib/guard.ts';

/** On to where a person's day starts, in the place of the page that signed them in. */
export function useGoHome(): (user: CurrentUser) => void {
  const router = useRouter();
  return (user) => router.history.replace(afterSignIn(user));
}
