import type { Shortener } from '@quint/domain/roles/role-texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shortenersQuery, shortenText, type ShortenResult } from './api.ts';

/** The state of a field that is being shortened. */
export type ShorteningState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly by: Shortener; readonly text: string }
  | { readonly kind: 'failed'; readonly by: Shortener; readonly error: unknown };

interface Start {
  readonly by: Shortener;
  readonly roleId: string | undefined;
  readonly body: Omit<Parameters<typeof shortenText>[0]['body'], 'by'>;
  readonly onDone: (result: ShortenResult) => void;
}

/** Shortens a text, one at a time. Stops when its field unmounts. */
export function useShortening() {
  const client = useQueryClient();
  const [state, setState] = useState<ShorteningState>({ kind: 'idle' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const start = async ({ by, roleId, body, onDone }: Start): Promise<void> => {
    controllerRef.current?.abort();
    const call = new AbortController();
    controllerRef.current = call;
    setState({ kind: 'running', by, text: '' });
    try {
      const onText = (text: string) => setState({ kind: 'running', by, text });
      const result = await shortenText({ roleId, body: { ...body, by }, signal: call.signal, onText });
      setState({ kind: 'idle' });
      onDone(result);
    } catch (error) {
      if (!call.signal.aborted) setState({ kind: 'failed', by, error });
    }
    if (by === 'ai') void client.invalidateQueries(shortenersQuery);
  };
  const stop = () => {
    controllerRef.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, start, stop, forget: () => setState({ kind: 'idle' }) };
}
