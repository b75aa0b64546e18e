import { useMemo, useState } from 'react';
import type { TalentRow } from './rows.ts';
import { toQuery, withoutFilter, type TalentsView } from './search.ts';
import type { TalentsList } from './use-talents-list.ts';

interface Chosen {
  /** The search and filters that the rows match: a change of them clears the selection. */
  readonly of: string;
  readonly rows: ReadonlyMap<string, TalentRow>;
}

const NOBODY: ReadonlyMap<string, TalentRow> = new Map();

/** What narrows the list: columns of fit and the order do not. */
function narrowedBy(view: TalentsView): string {
  const plain = withoutFilter(view);
  return JSON.stringify(toQuery({ ...view, roles: [], sort: { ...plain.sort, column: 'talent' } }));
}

/** The selected rows, which stay selected while they are scrolled out of view. */
export function useChosen(list: TalentsList, view: TalentsView) {
  const of = narrowedBy(view);
  const [chosen, setChosen] = useState<Chosen>({ of, rows: new Map() });
  const known = chosen.of === of ? chosen.rows : NOBODY;
  const here = useMemo(() => new Map(list.rows.map((row) => [row.id, row])), [list.rows]);
  const rows = useMemo(
    () => [...known.keys()].flatMap((id) => here.get(id) ?? known.get(id) ?? []),
    [known, here],
  );
  const ids = useMemo(() => new Set(known.keys()), [known]);
  const choose = (next: Iterable<TalentRow>) =>
    setChosen({ of, rows: new Map([...next].map((row) => [row.id, row])) });
  return {
    rows,
    ids,
    choose,
    chooseIds: (next: ReadonlySet<string>) =>
      choose([...next].flatMap((id) => here.get(id) ?? known.get(id) ?? [])),
  };
}
