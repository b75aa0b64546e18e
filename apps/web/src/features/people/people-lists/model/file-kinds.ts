import { unzipSync } from 'fflate';
import { LIST_LIMITS } from './limits.ts';
import { RefusedList, type ListRefusal } from './messages.ts';

const BYTES_PER_MEGABYTE = 1_048_576;
const HEAD_BYTES = 4096;

/** The first bytes of files that are not text, whatever their name. */
const SIGNATURES: readonly (readonly [readonly number[], ListRefusal])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'no_table'], // PDF
  [[0x89, 0x50, 0x4e, 0x47], 'no_table'], // PNG
  [[0xff, 0xd8, 0xff], 'no_table'], // JPEG
  [[0x47, 0x49, 0x46, 0x38], 'no_table'], // GIF
  [[0x52, 0x49, 0x46, 0x46], 'no_table'], // WebP
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'no_table'], // RTF
  [[0x1f, 0x8b], 'archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'archive'],
  [[0x52, 0x61, 0x72, 0x21], 'archive'],
  [[0x09, 0x08, 0x10, 0x00], 'old_excel'],
  [[0x09, 0x04, 0x06, 0x00], 'old_excel'],
  [[0x09, 0x02, 0x06, 0x00], 'old_excel'],
];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP_FILE = [0x50, 0x4b];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Whether the directory of a compound file contains a name, in UTF-16. */
function hasEntry(bytes: Uint8Array, name: string): boolean {
  const units = Array.from(name, (character) => [character.charCodeAt(0), 0]).flat();
  const [first = 0] = units;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (units.every((unit, index) => bytes[at + index] === unit)) return true;
  return false;
}

/** A workbook with a password, an old workbook, or a word processor document. */
function kindOfCompound(bytes: Uint8Array): ListRefusal {
  if (hasEntry(bytes, 'EncryptedPackage')) return 'password';
  return hasEntry(bytes, 'WordDocument') ? 'no_table' : 'old_excel';
}

interface Part {
  readonly name: string;
  readonly bytes: number;
}

/** The parts of an archive, read from its directory without unpacking. */
function listParts(bytes: Uint8Array): readonly Part[] {
  const parts: Part[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        // A part with a hidden size counts as the largest possible.
        const isHidden = originalSize === 0 && size > 2;
        parts.push({ name, bytes: isHidden ? Number.POSITIVE_INFINITY : originalSize });
        return false;
      },
    });
  } catch {
    throw new RefusedList('broken');
  }
  return parts;
}

function kindOfArchive(parts: readonly Part[]): 'workbook' | ListRefusal {
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  if (has(/^\/?xl\/workbook\.bin$/i)) return 'old_excel';
  if (has(/^\/?xl\/workbook\d*\.xml$/i) || has(/^\/?xl\/worksheets\//i)) return 'workbook';
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/)) return 'numbers';
  if (has(/^(?:word|ppt)\//)) return 'no_table';
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'open_document';
  return 'archive';
}

/** Detects a text that is not a list: a web page named .xls, or a data format for programs. */
function kindOfText(head: string): ListRefusal | undefined {
  if (/^\s*(?:<\?xml|<!doctype|<html|<table|<head|<meta|<style|<body|<div)/i.test(head)) return 'old_excel';
  if (/^ID;P[A-Z]+\s*[\r\n]+[A-Z];/.test(head)) return 'old_excel';
  if (/^\s*(?:\{\s*"|\[\s*[{"])/.test(head)) return 'unknown';
  return undefined;
}

/** Whether bytes are binary: zeros that are not from UTF-16, or many control characters. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, HEAD_BYTES);
  const zeros = [0, 0];
  let controls = 0;
  for (const [index, byte] of head.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) controls += 1;
  }
  const [even = 0, odd = 0] = zeros;
  return (
    controls > head.length * 0.05 || (Math.min(even, odd) > 4 && Math.min(even, odd) > head.length * 0.02)
  );
}

function isOfPhotos(bytes: Uint8Array): boolean {
  return startsWith(bytes.subarray(4), [0x66, 0x74, 0x79, 0x70]);
}

/**
 * Detects the kind of a file from its content, because its name may be wrong. Throws RefusedList with advice for a file
 * that cannot be read as a list.
 */
export function detectKind(bytes: Uint8Array): 'workbook' | 'text' {
  if (bytes.length === 0) throw new RefusedList('empty');
  if (bytes.length > LIST_LIMITS.megabytes * BYTES_PER_MEGABYTE) throw new RefusedList('too_large');
  if (startsWith(bytes, COMPOUND_FILE)) throw new RefusedList(kindOfCompound(bytes));
  if (startsWith(bytes, ZIP_FILE)) {
    const parts = listParts(bytes);
    const kind = kindOfArchive(parts);
    if (kind !== 'workbook') throw new RefusedList(kind);
    const total = parts.reduce((sum, part) => sum + part.bytes, 0);
    if (total > LIST_LIMITS.unpackedMegabytes * BYTES_PER_MEGABYTE) throw new RefusedList('too_large');
    return 'workbook';
  }
  const refusal = SIGNATURES.find(([mark]) => startsWith(bytes, mark))?.[1];
  if (refusal !== undefined) throw new RefusedList(refusal);
  if (isOfPhotos(bytes)) throw new RefusedList('no_table');
  if (isBinary(bytes)) throw new RefusedList('unknown');
  const ofText = kindOfText(
    new TextDecoder('latin1')
      .decode(bytes.subarray(0, HEAD_BYTES))
      .replaceAll('\0', '')
      .replace(/^ï»¿|^ÿþ|^þÿ/, ''),
  );
  if (ofText !== undefined) throw new RefusedList(ofText);
  return 'text';
}
