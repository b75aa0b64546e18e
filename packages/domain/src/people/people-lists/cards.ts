import { splitFullName } from '../../base/person-name.ts';
import type { ListRow } from './rows.ts';

const CARD = /^\s*BEGIN:VCARD\s*$/im;
/** `item1.EMAIL;TYPE=WORK:anna@mail.example` */
const PROPERTY = /^\s*(?:[\w-]+\.)?([a-z-]+)((?:;[^:]*)?):(.*)$/i;
const QUOTED_PRINTABLE = /;(?:ENCODING=)?QUOTED-PRINTABLE/i;
const HEADINGS = ['First name', 'Last name', 'Email', 'Phone', 'Language'];

interface Property {
  readonly name: string;
  readonly about: string;
  readonly value: string;
}

const encoder = new TextEncoder();

/** Decodes quoted-printable values, as in old address books: `J=C3=BCrgen`. */
function decodeQuoted(value: string): string {
  const bytes = value
    .split(/(=[\da-f]{2})/i)
    .flatMap((part) =>
      /^=[\da-f]{2}$/i.test(part) ? [Number.parseInt(part.slice(1), 16)] : [...encoder.encode(part)],
    );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const unescape = (text: string) => text.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1').trim();

function readProperty(line: string): Property | undefined {
  const [, name = '', about = '', value = ''] = PROPERTY.exec(line) ?? [];
  if (name === '') return undefined;
  return {
    name: name.toUpperCase(),
    about,
    value: QUOTED_PRINTABLE.test(about) ? decodeQuoted(value) : value,
  };
}

/** The value of the first property with this name; preferred or work ones come before others. */
function valueOf(card: readonly Property[], name: string, preferredPattern: RegExp): string {
  const all = card.filter((property) => property.name === name && property.value.trim() !== '');
  return unescape((all.find(({ about }) => preferredPattern.test(about)) ?? all[0])?.value ?? '');
}

function toCells(card: readonly Property[]): readonly string[] {
  const [last = '', first = ''] = (card.find(({ name }) => name === 'N')?.value ?? '')
    .split(/(?<!\\);/)
    .map(unescape);
  const full = splitFullName(valueOf(card, 'FN', /./));
  return [
    ...(first === '' && last === '' ? [full.first_name, full.last_name] : [first, last]),
    valueOf(card, 'EMAIL', /PREF|WORK/i).replace(/^mailto:/i, ''),
    valueOf(card, 'TEL', /CELL|PREF/i).replace(/^tel:/i, ''),
    valueOf(card, 'LANG', /./),
  ];
}

interface CardLine {
  readonly number: number;
  readonly text: string;
}

/** Joins continued lines: after a blank, or after `=` in quoted-printable. */
function unfold(text: string): readonly CardLine[] {
  const lines: CardLine[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const last = lines.at(-1);
    const isSoft = last !== undefined && QUOTED_PRINTABLE.test(last.text) && last.text.endsWith('=');
    if (last !== undefined && isSoft)
      lines[lines.length - 1] = { ...last, text: last.text.slice(0, -1) + line };
    else if (last !== undefined && /^[ \t]/.test(line))
      lines[lines.length - 1] = { ...last, text: last.text + line.slice(1) };
    else lines.push({ number: index + 1, text: line });
  }
  return lines;
}

/** The people of contact cards (vCard), with generated headings; undefined for other texts. */
export function readCards(text: string): readonly ListRow[] | undefined {
  if (!CARD.test(text)) return undefined;
  const rows: ListRow[] = [{ line: 1, cells: HEADINGS, text: HEADINGS.join('\t') }];
  let start = 0;
  let card: Property[] = [];
  for (const { number, text: line } of unfold(text)) {
    const property = readProperty(line);
    if (property?.name === 'BEGIN') {
      card = [];
      start = number;
    } else if (property?.name === 'END') {
      const cells = toCells(card);
      rows.push({ line: start, cells, text: cells.join('\t') });
    } else if (property !== undefined) card.push(property);
  }
  return rows;
}
