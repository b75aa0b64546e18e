import { fail } from '@quint/contract/base/errors.ts';
import type { default as sharp, Sharp } from 'sharp';
import { createWorkLimit } from '#files/work-limit.ts';
import type { IncomingFile } from '#files/incoming-files.ts';
import type { ImageType } from '#files/media-types.ts';
import { isGreyPng } from '#files/media-types.ts';

let library: Promise<typeof sharp> | undefined;

/** The image library, loaded for the first image: a server without images does not need it in memory. */
async function loadLibrary(): Promise<typeof sharp> {
  const { default: sharpLibrary } = await import('sharp');
  // It supports some twenty formats, and each parser is an attack surface. We allow two.
  sharpLibrary.block({ operation: ['VipsForeignLoad'] });
  sharpLibrary.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadPngBuffer',
    ],
  });
  // The library's operation cache: two operations here hardly ever have the same input.
  sharpLibrary.cache(false);
  return sharpLibrary;
}

/** Longest side of a stored image. */
export const STORED_SIDE_MAX = 1024;
/** The size of a photo from a good phone camera. More pixels are treated as an attempt to exhaust the memory. */
export const MEGAPIXELS_MAX = 50;
const SECONDS_MAX = 15;
const JPEG_QUALITY = 88;
/** Higher levels take up to five times as long for hardly smaller files. */
const PNG_LEVEL = 2;
const AVIF_EFFORT = 2;

/** Maximum images decoded at once in this process, and how many may wait. This bounds processor and memory use. */
const runLimited = createWorkLimit({ runningMax: 2, waitingMax: 200 });

/** A re-encoded image in a new file. */
export interface Image {
  readonly content: { readonly path: string; readonly bytes: number };
  readonly width: number;
  readonly height: number;
}

async function open(input: string | Uint8Array): Promise<Sharp> {
  library ??= loadLibrary();
  const draw = await library;
  return draw(input, { limitInputPixels: MEGAPIXELS_MAX * 1_000_000, failOn: 'error', autoOrient: true });
}

/** An unreadable image is the client's error; a failing system call is ours. */
const SYSTEM = /unix error|system error/i;

function meaningOf(error: unknown): unknown {
  if (!(error instanceof Error) || SYSTEM.test(error.message)) return error;
  if (error.message.includes('pixel limit'))
    return fail('file.image_too_large', { megapixels: MEGAPIXELS_MAX });
  return fail('file.image_unreadable');
}

/**
 * Re-encodes an uploaded image into a new file: upright, at most 1024 pixels on the longer side, without metadata
 * (place, camera, hidden payloads). Throws `file.image_too_large` and `file.image_unreadable`.
 */
export function redraw(
  { content, head }: Pick<IncomingFile, 'content' | 'head'>,
  type: ImageType,
  path: string,
): Promise<Image> {
  return runLimited(async () => {
    const image = await open(content instanceof Uint8Array ? content : content.path);
    const picture = image
      .timeout({ seconds: SECONDS_MAX })
      .resize({ width: STORED_SIDE_MAX, height: STORED_SIDE_MAX, fit: 'inside', withoutEnlargement: true });
    if (type === 'image/png') picture.png({ compressionLevel: PNG_LEVEL });
    else picture.jpeg({ quality: JPEG_QUALITY });
    // Otherwise a grey image would be written with three equal channels.
    if (isGreyPng(head)) picture.toColourspace('b-w');
    try {
      const { size, width, height } = await picture.toFile(path);
      return { content: { path, bytes: size }, width, height };
    } catch (error) {
      throw meaningOf(error);
    }
  });
}

export type Fit = 'cover' | 'contain' | 'inside' | 'outside';
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif';

/** The requested form of a stored image. Images are never enlarged. */
export interface Transform {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly fit: Fit;
  readonly quality: number;
  readonly format: ImageFormat;
}

/** A stored image in another size or format. */
export function transformImage(storedImage: Uint8Array, transform: Transform): Promise<Uint8Array> {
  const { width, height, fit, quality, format } = transform;
  // The area around a contained picture is transparent where the format allows it.
  const background = format === 'jpeg' ? '#ffffff' : { r: 255, g: 255, b: 255, alpha: 0 };
  return runLimited(async () => {
    const picture = (await open(storedImage)).timeout({ seconds: SECONDS_MAX });
    if (width !== undefined || height !== undefined) {
      picture.resize(width ?? null, height ?? null, { fit, background, withoutEnlargement: true });
    }
    switch (format) {
      case 'png':
        return picture.png().toBuffer();
      case 'jpeg':
        return picture.flatten({ background }).jpeg({ quality }).toBuffer();
      case 'webp':
        return picture.webp({ quality }).toBuffer();
      case 'avif':
        return picture.avif({ quality, effort: AVIF_EFFORT }).toBuffer();
    }
  });
}
