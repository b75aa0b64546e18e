import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { SQL } from './sql.ts';

// The practical limit: Node's own HTTP server, the driver, one hand-written statement per case. No checks at all.
const { DATABASE_URL, PORT, ORGANIZATION, FILES = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The one file of a multipart body: between the first empty line and the last boundary. */
async function storeFile(body: Buffer): Promise<[string, number]> {
  const content = body.subarray(body.indexOf('\r\n\r\n') + 4, body.lastIndexOf('\r\n--'));
  const name = randomUUID();
  await writeFile(path.join(FILES, name), content);
  return [name, content.length];
}

async function valuesOf(
  name: string,
  pathParts: readonly string[],
  request: IncomingMessage,
): Promise<unknown[]> {
  if (request.method === 'GET') return [...pathParts];
  const body = await readBody(request);
  if (name === 'file') return storeFile(body);
  return [...pathParts, ...Object.values(JSON.parse(body.toString()) as object)];
}

const server = createServer((request, response) => {
  const [, name = '', ...pathParts] = (request.url ?? '').split('/');
  const fail = (error: Error) => response.writeHead(500).end(error.message);
  if (name === 'asset') {
    const send = (image: Buffer) =>
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': image.length }).end(image);
    readFile(path.join(FILES, pathParts[0] ?? '')).then(send, fail);
    return;
  }
  const answer = async () => {
    const values = [ORGANIZATION, ...(await valuesOf(name, pathParts, request))];
    const text = SQL[name as keyof typeof SQL];
    const { rows } = await pool.query<{ j: string }>({ name, text, values });
    const responseBody = `{"data":${rows[0]?.j ?? 'null'}}`;
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(responseBody),
      })
      .end(responseBody);
  };
  answer().catch(fail);
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
// The bench was killed.
process.once('disconnect', () => process.exit(0));
