const NAME = 0x6e616d65;
const OS2 = 0x4f532f32;
const TABLE_RECORD = 16;
const NAME_RECORD = 12;
/** Windows, Unicode, English. */
const ENCODING = [3, 1, 0x409] as const;
const FAMILY = 1;
const FULL_NAME = 4;
const POSTSCRIPT_NAME = 6;

/**
 * The font under another family name. The engine also knows the fonts of the machine, and one of these may have the
 * family name and the weight that a template uses; a unique name refers only to the shipped font.
 */
export function renameFont(font: Buffer, family: string): Buffer {
  const weight = font.readUInt16BE(font.readUInt32BE(recordOf(font, OS2) + 8) + 4);
  const names = nameTable([
    [FAMILY, family],
    [FULL_NAME, `${family} ${weight}`],
    [POSTSCRIPT_NAME, `${family.replaceAll(' ', '')}-${weight}`],
  ]);
  const offset = Math.ceil(font.length / 4) * 4;
  const renamedFont = Buffer.concat([font, Buffer.alloc(offset - font.length), names]);
  const record = recordOf(renamedFont, NAME);
  renamedFont.writeUInt32BE(offset, record + 8);
  renamedFont.writeUInt32BE(names.length, record + 12);
  return renamedFont;
}

/** The entry of a table in the font's directory. */
export function recordOf(font: Buffer, tag: number): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * TABLE_RECORD;
    if (font.readUInt32BE(record) === tag) return record;
  }
  throw new Error(`The font has no ${Buffer.from(tag.toString(16), 'hex').toString('latin1')} table`);
}

function nameTable(names: readonly (readonly [id: number, text: string])[]): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + names.length * NAME_RECORD);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    const fields = [...ENCODING, id, length, offset];
    for (const [at, field] of fields.entries()) header.writeUInt16BE(field, 6 + index * NAME_RECORD + at * 2);
    offset += length;
  }
  return Buffer.concat([header, ...texts]);
}
