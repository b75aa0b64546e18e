import { BIN_KINDS } from '@quint/domain/base/bin.ts';
import { readOneOf, readText, searchReader } from '#lib/search-values.ts';

export const readBinSearch = searchReader({ kind: readOneOf(BIN_KINDS), search: readText });
