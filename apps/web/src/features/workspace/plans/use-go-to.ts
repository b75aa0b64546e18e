import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens an address from the server: within the app if it belongs to this site, otherwise as another site. */
export function useGoTo(): (url: string) => void {
  const router = useRouter();
  return useCallback(
    (url) => {
      const { origin, pathname, search, hash, href } = new URL(url, window.location.origin);
      if (origin === window.location.origin) router.history.push(`${pathname}${search}${hash}`);
      else window.location.assign(href);
    },
    [router],
  );
}
