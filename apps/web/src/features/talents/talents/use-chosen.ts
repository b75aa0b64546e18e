import { useCallback, useEffect, useMemo, useState } from 'react';
import { onTalentsRemoved } from '#features/people/people/model/cache.ts';
import { unreadPerson, type ActionTarget } from '#features/people/people/model/person.ts';
import type { TalentRow } from './rows.ts';
import { toQuery, withoutFilter, type TalentsView } from './model/view.ts';
import type { TalentsList } from './use-talents-list.ts';

interface SelectionState {
  /** The search and filters of the rows: changing them clears the selection. */
  readonly of: string;
  readonly ids: ReadonlySet<string>;
  /** People who were in the list when they were selected. */
  readonly rows: ReadonlyMap<string, TalentRow>;
  /** Other people whom actions have read. */
  readonly people: ReadonlyMap<string, ActionTarget>;
}

const NOBODY: Omit<SelectionState, 'of'> = { ids: new Set(), rows: new Map(), people: new Map() };

/** The search and filters without columns of fit and order. */
function narrowedBy(view: TalentsView): string {
  const plain = withoutFilter(view);
  return JSON.stringify(toQuery({ ...view, roles: [], sort: { ...plain.sort, column: 'talent' } }));
}

/**
 * The selected rows, which stay selected while they are scrolled out of view. If all matching people are selected, most
 * are keys only.
 */
export function useChosen(list: TalentsList, view: TalentsView) {
  const of = narrowedBy(view);
  const [state, setState] = useState<SelectionState>({ of, ...NOBODY });
  const selection = state.of === of ? state : NOBODY;
  const { ids, rows: knownRows, people: others } = selection;
  const here = useMemo(() => new Map(list.rows.map((row) => [row.id, row])), [list.rows]);
  const rows = useMemo(
    () => [...ids].flatMap((id) => here.get(id) ?? knownRows.get(id) ?? []),
    [ids, knownRows, here],
  );
  const people = useMemo(() => {
    const isRow = new Set(rows.map(({ id }) => id));
    const otherIds = [...ids].filter((id) => !isRow.has(id));
    return [...rows, ...otherIds.map((id) => others.get(id) ?? unreadPerson(id))];
  }, [ids, rows, others]);
  useEffect(
    () =>
      onTalentsRemoved((removedIds) =>
        setState((before) => ({
          ...before,
          ids: new Set([...before.ids].filter((id) => !removedIds.has(id))),
        })),
      ),
    [],
  );
  const chooseIds = (next: ReadonlySet<string>) =>
    setState({
      of,
      ids: next,
      rows: new Map(
        [...next].flatMap((id) => here.get(id) ?? knownRows.get(id) ?? []).map((row) => [row.id, row]),
      ),
      people: others,
    });
  const { readPeople } = list;
  /** Reads people of whom only the key is loaded. */
  const onRead = useCallback(async () => {
    const unread = people.filter(({ isUnread }) => isUnread === true).map(({ id }) => id);
    const peopleById = new Map((await readPeople(unread)).map((person) => [person.id, person]));
    setState((before) =>
      before.of === of ? { ...before, people: new Map([...before.people, ...peopleById]) } : before,
    );
    // People who were not found have been deleted.
    return people.flatMap((person) =>
      person.isUnread === true ? (peopleById.get(person.id) ?? []) : [person],
    );
  }, [people, readPeople, of]);
  return { rows, people, ids, chooseIds, onRead };
}
