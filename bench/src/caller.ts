import type { HttpRequest } from './http-load.ts';
import { bodyOf, Connection, toWire } from './http-load.ts';

export interface Call extends HttpRequest {
  readonly headers: Readonly<Record<string, string>>;
}

/** One connection that sends calls one after another. */
export interface Caller {
  /** Returns the length of the answer in bytes. Rejects unless the status is 200. */
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
