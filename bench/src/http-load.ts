import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** One request; the body is text, or bytes of a type of their own. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string | Buffer | undefined;
  readonly contentType?: string | undefined;
}

export interface Answer {
  readonly status: number;
  /** The answer as it came, head included; where bodies are not kept, its beginning. */
  readonly bytes: Buffer;
}

/** A request as it goes over the wire, made once and sent many times. */
export function toWire(port: number, ask: HttpRequest, headers: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(ask.body ?? '');
  const all: Record<string, string> = { host: `127.0.0.1:${port}`, accept: '*/*', ...headers };
  if (ask.body !== undefined) {
    all['content-type'] = ask.contentType ?? 'application/json';
    all['content-length'] = String(body.length);
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${ask.method} ${ask.path} HTTP/1.1\r\n${lines.join('')}\r\n`), body]);
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
/** JSON holds no raw line break, and every other answer says its length. */
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

interface Head {
  readonly status: number;
  /** Bytes of the whole answer; undefined where it comes in chunks. */
  readonly total: number | undefined;
}

function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const text = bytes.toString('latin1', 0, end + 2);
  const status = Number(text.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(text)?.[1];
  const bodiless = status === 204 || status === 304;
  if (length === undefined && !bodiless) return { status, total: undefined };
  return { status, total: end + END_OF_HEAD.length + Number(length ?? 0) };
}

/**
 * One keep-alive connection with one request at a time. Far lighter than a full HTTP client, which would take processor
 * time from the servers being measured. Bodies are kept only when they are checked.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #keep: boolean;
  #chunks: Buffer[] = [];
  #tail: Buffer = Buffer.alloc(0);
  #receivedBytes = 0;
  #head: Head | undefined;
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number, { retainBodies }: { retainBodies: boolean }) {
    this.#keep = retainBodies;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#settle?.reject(error));
    this.#socket.on('close', () => this.#settle?.reject(new Error('the server closed the connection')));
  }

  send(wire: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(wire);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#receivedBytes += chunk.length;
    if (this.#keep || this.#head === undefined) this.#chunks.push(chunk);
    this.#head ??= readHead(this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks));
    if (this.#head === undefined || !this.#isWhole(this.#head, chunk)) return;
    const { status } = this.#head;
    const bytes = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    const settle = this.#settle;
    [this.#chunks, this.#receivedBytes, this.#head, this.#settle] = [[], 0, undefined, undefined];
    settle?.resolve({ status, bytes });
  }

  #isWhole({ total }: Head, last: Buffer): boolean {
    if (total !== undefined) return this.#receivedBytes >= total;
    const tail = last.length < LAST_CHUNK.length ? Buffer.concat([this.#tail, last]) : last;
    this.#tail = tail.subarray(-LAST_CHUNK.length);
    return this.#tail.equals(LAST_CHUNK);
  }
}

function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (size === 0) break;
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

/** What an answer carries. */
export function bodyOf({ bytes }: Answer): Buffer {
  const end = bytes.indexOf(END_OF_HEAD);
  const body = bytes.subarray(end + END_OF_HEAD.length);
  return /\r\ntransfer-encoding: *chunked/i.test(bytes.toString('latin1', 0, end)) ? unchunk(body) : body;
}

/** Sends one request on a connection of its own. */
export async function sendOnce(port: number, wire: Buffer): Promise<Answer> {
  const connection = new Connection(port, { retainBodies: true });
  try {
    return await connection.send(wire);
  } finally {
    connection.close();
  }
}

const BUSY = 503;

/** Whether the answer is a good one; false for a server that says it is too busy. Throws for anything else. */
function isGood({ status, bytes }: Answer, wire: Buffer): boolean {
  if (status >= 200 && status < 300) return true;
  if (status === BUSY) return false;
  const line = wire.toString('latin1', 0, Math.max(0, wire.indexOf('\r\n')));
  throw new Error(`${line}: ${status} ${bytes.toString('utf8').slice(0, 600)}`);
}

export interface Load {
  readonly port: number;
  /** Sent in turn, over and over. */
  readonly rawRequests: readonly Buffer[];
  readonly connections: number;
  readonly seconds: number;
  /** Where in the turn to begin. */
  readonly from?: number;
}

export interface LoadResult {
  /** Good answers. */
  readonly count: number;
  readonly perSecond: number;
  /** Answers that ask to come back later. */
  readonly refusedCount: number;
}

/**
 * Keeps `connections` connections busy for a time and lets each finish its last request; the time counts until the last
 * response. Rejects at the first response that is neither good nor a request to retry later.
 */
export async function runLoad({
  port,
  rawRequests,
  connections,
  seconds,
  from = 0,
}: Load): Promise<LoadResult> {
  const open = Array.from({ length: connections }, () => new Connection(port, { retainBodies: false }));
  let next = from;
  let count = 0;
  let refusedCount = 0;
  const startTime = performance.now();
  const until = startTime + seconds * 1000;
  const work = async (connection: Connection) => {
    while (performance.now() < until) {
      const wire = rawRequests[next++ % rawRequests.length];
      if (wire === undefined) throw new Error('nothing to send');
      if (isGood(await connection.send(wire), wire)) count += 1;
      else refusedCount += 1;
    }
  };
  try {
    await Promise.all(open.map(work));
  } finally {
    for (const connection of open) connection.close();
  }
  return { count, perSecond: (count * 1000) / (performance.now() - startTime), refusedCount };
}
