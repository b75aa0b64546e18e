/** The formats of files of records. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The columns of a talents file, in order; each role adds three for the fit. */
export const TALENT_FILE_COLUMNS = [
  'name',
  'email',
  'phone',
  'status',
  'survey',
  'finished',
  'invited',
  'roles',
  'teams',
  'tags',
] as const;
export type TalentFileColumn = (typeof TALENT_FILE_COLUMNS)[number];

/** Maximum talents whose results are requested by their keys. */
export const RESULT_EXPORT_KEYS_MAX = 10_000;
/** Maximum keys in one request for talents. */
export const TALENT_EXPORT_KEYS_MAX = 20_000;
