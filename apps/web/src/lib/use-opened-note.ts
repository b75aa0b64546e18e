import { useCallback } from 'react';
import { api } from './api-client.ts';
import { useFirstInput } from './use-first-input.ts';

/** Notes on the server, with the first input, that the person has opened what the page shows. Without a path it waits. */
export function useOpenedNote(path: string | undefined, { byCookie = false } = {}): void {
  const send = useCallback(
    (to: string) => api(to, { method: 'POST', byCookie, isBackground: true }),
    [byCookie],
  );
  useFirstInput(path, send);
}
