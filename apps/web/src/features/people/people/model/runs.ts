import { useSyncExternalStore } from 'react';
import type { ActionTarget } from './person.ts';
import type { AppliedChange, ActionResult, BulkAction } from './bulk-actions.ts';

export interface RunFailure {
  readonly person: ActionTarget;
  readonly reason: string;
  /** Of the refusal; undefined where a part failed as a whole. */
  readonly code?: string;
}

/** An action on many people, as it goes on while pages come and go. */
export interface Run {
  readonly id: number;
  readonly bulkAction: BulkAction;
  /** The action is taken back: what it had done. */
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

/** Whether a run still has parts to send: leaving the document would lose them. */
export function isRunning(): boolean {
  return runs.some(({ phase }) => phase === 'running');
}

/** The runs that go on or whose result was not closed yet, in the order of their beginning. */
export function useRuns(): readonly Run[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => runs,
  );
}

/** Ends a run after the part that is on its way. */
export function stopRun(id: number): void {
  update(id, ({ phase }) => ({ phase: phase === 'running' ? 'stopped' : phase }));
}

export function closeRun(id: number): void {
  show(runs.filter((run) => run.id !== id));
}

let owner: string | undefined;

/** Forgets the runs of another user: after a new sign-in they are nobody's. */
export function claimRuns(userId: string): void {
  if (owner !== undefined && owner !== userId) show([]);
  owner = userId;
}

/** The result of an action that was done or taken back at once, where not everybody could be changed. */
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
  /** Answers with those whom the action fits, who may be fewer than the part. */
  readonly send: (
    part: readonly ActionTarget[],
  ) => Promise<ActionResult & { readonly people?: readonly ActionTarget[] }>;
  /** The reason of a part that failed as a whole. */
  readonly reasonOf: (error: unknown) => string;
}

/** Does an action part by part and shows how far it is, until it is done or stopped. Returns what came of it. */
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
