import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The token of the mailed link that led here. It is removed from the address bar and the history at once. */
export function useAddressToken(): string | undefined {
  const router = useRouter();
  const [token] = useState(() => {
    // Not from the parsed query, where a token of digits would be a number.
    const found = new URLSearchParams(router.state.location.searchStr).get('token');
    return found === null || found === '' ? undefined : found;
  });
  useEffect(() => {
    const { pathname, searchStr } = router.state.location;
    const search = new URLSearchParams(searchStr);
    if (!search.has('token')) return;
    search.delete('token');
    const rest = search.toString();
    router.history.replace(rest === '' ? pathname : `${pathname}?${rest}`);
  }, [router]);
  return token;
}
