export const MOST_COMPARED = 4;
const ID = /^[\w-]{1,64}$/;

/** The query of the address. */
export interface CompareSearch {
  /** Ids of talents, with commas between them. */
  readonly talents?: string;
  /** Whose participants are compared while no talents are named. */
  readonly assessmentId?: string;
  /** The role whose fit is shown. */
  readonly role?: string;
}

function readId(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}

/** The talents of an address: known words only, each once, at most four. */
export function readIds(text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  return [...new Set(text.split(','))].filter((id) => ID.test(id)).slice(0, MOST_COMPARED);
}

/** Keeps of an address what this page understands. */
export function readCompareSearch(search: Record<string, unknown>): CompareSearch {
  const talents = readIds(search['talents']).join(',');
  const assessmentId = readId(search['assessmentId']);
  const role = readId(search['role']);
  return {
    ...(talents === '' ? {} : { talents }),
    ...(assessmentId === undefined ? {} : { assessmentId }),
    ...(role === undefined ? {} : { role }),
  };
}
