import { deflateSync } from 'node:zlib';

/** A PDF of raw objects, numbered from 1; the first is the catalogue. Its cross-reference table is correct. */
export function makePdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    push(Buffer.from(object));
    push(Buffer.from('\nendobj\n'));
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export function stream(content: string | Buffer, dictionary = ''): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${dictionary}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

interface PageParts {
  readonly catalogue?: string;
  readonly page?: string;
  readonly resources?: string;
  /** From object 6 on. */
  readonly objects?: readonly (string | Buffer)[];
  readonly trailer?: string;
}

/** A PDF of one page with this content. */
export function onePage(content: string | Buffer, parts: PageParts = {}): Buffer {
  const { catalogue = '', page = '/MediaBox[0 0 595 842]', resources = '', objects = [], trailer } = parts;
  return makePdf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R${page}/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>>>`,
      Buffer.isBuffer(content) ? content : stream(content),
      FONT,
      ...objects,
    ],
    trailer,
  );
}

/** Lines of visible text, one below the other. */
export function textLines(lines: readonly string[], before = ''): string {
  const shownLines = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join('\n');
  return `${before} BT /F1 11 Tf 14 TL 60 780 Td ${shownLines} ET`;
}

/** A stream that expands to a given number of megabytes. */
export function bomb(megabytes: number): Buffer {
  // Compressed twice: a megabyte of one letter becomes a kilobyte, and a thousand of those a few bytes.
  const inner = deflateSync(Buffer.alloc(megabytes * 1_048_576, 0x20), { level: 1 });
  return stream(deflateSync(inner), '/Filter[/FlateDecode/FlateDecode]');
}
