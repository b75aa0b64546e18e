import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

const EXECUTE = 'E'.charCodeAt(0);
const SIMPLE_QUERY = 'Q'.charCodeAt(0);

/** Counts what a client of PostgreSQL asks to be run. The first message of a connection has no type. */
function countIn(count: () => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let hasStarted = false;
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const head = hasStarted ? 5 : 4;
      if (pending.length < head) return;
      const size = pending.readInt32BE(head - 4) + head - 4;
      if (pending.length < size) return;
      if (hasStarted && (pending[0] === EXECUTE || pending[0] === SIMPLE_QUERY)) count();
      hasStarted = true;
      pending = pending.subarray(size);
    }
  };
}

export interface Relay {
  /** Address of the database through the relay. */
  readonly url: string;
  /** Statements asked for since the relay began. */
  readonly count: () => number;
  close(): Promise<void>;
}

/** Stands between a server and PostgreSQL and counts the statements that pass, whatever the server says of itself. */
export async function openRelay(url: string): Promise<Relay> {
  const target = new URL(url);
  const behind = { port: Number(target.port), host: target.hostname, noDelay: true };
  const sockets = new Set<Socket>();
  let statements = 0;
  const server: Server = createServer((client) => {
    const database = connect(behind);
    const read = countIn(() => (statements += 1));
    client.on('data', read);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  target.hostname = '127.0.0.1';
  target.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: target.href,
    count: () => statements,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
