import { findEmailProblem } from '@quint/domain/email-check.ts';
import { normalizeEmail } from '@quint/domain/email.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSettled } from '#lib/use-settled.ts';
import { doublesQuery } from './api.ts';
import { blankRow, findProblems, type People, type Problems } from './model/people.ts';

const TYPING_MS = 300;

interface PeopleList {
  readonly rows: People;
  readonly changeRows: (change: (rows: People) => People) => void;
  /** The problems, deferred: with thousands of rows the check must not block typing. */
  readonly problems: Problems;
  /** The problems of the current rows. */
  readonly check: () => Problems;
  readonly lookup: 'done' | 'running' | 'failed';
}

function listAddresses(rows: People): ReadonlySet<string> {
  const complete = rows.filter(({ email }) => findEmailProblem(email) === undefined);
  return new Set(complete.map(({ email }) => normalizeEmail(email)));
}

/** The addresses of the list that were invited before; the server looks up those it was not asked for yet. */
function useInvited(rows: People) {
  const settled = useSettled(rows, TYPING_MS);
  const listed = useMemo(() => listAddresses(settled), [settled]);
  const [looked, setLooked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(() => [...listed].filter((email) => !looked.has(email)), [listed, looked]);
  const doubles = useQuery(doublesQuery(open));
  const answer = doubles.data;
  if (answer !== undefined && open.length > 0) {
    const kept = [...looked].filter(([email]) => listed.has(email));
    setLooked(new Map([...kept, ...open.map((email) => [email, answer.has(email)] as const)]));
  }
  const invited = useMemo(
    () => new Set([...looked].flatMap(([email, isInvited]) => (isInvited ? [email] : []))),
    [looked],
  );
  const lookup = open.length === 0 ? 'done' : doubles.isError ? 'failed' : 'running';
  return { invited, lookup } as const;
}

/** The list of people to invite, beginning with those of a draft, checked against itself and everybody invited before. */
export function usePeople(start: People | undefined): PeopleList {
  const [rows, setRows] = useState<People>(() => start ?? [blankRow()]);
  const { invited, lookup } = useInvited(rows);
  const checked = useDeferredValue(rows);
  const problems = useMemo(() => findProblems(checked, invited), [checked, invited]);
  const changeRows = (change: (rows: People) => People) => setRows(change);
  return { rows, changeRows, problems, check: () => findProblems(rows, invited), lookup };
}
