const NAME_MAX_CHARACTERS = 120;

/** A file name without its extension. */
export function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}

/**
 * A safe file name for downloads: the last part of the given path, without characters that systems do not allow, with
 * the extension of the real type.
 */
export function safeFileName(path: string, extension: string): string {
  const last = path.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const stem = stemOf(last)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const characters = Array.from(new Intl.Segmenter().segment(stem), ({ segment }) => segment);
  return `${characters.slice(0, NAME_MAX_CHARACTERS).join('').trim() || 'file'}.${extension}`;
}
