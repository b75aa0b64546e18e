import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A FATAL ErrorResponse of PostgreSQL's protocol. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** The messages of a PgBouncer client when its server dies: the server's last message, then PgBouncer's. */
const CRASH_MESSAGES = Buffer.concat([
  fatal('57P01', 'terminating connection due to unexpected postmaster exit'),
  fatal('08P01', 'server conn crashed?'),
]);

/** A pooler in front of PostgreSQL whose server can die. */
export interface DatabaseProxy {
  readonly url: string;
  /** Ends every connection: after a final message, or by a reset. Returns their number. */
  sever(how: 'last words' | 'reset'): number;
  close(): Promise<void>;
}

export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    clients.add(client);
    client.pipe(upstream).pipe(client, { end: false });
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('close', () => {
      clients.delete(client);
      upstream.destroy();
    });
    upstream.on('close', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const sever: DatabaseProxy['sever'] = (how) => {
    const severedClients = [...clients];
    for (const client of severedClients) {
      if (how === 'reset') client.resetAndDestroy();
      else client.end(CRASH_MESSAGES);
    }
    return severedClients.length;
  };
  return {
    url: url.href,
    sever,
    async close() {
      sever('reset');
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
