import {
  EXPORT_FORMATS,
  RESULT_EXPORT_KEYS_MAX,
  TALENT_EXPORT_KEYS_MAX,
  TALENT_FILE_COLUMNS,
} from '@quint/domain/people/exports.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A list in one parameter, separated by commas; in a body, a list. */
const CommaList = z.union([z.string().transform((text) => text.split(',')), z.array(z.string())]);

function keysUpTo(max: number) {
  return z.array(Id).min(1, refusal('people.none')).max(max, refusal('people.too_many', { max })).optional();
}

/** Filter, search and sort of the list of the same records under /items; the filter is JSON. */
const InFile = z.object({
  format: z.enum(EXPORT_FORMATS).default('csv'),
  /** The language of headings and values; defaults to that of the request. */
  language: z.enum(['en', 'de']).optional(),
  /** The time zone of dates. */
  time_zone: z.string().max(60).refine(isTimeZone).default('Europe/Berlin'),
  filter: z.string().max(20_000).optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.string().max(200).optional(),
});

export const ExportResultsQuery = InFile;
/** The results of these talents. */
export const ExportResultsBody = InFile.extend({ keys: keysUpTo(RESULT_EXPORT_KEYS_MAX) });
export type ExportResultsBody = z.output<typeof ExportResultsBody>;
export type ExportResultsInput = z.input<typeof ExportResultsBody>;

export const ExportRolesQuery = InFile;
export type ExportQuery = z.output<typeof InFile>;

/**
 * `roles` adds two columns for each role: the fit and its interval. `sort` may be `-fit:` and one of them. `considered`
 * are the roles of the list's filter, which determine the text of the status.
 */
export const ExportTalentsQuery = InFile.extend({
  columns: CommaList.pipe(
    z.array(z.enum(TALENT_FILE_COLUMNS)).min(1).max(TALENT_FILE_COLUMNS.length),
  ).optional(),
  roles: CommaList.pipe(z.array(Id).max(10)).optional(),
  considered: CommaList.pipe(z.array(Id).max(100)).optional(),
});

/** The same for people selected by their keys, which are too many for a URL. */
export const ExportTalentsBody = ExportTalentsQuery.extend({
  keys: keysUpTo(TALENT_EXPORT_KEYS_MAX),
});
export type ExportTalentsBody = z.output<typeof ExportTalentsBody>;
export type ExportTalentsInput = z.input<typeof ExportTalentsBody>;
