import { ACCESS_KINDS } from '@quint/domain/measures/access-kinds.ts';
import { readOneOf, readText, searchReader } from '#lib/search-values.ts';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const readLogSearch = searchReader({
  month: (text) => (MONTH.test(text) ? text : undefined),
  kind: readOneOf(ACCESS_KINDS),
});

export const readRolesSearch = searchReader({ search: readText });
