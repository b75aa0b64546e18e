import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** Below this size a compressed copy saves less than one packet. */
const SMALLEST_BYTES = 1024;
/** Of 11: the last two levels take ten times as long for a few percent. */
const BROTLI_QUALITY = 9;

/** A file being compressed needs megabytes, and this process becomes the server. */
const AT_ONCE = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz next to every text file of a folder; the server sends the one that a browser accepts. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  const queue = files.map((file) => path.join(folder, file));
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < SMALLEST_BYTES) return;
  const [brotli, gzipBytes] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipBytes);
}
