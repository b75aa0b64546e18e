import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends one call and returns the length of the answer in bytes. Rejects unless it is answered with 200. */
export function send(agent: Agent, port: number, call: Call): Promise<number> {
  const { method, path, body } = call;
  const headers = {
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...call.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** An agent with at most one keep-alive connection per caller. */
export function openAgent(callers: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: callers });
}

/**
 * Each taker sends its calls one after the other, all takers at once, with the pause between two calls. Returns the
 * milliseconds of every call; rejects when one is not answered with 200.
 */
export async function runTakers(
  target: { agent: Agent; port: number },
  takers: readonly (readonly Call[])[],
  pauseMs: number,
): Promise<number[]> {
  const samples: number[] = [];
  const take = async (calls: readonly Call[], taker: number) => {
    // Spread the starts, as people do.
    await sleep((pauseMs * taker) / takers.length);
    for (const call of calls) {
      const start = performance.now();
      await send(target.agent, target.port, call);
      samples.push(performance.now() - start);
      await sleep(pauseMs);
    }
  };
  await Promise.all(takers.map(take));
  return samples;
}
