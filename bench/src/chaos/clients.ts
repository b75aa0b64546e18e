import { Agent, request } from 'node:http';

/** What became of the requests of some clients. */
export interface Outcomes {
  /** By status; `refused`: no connection was made, `cut`: one broke before the answer was complete. */
  readonly counts: Map<string, number>;
  /** Answers of 503 that do not say when to come again. */
  withoutRetry: number;
  /** When the last request failed, by `performance.now()`. */
  lastFailure: number;
}

export interface Clients {
  readonly outcomes: Outcomes;
  stop(): Promise<void>;
}

const REFUSED_PAUSE_MS = 20;
const UNAVAILABLE = 503;

/** One request on a connection that is kept. */
function ask(port: number, path: string, options: { agent: Agent; headers: Record<string, string> }) {
  return new Promise<{ status: string; hasRetry: boolean }>((resolve) => {
    const clientRequest = request({ port, path, ...options }, (answer) => {
      const status = String(answer.statusCode);
      const hasRetry = answer.statusCode !== UNAVAILABLE || answer.headers['retry-after'] !== undefined;
      answer.on('error', () => resolve({ status: 'cut', hasRetry }));
      answer.on('end', () => resolve({ status, hasRetry }));
      answer.resume();
    });
    clientRequest.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code === 'ECONNREFUSED' ? 'refused' : 'cut', hasRetry: true }),
    );
    clientRequest.end();
  });
}

/** Starts clients that each ask one thing after the other until they are stopped. */
export function startClients(
  port: number,
  { count, paths, headers }: { count: number; paths: readonly string[]; headers: Record<string, string> },
): Clients {
  const outcomes: Outcomes = { counts: new Map(), withoutRetry: 0, lastFailure: 0 };
  let isOver = false;
  const work = async (_: unknown, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let requestIndex = index; !isOver; requestIndex += 1) {
      const { status, hasRetry } = await ask(port, paths[requestIndex % paths.length] ?? '/', {
        agent,
        headers,
      });
      outcomes.counts.set(status, (outcomes.counts.get(status) ?? 0) + 1);
      if (status !== '200') outcomes.lastFailure = performance.now();
      if (!hasRetry) outcomes.withoutRetry += 1;
      if (status === 'refused') await new Promise((resolve) => setTimeout(resolve, REFUSED_PAUSE_MS));
    }
    agent.destroy();
  };
  const workers = Promise.all(Array.from({ length: count }, work));
  return {
    outcomes,
    async stop() {
      isOver = true;
      await workers;
    },
  };
}
