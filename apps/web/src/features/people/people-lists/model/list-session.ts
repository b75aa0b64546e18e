import { checkRows } from '@quint/domain/invitations/invitation-rows.ts';
import { hasAddress } from '@quint/domain/people/people-lists/cells.ts';
import { repairText } from '@quint/domain/people/people-lists/repair.ts';
import { openRows, openText, type PeopleList } from '@quint/domain/people/people-lists/open-list.ts';
import { readList, type ReadList } from '@quint/domain/people/people-lists/read-list.ts';
import type { ListRow } from '@quint/domain/people/people-lists/rows.ts';
import { readTextFile } from '@quint/domain/base/text-file.ts';
import { detectKind } from './file-kinds.ts';
import { LIST_LIMITS } from './limits.ts';
import {
  RefusedList,
  type CheckedList,
  type ListAnswer,
  type ListRequest,
  type ListSource,
  type OpenedList,
} from './messages.ts';
import type { SheetRows } from './workbook.ts';

interface OpenSheet {
  readonly name: string;
  readonly list: PeopleList;
}

const countAddresses = (rows: readonly ListRow[]) => rows.filter(({ text }) => hasAddress(text)).length;

/** Repairs text that already had a wrong encoding in the workbook. */
function repairRows(rows: readonly ListRow[]): { rows: readonly ListRow[]; repairs: number } {
  let repairs = 0;
  const repairedRows = rows.map((row) => {
    const whole = repairText(row.text);
    if (whole.repairs === 0) return row;
    repairs += whole.repairs;
    return { ...row, text: whole.text, cells: row.cells.map((cell) => repairText(cell).text) };
  });
  return { rows: repairedRows, repairs };
}

function openSheet({ name, rows }: SheetRows): OpenSheet {
  const repairResult = repairRows(rows);
  return { name, list: openRows(repairResult.rows, repairResult.repairs) };
}

/** The visible sheets; hidden ones only when no other has addresses. */
function chooseSheets(sheets: readonly SheetRows[]): readonly SheetRows[] {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return visible.some(({ rows }) => countAddresses(rows) > 0) ? visible : sheets;
}

function openWritten(text: string): PeopleList {
  const list = openText(text);
  if (list.rows.length > LIST_LIMITS.rows) throw new RefusedList('too_many_rows');
  if (list.kind === 'table' && list.columns.length > LIST_LIMITS.columns)
    throw new RefusedList('too_many_columns');
  return list;
}

async function openSource(source: ListSource): Promise<readonly OpenSheet[]> {
  if ('text' in source) return [{ name: '', list: openWritten(source.text) }];
  if (detectKind(source.bytes) === 'text')
    return [{ name: '', list: openWritten(readTextFile(source.bytes).text) }];
  // Loaded only for a workbook.
  const { readWorkbook } = await import('./workbook.ts');
  return chooseSheets(await readWorkbook(source.bytes)).map(openSheet);
}

/** The reason why sheets without an address cannot be used. */
function refusalOf(sheets: readonly OpenSheet[]) {
  if (sheets.some(({ list }) => list.rows.some(({ lacksValue }) => lacksValue === true))) return 'no_values';
  return sheets.length === 0 ? 'empty' : 'no_address';
}

function check(list: ReadList): CheckedList {
  const problems = checkRows(list.people);
  return {
    people: list.people.map((person, index) => ({ ...person, problems: problems[index] ?? [] })),
    aside: list.aside,
  };
}

/** Reads one list at a time: opens it, and reads it again when its columns are changed. */
export function createListSession() {
  let sheets: readonly OpenSheet[] = [];
  let current = 0;
  const currentList = (): PeopleList => {
    const list = sheets[current]?.list;
    // The worker that opened it has ended.
    if (list === undefined) throw new RefusedList('failed');
    return list;
  };
  const describe = (): OpenedList => {
    const list = currentList();
    return {
      sheets: sheets.length > 1 ? sheets.map(({ name }) => name) : [],
      sheet: current,
      columns: list.kind === 'table' ? list.columns : [],
      hasHeadings: list.kind === 'table' && list.hasHeadings,
      repairs: list.repairs,
      list: check(readList(list)),
    };
  };
  const open = async (source: ListSource): Promise<OpenedList> => {
    sheets = await openSource(source);
    const counts = sheets.map(({ list }) => countAddresses(list.rows));
    const most = Math.max(0, ...counts);
    if (most === 0) throw new RefusedList(refusalOf(sheets));
    current = counts.indexOf(most);
    return describe();
  };
  const answer = async (request: ListRequest): Promise<ListAnswer> => {
    if (request.kind === 'open') return { kind: 'opened', openedList: await open(request.source) };
    if (request.kind === 'sheet') {
      current = request.sheet;
      return { kind: 'opened', openedList: describe() };
    }
    const { meanings, restoredLines } = request;
    return { kind: 'read', list: check(readList(currentList(), meanings, new Set(restoredLines))) };
  };
  return async (request: ListRequest): Promise<ListAnswer> => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof RefusedList) return { kind: 'refused', refusal: error.refusal };
      throw error;
    }
  };
}
