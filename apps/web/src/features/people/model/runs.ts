import { useSyncExternalStore } from 'react';
import type { PersonAtWork } from './person.ts';
import type { Done, VerbResult, Work } from './works.ts';

export interface Failed {
  readonly person: PersonAtWork;
  readonly reason: string;
  /** Of the refusal; undefined where a part failed as a whole. */
  readonly code?: string;
}

/** A verb on many people, as it goes on while pages come and go. */
export interface Run {
  readonly id: number;
  readonly work: Work;
  /** The work is taken back: what it had done. */
  readonly undoes?: readonly Done[] | undefined;
  readonly total: number;
  readonly done: readonly Done[];
  readonly failed: readonly Failed[];
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

/** The result of a verb that was done or taken back at once, where not everybody could be changed. */
export function showResult(work: Work, result: Pick<Run, 'done' | 'failed' | 'undoes'>): void {
  count += 1;
  const total = result.done.length + result.failed.length;
  show([...runs, { id: count, work, total, phase: 'finished', ...result }]);
}

/** The people whom a result refused, with the server's reasons. */
export function failedOf({ refused }: VerbResult, people: readonly PersonAtWork[]): Failed[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return refused.flatMap(({ id, code, message }) => {
    const person = byId.get(id);
    return person === undefined ? [] : [{ person, reason: message, code }];
  });
}

interface Parts extends Pick<Run, 'undoes'> {
  readonly people: readonly PersonAtWork[];
  /** Answers with those whom the verb fits, who may be fewer than the part. */
  readonly send: (
    part: readonly PersonAtWork[],
  ) => Promise<VerbResult & { readonly people?: readonly PersonAtWork[] }>;
  /** The reason of a part that failed as a whole. */
  readonly reasonOf: (error: unknown) => string;
}

/** Does a verb part by part and shows how far it is, until it is done or stopped. Returns what came of it. */
export async function startRun(work: Work, { people, undoes, send, reasonOf }: Parts): Promise<Run> {
  count += 1;
  const id = count;
  const started: Run = { id, work, undoes, total: people.length, done: [], failed: [], phase: 'running' };
  show([...runs, started]);
  for (let first = 0; first < people.length; first += work.perCall) {
    if (find(id)?.phase !== 'running') break;
    const part = people.slice(first, first + work.perCall);
    try {
      const { people: fitting = part, ...result } = await send(part);
      update(id, (run) => ({
        total: run.total - (part.length - fitting.length),
        done: [...run.done, ...result.done],
        failed: [...run.failed, ...failedOf(result, fitting)],
      }));
    } catch (error) {
      const reason = reasonOf(error);
      update(id, (run) => ({ failed: [...run.failed, ...part.map((person) => ({ person, reason }))] }));
    }
  }
  update(id, ({ phase }) => ({ phase: phase === 'running' ? 'finished' : phase }));
  return find(id) ?? started;
}
