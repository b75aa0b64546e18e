import { createListSession } from './list-session.ts';
import type { ListAnswer, ListRequest } from './messages.ts';

/** A request with a number that its answer repeats. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: ListRequest;
}
export interface NumberedAnswer {
  readonly id: number;
  readonly answer: ListAnswer;
}

/** The channel of requests: the global scope of a worker, or a replacement in tests. */
interface Connection {
  addEventListener: (type: 'message', listener: (event: MessageEvent<NumberedRequest>) => void) => void;
  postMessage: (answer: NumberedAnswer) => void;
}

function fail(cause: unknown): ListAnswer {
  // oxlint-disable-next-line no-console -- the user only sees that it failed; the console has the reason
  console.error('A list could not be read', cause);
  return { kind: 'refused', refusal: 'failed' };
}

/** Answers the requests of one page in order. */
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
