import type { AssetQuery } from '@quint/contract/base/files.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { StoredFile } from '#features/files/assets/queries.ts';
import type { ImageFormat, Transform } from '#files/images.ts';

const QUALITY = 80;

/** Formats that a browser must accept explicitly, the smaller one first. */
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

function formatFor(
  file: StoredFile,
  requestedFormat: AssetQuery['format'],
  accept: string | undefined,
): ImageFormat {
  if (requestedFormat === undefined) return ownFormat(file);
  if (requestedFormat === 'jpg') return 'jpeg';
  if (requestedFormat !== 'auto') return requestedFormat;
  return BY_ACCEPT.find((format) => accept?.includes(`image/${format}`) === true) ?? ownFormat(file);
}

/**
 * The transformation of a stored file; undefined when there is nothing to do. Parameters without effect are dropped, so
 * that they create no variant: a fit without two sides, a quality of a lossless format, a side longer than any image.
 * Throws INVALID_QUERY when the file is not an image.
 */
export function findTransform(
  file: StoredFile,
  query: AssetQuery,
  accept: string | undefined,
): Transform | undefined {
  const { width, height, quality } = query;
  const isAsked = [width, height, quality, query.fit, query.format].some((option) => option !== undefined);
  if (!isAsked) return undefined;
  if (!file.type.startsWith('image/')) {
    throw fail('INVALID_QUERY', { reason: 'only images have a size, a fit, a quality and a format' });
  }
  const format = formatFor(file, query.format, accept);
  const fit = width === undefined || height === undefined ? 'inside' : (query.fit ?? 'cover');
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

/** The storage name of a variant: equal parameters have equal names. */
export function variantName({ width = 0, height = 0, fit, quality, format }: Transform): string {
  return `${width}x${height}-${fit}-q${quality}.${EXTENSIONS[format]}`;
}
