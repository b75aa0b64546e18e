import { Readable } from 'node:stream';
import { fail } from '@quint/contract/base/errors.ts';
import type { ExportQuery, ExportResultsBody } from '@quint/contract/people/exports.ts';
import type { ExportFormat } from '@quint/domain/people/exports.ts';
import type { ExportContext, OpenedTable } from '#features/actions/exports/model.ts';
import { createDateFormatters, tableOf } from '#features/actions/exports/model.ts';
import { columnsOfResults, FILE_LABELS, RESULT_FIELDS } from '#features/actions/exports/results/model.ts';
import { columnsOfRoles, ROLE_FIELDS } from '#features/actions/exports/roles/model.ts';
import { dayOf } from '#features/actions/overview/model.ts';
import { openItems } from '#items/context.ts';
import { openRecords } from '#items/read/records.ts';
import { writeCsv } from '#sheets/csv.ts';
import { writeXlsx, XLSX_ROWS_MAX } from '#sheets/xlsx.ts';

/** A download is aborted when the client reads nothing for this long. */
const FILE_SECONDS = 300;
const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface OpenedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

/** Finished results that the reader may see, newest first; of all talents or of the given ones. */
export async function openResultsTable(
  { language, ...context }: ExportContext,
  { filter, search, sort, keys, time_zone: zone }: ExportResultsBody,
): Promise<OpenedTable> {
  const ofTalents = keys === undefined ? [] : [{ talent: { id: { _in: keys } } }];
  const finishedFilter = { status: { _eq: 'FINISHED' }, is_held: { _eq: false } };
  const list = await openRecords(
    openItems(context, context.actor, { action: 'read', collection: 'talents_results' }),
    {
      fields: RESULT_FIELDS,
      filter: {
        _and: [finishedFilter, ...ofTalents, ...(filter === undefined ? [] : [parseFilter(filter)])],
      },
      search,
      sort: sort ?? '-date_finished',
    },
  );
  return tableOf(
    FILE_LABELS[language].results,
    columnsOfResults(language, createDateFormatters(zone, language)),
    list,
  );
}

/** The roles of the workspace by name. */
export async function openRolesTable(
  { language, ...context }: ExportContext,
  { filter, search, sort, time_zone: zone }: ExportQuery,
): Promise<OpenedTable> {
  const list = await openRecords(openItems(context, context.actor, { action: 'read', collection: 'roles' }), {
    fields: ROLE_FIELDS,
    filter,
    search,
    sort: sort ?? 'name',
  });
  return tableOf(
    FILE_LABELS[language].roles,
    columnsOfRoles(language, createDateFormatters(zone, language)),
    list,
  );
}

function parseFilter(filter: string): unknown {
  try {
    return JSON.parse(filter);
  } catch {
    throw fail('INVALID_QUERY', { reason: '"filter" is not valid JSON' });
  }
}

/** A table as a file that is written as a stream. Releases its connection when it is destroyed early. */
export function toFile(
  table: OpenedTable,
  { deps, language }: ExportContext,
  { format, time_zone: zone }: Pick<ExportQuery, 'format' | 'time_zone'>,
): OpenedFile {
  const sheet = { name: table.title, language, header: table.header, batches: table.batches() };
  const content = Readable.from(format === 'xlsx' ? writeXlsx(sheet) : writeCsv(sheet), {
    objectMode: false,
  });
  const deadline = setTimeout(() => {
    content.destroy(new Error('the client read too slowly'));
  }, FILE_SECONDS * 1000).unref();
  content.once('close', () => {
    clearTimeout(deadline);
    void table.close();
  });
  const name = `${table.file}-${dayOf(deps.clock.now(), zone)}.${format}`;
  return { name, type: TYPES[format], content };
}

/** Rejects files that exceed the limits of spreadsheets. */
export async function assertFits(table: OpenedTable, { format }: Pick<ExportQuery, 'format'>): Promise<void> {
  if (format !== 'xlsx' || table.count <= XLSX_ROWS_MAX) return;
  await table.close();
  throw fail('export.too_long', { max: XLSX_ROWS_MAX });
}
