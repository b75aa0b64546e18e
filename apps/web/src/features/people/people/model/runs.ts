import { useSyncExternalStore } from 'react';
import type { ActionTarget } from './person.ts';
import type { AppliedChange, ActionResult, BulkAction } from './bulk-actions.ts';

export interface RunFailure {
  readonly person: ActionTarget;
  readonly reason: string;
  /** The code of the refusal; undefined when a part failed as a whole. */
  readonly code?: string;
}

/** A bulk action, which continues while the user changes pages. */
export interface Run {
  readonly id: number;
  readonly bulkAction: BulkAction;
  /** The changes to undo, if this run is an undo. */
  readonly undoes?: readonly AppliedChange[] | undefined;
  readonly total: number;
  readonly changes: readonly AppliedChange[];
  readonly failures: readonly RunFailure[];
  readonly phase: 'running' | 'stopped' | 'finished';
}

let runs: readonly Run[] = [];
let count = 0;
const listeners = new Set<() => void>();

function show(next: readonly Run[]): void {
  runs = next;
  for (const listener of listeners) listener();
}

function find(id: number): Run | undefined {
  return runs.find((run) => run.id === id);
}

function update(id: number, change: (run: Run) => Partial<Run>): void {
  show(runs.map((run) => (run.id === id ? { ...run, ...change(run) } : run)));
}

/** Whether a run still has parts to send, which closing the document would lose. */
export function isRunning(): boolean {
  return runs.some(({ phase }) => phase === 'running');
}

/** The runs that are active or whose result was not closed yet, oldest first. */
export function useRuns(): readonly Run[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => runs,
  );
}

/** Stops a run after the part that is running. */
export function stopRun(id: number): void {
  update(id, ({ phase }) => ({ phase: phase === 'running' ? 'stopped' : phase }));
}

export function closeRun(id: number): void {
  show(runs.filter((run) => run.id !== id));
}

let owner: string | undefined;

/** Removes the runs of another user after a new sign-in. */
export function claimRuns(userId: string): void {
  if (owner !== undefined && owner !== userId) show([]);
  owner = userId;
}

/** Shows the result of an action or undo that ran at once, when it did not change everybody. */
export function showResult(
  bulkAction: BulkAction,
  result: Pick<Run, 'changes' | 'failures' | 'undoes'>,
): void {
  count += 1;
  const total = result.changes.length + result.failures.length;
  show([...runs, { id: count, bulkAction, total, phase: 'finished', ...result }]);
}

/** The people whom a result refused, with the server's reasons. */
export function failedOf({ refused }: ActionResult, people: readonly ActionTarget[]): RunFailure[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return refused.flatMap(({ id, code, message }) => {
    const person = byId.get(id);
    return person === undefined ? [] : [{ person, reason: message, code }];
  });
}

interface Parts extends Pick<Run, 'undoes'> {
  readonly people: readonly ActionTarget[];
  /** Returns the people to whom the action applied, possibly fewer than the part. */
  readonly send: (
    part: readonly ActionTarget[],
  ) => Promise<ActionResult & { readonly people?: readonly ActionTarget[] }>;
  /** The reason for a part that failed as a whole. */
  readonly reasonOf: (error: unknown) => string;
}

/** Runs an action part by part and shows the progress, until it is done or stopped. Returns the result. */
export async function startRun(
  bulkAction: BulkAction,
  { people, undoes, send, reasonOf }: Parts,
): Promise<Run> {
  count += 1;
  const id = count;
  const newRun: Run = {
    id,
    bulkAction,
    undoes,
    total: people.length,
    changes: [],
    failures: [],
    phase: 'running',
  };
  show([...runs, newRun]);
  for (let first = 0; first < people.length; first += bulkAction.perCall) {
    if (find(id)?.phase !== 'running') break;
    const part = people.slice(first, first + bulkAction.perCall);
    try {
      const { people: fittingPeople = part, ...result } = await send(part);
      update(id, (run) => ({
        total: run.total - (part.length - fittingPeople.length),
        changes: [...run.changes, ...result.done],
        failures: [...run.failures, ...failedOf(result, fittingPeople)],
      }));
    } catch (error) {
      const reason = reasonOf(error);
      update(id, (run) => ({ failures: [...run.failures, ...part.map((person) => ({ person, reason }))] }));
    }
  }
  update(id, ({ phase }) => ({ phase: phase === 'running' ? 'finished' : phase }));
  return find(id) ?? newRun;
}
