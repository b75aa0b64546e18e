import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

export interface NameServer {
  /** `127.0.0.1:<port>` */
  readonly address: string;
  /** TXT records by name. */
  readonly records: Map<string, string>;
  close(): void;
}

/** The name in the question of a DNS message, and the end of the question. */
function readQuestion(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  while ((message[at] ?? 0) !== 0) {
    const length = message[at] ?? 0;
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function answerTo(message: Buffer, text: string | undefined, end: number): Buffer {
  const head = Buffer.from(message.subarray(0, 12));
  // A response without errors, or one for a missing name.
  head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  const question = message.subarray(12, end);
  if (text === undefined) return Buffer.concat([head, question]);
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(16, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, question, record, data]);
}

/** A name server on this machine that only knows TXT records. */
export async function openNameServer(): Promise<NameServer> {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { name, end } = readQuestion(message);
    socket.send(answerTo(message, records.get(name), end), port, address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, records, close: () => void socket.close() };
}
