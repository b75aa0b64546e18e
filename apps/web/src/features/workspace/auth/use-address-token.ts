import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLinkToken } from '#lib/use-link-token.ts';

/**
 * The token of the mailed link of this page; undefined for a damaged link. It is removed from the address bar and the
 * history at once.
 */
export function useAddressToken(): string | undefined {
  const router = useRouter();
  const token = useLinkToken('account');
  useEffect(() => {
    const { pathname, searchStr, hash } = router.state.location;
    const redirectTo = new URLSearchParams(searchStr).get('redirectTo');
    if (searchStr === '' && hash === '') return;
    const redirectQuery = redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo }).toString()}`;
    router.history.replace(pathname + redirectQuery);
  }, [router]);
  return token;
}
