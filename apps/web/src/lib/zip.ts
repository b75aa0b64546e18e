/** A file of an archive. Its parts may be made while they are written; between two the page gets its turn. */
export interface ZipFile {
  readonly name: string;
  readonly parts: Iterable<string>;
}

interface Packed {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly content: Uint8Array<ArrayBuffer>;
  /** Bytes before they were packed. */
  readonly size: number;
  readonly crc: number;
}

// The format is that of APPNOTE.TXT by PKWARE, version 6.3, without any of its options.
const LOCAL_HEADER = 0x04_03_4b_50;
const CENTRAL_HEADER = 0x02_01_4b_50;
const END_HEADER = 0x06_05_4b_50;
const VERSION = 20;
const DEFLATED = 8;
/** The first day that the format knows. */
const DATE = 0x21;

const encoder = new TextEncoder();

const CRC_OF_BYTE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

function continueCrc(crc: number, bytes: Uint8Array): number {
  let next = crc;
  for (const byte of bytes) next = (next >>> 8) ^ (CRC_OF_BYTE[(next ^ byte) & 0xff] ?? 0);
  return next;
}

const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function pack({ name, parts }: ZipFile): Promise<Packed> {
  const deflate = new CompressionStream('deflate-raw');
  const content = new Response(deflate.readable).arrayBuffer();
  const writer = deflate.writable.getWriter();
  let [size, crc] = [0, 0xff_ff_ff_ff];
  for (const part of parts) {
    const bytes = encoder.encode(part);
    size += bytes.length;
    crc = continueCrc(crc, bytes);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await Promise.all([writer.write(bytes), nextTask()]);
  }
  await writer.close();
  return { name: encoder.encode(name), content: new Uint8Array(await content), size, crc: ~crc >>> 0 };
}

type Numbers = readonly (readonly [bytes: 2 | 4, value: number])[];

/** Numbers as the format has them, each with its size in bytes. */
function record(...numbers: Numbers): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** What the header of a file and its line in the directory both say. */
function factsOf({ name, content, size, crc }: Packed): Numbers {
  return [
    [2, VERSION],
    [2, 0],
    [2, DEFLATED],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, content.length],
    [4, size],
    [2, name.length],
    [2, 0],
  ];
}

/** A ZIP archive. The browser compresses beside the page, without a worker, which our policy would have to allow. */
export async function zip(files: readonly ZipFile[], type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- a file may need what was found while the one before was written
    const packed = await pack(file);
    const { name, content } = packed;
    const header = record([4, LOCAL_HEADER], ...factsOf(packed));
    parts.push(header, name, content);
    const line = record(
      [4, CENTRAL_HEADER],
      [2, VERSION],
      ...factsOf(packed),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    );
    directory.push(line, name);
    offset += header.length + name.length + content.length;
  }
  const length = directory.reduce((sum, line) => sum + line.length, 0);
  const count = files.length;
  const end = record(
    [4, END_HEADER],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, offset],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end], { type });
}
