import { zip, type ZipFile } from './zip.ts';

export type SheetValue = string | number | Date | null;
type SheetRows = readonly (readonly SheetValue[])[];

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const MOST_WIDTH = 48;
const DATE_WIDTH = 15;
/** Rows to measure for the width of a column. */
const MEASURED_ROWS = 200;
/** Rows, or texts, that are written at a stretch: the page draws and answers while a long file is made. */
const AT_ONCE = 500;
const MOST_NAME_CHARACTERS = 31;

/** The styles of cells, by their place in `styles.xml`. */
const STYLE = { header: 1, date: 2 } as const;
const FIRST_OWN_FORMAT = 164;
const DAY_MS = 86_400_000;
/** Days from the day 0 of spreadsheets to 1970. */
const DAYS_BEFORE_1970 = 25_569;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot hold, not even as an entity. */
// oxlint-disable-next-line no-control-regex -- these are the characters to leave out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

function xml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
}

/** The letters of a column: A to Z, AA, AB … */
function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : lettersOf(rest - 1)) + String.fromCodePoint(65 + (column % 26));
}

/** The day of the user's calendar as spreadsheets count days. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS + DAYS_BEFORE_1970;
}

function* inParts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += AT_ONCE) yield items.slice(first, first + AT_ONCE);
}

/** The texts of a file, each once; cells name them by their place. */
class SharedTexts {
  readonly #places = new Map<string, number>();
  #uses = 0;

  placeOf(text: string): number {
    this.#uses += 1;
    const known = this.#places.get(text);
    if (known !== undefined) return known;
    this.#places.set(text, this.#places.size);
    return this.#places.size - 1;
  }

  *toXml(): Generator<string> {
    yield xml(`<sst xmlns="${MAIN}" count="${this.#uses}" uniqueCount="${this.#places.size}">`);
    const texts = [...this.#places.keys()];
    for (const some of inParts(texts)) {
      yield some.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('');
    }
    yield '</sst>';
  }
}

function cellOf(
  value: SheetValue,
  place: string,
  { texts, style }: { texts: SharedTexts; style: string },
): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (value instanceof Date) return `<c r="${place}" s="${STYLE.date}"><v>${dayNumber(value)}</v></c>`;
  return `<c r="${place}"${style} t="s"><v>${texts.placeOf(value)}</v></c>`;
}

function rowOf(row: readonly SheetValue[], index: number, texts: SharedTexts): string {
  const style = index === 0 ? ` s="${STYLE.header}"` : '';
  const cells = row.map((value, column) =>
    cellOf(value, `${lettersOf(column)}${index + 1}`, { texts, style }),
  );
  return `<row r="${index + 1}">${cells.join('')}</row>`;
}

function columnsOf(rows: SheetRows): string {
  const [head = []] = rows;
  const columns = head.map((_, column) => {
    const widths = rows.slice(0, MEASURED_ROWS).map((row) => {
      const value = row[column];
      return value instanceof Date ? DATE_WIDTH : String(value ?? '').length + 3;
    });
    const place = column + 1;
    return `<col min="${place}" max="${place}" width="${Math.min(Math.max(...widths), MOST_WIDTH)}" customWidth="1"/>`;
  });
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

function* sheetOf(rows: SheetRows, texts: SharedTexts): Generator<string> {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield xml(
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columnsOf(rows)}<sheetData>`,
  );
  let index = 0;
  for (const some of inParts(rows)) yield some.map((row) => rowOf(row, index++, texts)).join('');
  yield '</sheetData></worksheet>';
}

const plain = (name: string, content: string): ZipFile => ({ name, parts: [xml(content)] });

function relations(...targets: readonly (readonly [kind: string, target: string])[]): string {
  const lines = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

function contentTypes(): string {
  const parts = [
    ['workbook.xml', 'sheet.main'],
    ['worksheets/sheet1.xml', 'worksheet'],
    ['styles.xml', 'styles'],
    ['sharedStrings.xml', 'sharedStrings'],
  ].map(([name, type]) => `<Override PartName="/xl/${name}" ContentType="${PART}.${type}+xml"/>`);
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

function workbook(name: string): string {
  const shown = escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, MOST_NAME_CHARACTERS));
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${shown}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

function styles(dateFormat: string): string {
  const font = '<sz val="11"/><name val="Calibri"/>';
  const format = `<numFmt numFmtId="${FIRST_OWN_FORMAT}" formatCode="${escapeXml(dateFormat)}"/>`;
  const cell = 'borderId="0" fillId="0" xfId="0"';
  return `<styleSheet xmlns="${MAIN}"><numFmts count="1">${format}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" ${cell}/><xf numFmtId="0" fontId="1" ${cell} applyFont="1"/><xf numFmtId="${FIRST_OWN_FORMAT}" fontId="0" ${cell} applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** Rows as an XLSX file: the first is the header, which stays in sight. A text is never a formula. */
export function toXlsx(rows: SheetRows, name: string, dateFormat: string): Promise<Blob> {
  const texts = new SharedTexts();
  const files: ZipFile[] = [
    plain('[Content_Types].xml', contentTypes()),
    plain('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    plain('xl/workbook.xml', workbook(name)),
    plain(
      'xl/_rels/workbook.xml.rels',
      relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ),
    ),
    plain('xl/styles.xml', styles(dateFormat)),
    { name: 'xl/worksheets/sheet1.xml', parts: sheetOf(rows, texts) },
    // Last: the texts are found while the sheet is written.
    { name: 'xl/sharedStrings.xml', parts: texts.toXml() },
  ];
  return zip(files, TYPE);
}
