import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpRequest } from './data/http-load.ts';
import { bodyOf, Connection, toWire } from './data/http-load.ts';

export interface Call extends HttpRequest {
  readonly headers: Readonly<Record<string, string>>;
}

/** One connection that sends calls one after the other. */
export interface Caller {
  /** Returns the length of the answer in bytes. Rejects unless it is answered with 200. */
  send(call: Call): Promise<number>;
  close(): void;
}

export function openCaller(port: number): Caller {
  const connection = new Connection(port, { retainBodies: true });
  return {
    async send(call) {
      const answer = await connection.send(toWire(port, call, call.headers));
      const body = bodyOf(answer);
      if (answer.status !== 200)
        throw new Error(`${call.method} ${call.path}: ${answer.status} ${body.toString()}`);
      return body.length;
    },
    close: () => connection.close(),
  };
}

/**
 * Each taker sends its calls one after the other, all takers at once, with the pause between two calls. Returns the
 * milliseconds of every call; rejects when one is not answered with 200.
 */
export async function runTakers(
  port: number,
  takers: readonly (readonly Call[])[],
  pauseMs: number,
): Promise<number[]> {
  const samples: number[] = [];
  const take = async (calls: readonly Call[], index: number) => {
    // Spread the starts, as people do.
    await sleep((pauseMs * index) / takers.length);
    const caller = openCaller(port);
    for (const call of calls) {
      const start = performance.now();
      await caller.send(call);
      samples.push(performance.now() - start);
      await sleep(pauseMs);
    }
    caller.close();
  };
  await Promise.all(takers.map(take));
  return samples;
}
