import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

const STARTUP_VERSION = 196_608;
const HEAD_BYTES = 8;

/** The startup message without one of its parameters, as a pooler forwards it that ignores this parameter. */
function without(parameter: string, message: Buffer): Buffer {
  const texts = message.subarray(HEAD_BYTES).toString('utf8').split('\0');
  const pairs: string[] = [];
  for (let index = 0; index + 1 < texts.length && texts[index] !== ''; index += 2) {
    if (texts[index] !== parameter) pairs.push(`${texts[index]}\0${texts[index + 1]}\0`);
  }
  const body = Buffer.from(`${pairs.join('')}\0`);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeInt32BE(HEAD_BYTES + body.length, 0);
  head.writeInt32BE(STARTUP_VERSION, 4);
  return Buffer.concat([head, body]);
}

function refusal(text: string): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

export interface Pooler {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A proxy before the database that behaves like PgBouncer: it rejects `options` at the start of a connection, which is
 * the default, or ignores it, as with `ignore_startup_parameters = options`.
 */
export async function openPooler(databaseUrl: string, about: 'refuses' | 'ignores'): Promise<Pooler> {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    client.once('data', (first: Buffer) => {
      if (about === 'refuses' && first.includes('options\0')) {
        client.end(refusal('unsupported startup parameter: options'));
        return;
      }
      const upstream = connect(Number(database.port), database.hostname);
      sockets.add(upstream);
      upstream.on('error', () => undefined);
      upstream.write(without('options', first));
      client.pipe(upstream).pipe(client);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
