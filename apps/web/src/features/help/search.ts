export interface HelpSearch {
  readonly q?: string;
}

/** The search of the help centre as it stands in the address. */
export function readHelpSearch(search: Readonly<Record<string, unknown>>): HelpSearch {
  return typeof search.q === 'string' && search.q !== '' ? { q: search.q.slice(0, 200) } : {};
}
