import type { AssetQuery } from '@quint/contract/files.ts';
import { fail } from '@quint/contract/errors.ts';
import type { StoredFile } from '#features/files/assets/queries.ts';
import type { ImageFormat, Transform } from '#files/images.ts';

const QUALITY = 80;

/** Formats that need the browser's word, the smaller one first. */
const BY_ACCEPT = ['avif', 'webp'] as const;

export const EXTENSIONS: Readonly<Record<ImageFormat, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
};

function ownFormat(file: StoredFile): ImageFormat {
  return file.type === 'image/png' ? 'png' : 'jpeg';
}

function formatFor(file: StoredFile, asked: AssetQuery['format'], accept: string | undefined): ImageFormat {
  if (asked === undefined) return ownFormat(file);
  if (asked === 'jpg') return 'jpeg';
  if (asked !== 'auto') return asked;
  return BY_ACCEPT.find((format) => accept?.includes(`image/${format}`) === true) ?? ownFormat(file);
}

/**
 * What has to be done to a stored file; undefined for nothing at all. Wishes that make no difference are left out, so
 * that they make no variant: a fit without two sides, a quality of a lossless format, a side no image is as long as.
 * Throws INVALID_QUERY when something that is no image is to look different.
 */
export function findTransform(
  file: StoredFile,
  asked: AssetQuery,
  accept: string | undefined,
): Transform | undefined {
  const { width, height, quality } = asked;
  const isAsked = [width, height, quality, asked.fit, asked.format].some((wish) => wish !== undefined);
  if (!isAsked) return undefined;
  if (!file.type.startsWith('image/')) {
    throw fail('INVALID_QUERY', { reason: 'only images have a size, a fit, a quality and a format' });
  }
  const format = formatFor(file, asked.format, accept);
  const fit = width === undefined || height === undefined ? 'inside' : (asked.fit ?? 'cover');
  const inside = fit === 'inside';
  const transform: Transform = {
    width: inside && width !== undefined && width >= (file.width ?? width) ? undefined : width,
    height: inside && height !== undefined && height >= (file.height ?? height) ? undefined : height,
    fit,
    quality: format === 'png' ? 100 : (quality ?? QUALITY),
    format,
  };
  const isSame =
    transform.width === undefined &&
    transform.height === undefined &&
    format === ownFormat(file) &&
    (format === 'png' || quality === undefined);
  return isSame ? undefined : transform;
}

/** The name a transformed image is kept under: equal wishes have equal names. */
export function variantName({ width = 0, height = 0, fit, quality, format }: Transform): string {
  return `${width}x${height}-${fit}-q${quality}.${EXTENSIONS[format]}`;
}
