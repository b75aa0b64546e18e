import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { invitedEmailsQuery } from './api.ts';
import { blankRow, findProblems, type People, type Problems } from './model/people.ts';

const NOBODY: ReadonlySet<string> = new Set();

interface PeopleList {
  readonly rows: People;
  readonly changeRows: (change: (rows: People) => People) => void;
  /** The problems, deferred: with thousands of rows the check must not block typing. */
  readonly problems: Problems;
  /** The problems of the current rows. */
  readonly check: () => Problems;
  readonly lookup: 'done' | 'running' | 'failed';
}

/** The list of people to invite, checked against itself and everybody invited before. */
export function usePeople(): PeopleList {
  const [rows, setRows] = useState<People>(() => [blankRow()]);
  const invited = useQuery(invitedEmailsQuery);
  const known = invited.data ?? NOBODY;
  const checked = useDeferredValue(rows);
  const problems = useMemo(() => findProblems(checked, known), [checked, known]);
  const changeRows = (change: (rows: People) => People) => setRows(change);
  return {
    rows,
    changeRows,
    problems,
    check: () => findProblems(rows, known),
    lookup: invited.isPending ? 'running' : invited.isError ? 'failed' : 'done',
  };
}
