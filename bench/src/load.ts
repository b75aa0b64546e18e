import { Agent, request } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function send(agent: Agent, port: number, call: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: call.method,
        path: call.path,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(call.body), ...call.headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${call.path}: ${answer.statusCode}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/**
 * Each taker sends its calls one after the other, all takers at once; between two calls a taker pauses as long as said.
 * Returns the milliseconds of every call after the warm-up.
 */
export async function runTakers(
  port: number,
  takers: readonly (readonly Call[])[],
  options: { pauseMs: number; warmUpCalls: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: takers.length });
  const samples: number[] = [];
  const take = async (calls: readonly Call[], taker: number) => {
    // Spread the starts, as people do.
    await pause((options.pauseMs * taker) / takers.length);
    for (const [index, call] of calls.entries()) {
      const start = performance.now();
      await send(agent, port, call);
      if (index >= options.warmUpCalls) samples.push(performance.now() - start);
      await pause(options.pauseMs);
    }
  };
  await Promise.all(takers.map(take));
  agent.destroy();
  return samples;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
