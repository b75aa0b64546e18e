/** A piece of work that metrics and traces name; the name holds no personal data. */
export interface Work {
  readonly kind: 'job' | 'mail' | 'print' | 'database' | 'statement';
  readonly name: string;
}

/** Runs the work and notes what became of it. Returns and throws what the work does. */
export type Observer = <Result>(work: Work, run: () => Promise<Result>) => Promise<Result>;

const OBSERVERS: Record<Work['kind'], Observer[]> = {
  job: [],
  mail: [],
  print: [],
  database: [],
  statement: [],
};

/** Has work of some kinds observed, until the returned function is called. */
export function addObserver(kinds: readonly Work['kind'][], observer: Observer): () => void {
  for (const kind of kinds) OBSERVERS[kind].push(observer);
  return () => {
    for (const kind of kinds) {
      const list = OBSERVERS[kind];
      list.splice(list.indexOf(observer), 1);
    }
  };
}

/** Whether anyone observes work of a kind. */
export function isInstrumented(kind: Work['kind']): boolean {
  return OBSERVERS[kind].length > 0;
}

/** Runs a piece of work under all its observers. */
export function observe<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  const runInstrumented = OBSERVERS[work.kind].reduce<() => Promise<Result>>(
    (inner, observer) => () => observer(work, inner),
    run,
  );
  return runInstrumented();
}
