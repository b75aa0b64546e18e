import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSettled } from '#lib/use-settled.ts';
import { duplicatesQuery } from './api.ts';
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

/** The addresses of the list that were invited before; requests only those that were not looked up yet. */
function useInvited(rows: People) {
  const settledRows = useSettled(rows, TYPING_MS);
  const listedEmails = useMemo(() => listAddresses(settledRows), [settledRows]);
  const [checkedEmails, setCheckedEmails] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(
    () => [...listedEmails].filter((email) => !checkedEmails.has(email)),
    [listedEmails, checkedEmails],
  );
  const duplicates = useQuery(duplicatesQuery(open));
  const answer = duplicates.data;
  if (answer !== undefined && open.length > 0) {
    const currentEntries = [...checkedEmails].filter(([email]) => listedEmails.has(email));
    setCheckedEmails(
      new Map([...currentEntries, ...open.map((email) => [email, answer.has(email)] as const)]),
    );
  }
  const invitedEmails = useMemo(
    () => new Set([...checkedEmails].flatMap(([email, isInvited]) => (isInvited ? [email] : []))),
    [checkedEmails],
  );
  const lookup = open.length === 0 ? 'done' : duplicates.isError ? 'failed' : 'running';
  return { invitedEmails, lookup } as const;
}

/**
 * The list of people to invite, restored from a draft, checked for duplicates in itself and among everybody invited
 * before.
 */
export function usePeople(start: People | undefined): PeopleList {
  const [rows, setRows] = useState<People>(() => start ?? [blankRow()]);
  const { invitedEmails, lookup } = useInvited(rows);
  const deferredRows = useDeferredValue(rows);
  const problems = useMemo(() => findProblems(deferredRows, invitedEmails), [deferredRows, invitedEmails]);
  const changeRows = (change: (rows: People) => People) => setRows(change);
  return { rows, changeRows, problems, check: () => findProblems(rows, invitedEmails), lookup };
}
