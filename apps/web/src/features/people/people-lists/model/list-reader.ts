import { LIST_LIMITS } from './limits.ts';
import type { NumberedAnswer, NumberedRequest } from './list-worker.ts';
import type { ListAnswer, ListRequest } from './messages.ts';

export interface ListReader {
  readonly ask: (request: ListRequest) => Promise<ListAnswer>;
  readonly close: () => void;
}

/**
 * Starts a worker that reads lists, so that the page stays responsive. A list that takes too long is refused, and the
 * worker is stopped.
 */
export function startListReader(): ListReader {
  const pendingRequests = new Map<number, (answer: ListAnswer) => void>();
  let worker: Worker | undefined;
  let lastId = 0;
  const settle = (id: number, answer: ListAnswer) => {
    pendingRequests.get(id)?.(answer);
    pendingRequests.delete(id);
  };
  const stop = (answer?: ListAnswer) => {
    worker?.terminate();
    worker = undefined;
    for (const id of pendingRequests.keys()) if (answer !== undefined) settle(id, answer);
    pendingRequests.clear();
  };
  const start = (): Worker => {
    const newWorker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
    newWorker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) =>
      settle(data.id, data.answer),
    );
    // The script could not be loaded, or it failed.
    newWorker.addEventListener('error', () => stop({ kind: 'refused', refusal: 'failed' }));
    return newWorker;
  };
  return {
    ask: (request) =>
      new Promise((resolve) => {
        lastId += 1;
        const id = lastId;
        worker ??= start();
        const limit = setTimeout(
          () => stop({ kind: 'refused', refusal: 'too_slow' }),
          LIST_LIMITS.seconds * 1000,
        );
        pendingRequests.set(id, (answer) => {
          clearTimeout(limit);
          resolve(answer);
        });
        worker.postMessage({ id, request } satisfies NumberedRequest);
      }),
    close: () => stop(),
  };
}
