import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { DataCase } from './cases.ts';
import type { Answer, HttpRequest } from '../http-load.ts';
import { bodyOf, sendOnce, toWire } from '../http-load.ts';
import type { Side } from '../sides.ts';

/**
 * Uploads per hour are limited per account; here the counters stay at one, so they are written and never reach the
 * limit.
 */
export const LIFT_LIMITS = [
  'create function forget_hits() returns trigger language plpgsql as $$ begin new.hits := 1; return new; end $$',
  'create trigger forget_hits before insert or update on rate_limits for each row execute function forget_hits()',
];

/** Noise does not compress, so a grey image with this side length has about 200 kB. */
const SIDE_PIXELS = 448;
const BOUNDARY = 'bench-boundary';
const ASSET = 'width=256&height=256&fit=cover&format=webp';

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A grey image of noise. */
function makePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PIXELS, 0);
  header.writeUInt32BE(SIDE_PIXELS, 4);
  header[8] = 8;
  // Each line starts with its filter type: none.
  const lines = Array.from({ length: SIDE_PIXELS }, () =>
    Buffer.concat([Buffer.alloc(1), randomBytes(SIDE_PIXELS)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(lines))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function uploadOf(image: Buffer, uploadPath: string): HttpRequest {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    method: 'POST',
    path: uploadPath,
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}

function idOf(answer: Answer): string {
  return (JSON.parse(bodyOf(answer).toString()) as { data: { id: string } }).data.id;
}

/** Uploads once and fetches the small image. Undefined if the server does not support it. */
async function tryOut(side: Side, paths: { upload: string; asset: string }, image: Buffer) {
  const headers = await side.headers();
  const upload = await sendOnce(side.port, toWire(side.port, uploadOf(image, paths.upload), headers));
  if (upload.status !== 200) return undefined;
  const assetPath = `${paths.asset}/${idOf(upload)}?${ASSET}`;
  const asset = await sendOnce(side.port, toWire(side.port, { method: 'GET', path: assetPath }, headers));
  if (asset.status !== 200) return undefined;
  return { assetPath, content: bodyOf(asset) };
}

/** Whether the bytes are a WebP image. */
function isWebp(body: Buffer): boolean {
  return body.toString('latin1', 0, 4) === 'RIFF' && body.toString('latin1', 8, 12) === 'WEBP';
}

/** Storing an image and fetching a small version of it; none if our server does not accept images. */
export async function fileCases(sides: readonly Side[], bareFolder: string): Promise<DataCase[]> {
  const image = makePng();
  const [ours, peer] = ['ours', 'peer'].map((name) => sides.find((side) => side.name === name));
  const trial = ours && (await tryOut(ours, { upload: '/api/files', asset: '/api/assets' }, image));
  if (trial === undefined) {
    console.log('  Left out: upload and asset, because our server did not take an image.');
    return [];
  }
  const atPeer = peer && (await tryOut(peer, { upload: '/files', asset: '/assets' }, image));
  const name = randomUUID();
  await writeFile(path.join(bareFolder, name), trial.content);
  return [
    {
      name: 'upload',
      what: `upload of ${Math.round(image.length / 1000)} kB`,
      writes: true,
      requests: [
        {
          ours: uploadOf(image, '/api/files'),
          bare: uploadOf(image, '/file'),
          peer: uploadOf(image, '/files'),
        },
      ],
      summarize: (data) => typeof (data as { id: unknown }).id,
      goal: { bare: 0.6, peer: 5 },
    },
    {
      name: 'asset',
      what: 'asset, 256 px',
      requests: [
        {
          ours: { method: 'GET', path: trial.assetPath },
          bare: { method: 'GET', path: `/asset/${name}` },
          peer: { method: 'GET', path: atPeer?.assetPath ?? '/assets' },
        },
      ],
      read: isWebp,
      summarize: (webp) => webp,
      goal: { bare: 0.6, peer: 8 },
    },
  ];
}
