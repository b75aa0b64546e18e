import { createListSession } from './list-session.ts';
import type { ListAnswer, ListRequest } from './messages.ts';

/** A request with the number under which its answer is awaited. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: ListRequest;
}
export interface NumberedAnswer {
  readonly id: number;
  readonly answer: ListAnswer;
}

/** Where requests arrive: the global scope of a worker, or what takes its place in tests. */
interface Connection {
  addEventListener: (type: 'message', listener: (event: MessageEvent<NumberedRequest>) => void) => void;
  postMessage: (answer: NumberedAnswer) => void;
}

function fail(cause: unknown): ListAnswer {
  // oxlint-disable-next-line no-console -- the person only learns that it failed; the reason must be somewhere
  console.error('A list could not be read', cause);
  return { kind: 'refused', refusal: 'failed' };
}

/** Answers the requests of one page, one after the other. */
export function serveLists(connection: Connection): void {
  const session = createListSession();
  let last: Promise<unknown> = Promise.resolve();
  connection.addEventListener('message', ({ data: { id, request } }) => {
    last = last
      .then(() => session(request))
      .catch(fail)
      .then((answer) => connection.postMessage({ id, answer }));
  });
}

if ('WorkerGlobalScope' in globalThis) serveLists(globalThis as unknown as Connection);
