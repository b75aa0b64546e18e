import type { ScopedDatabase } from '#database/gate.ts';
import { observe } from '#observe.ts';

/** The same access, with every use of it observed. */
export function observeDatabase(database: ScopedDatabase): ScopedDatabase {
  const as = <Result>(name: string, run: () => Promise<Result>) => observe({ kind: 'database', name }, run);
  return {
    read: (run) => as('read', () => database.read(run)),
    run: (run) => as('run', () => database.run(run)),
    write: (run) => as('transaction', () => database.write(run)),
    writeOnce: (run) => as('transaction', () => database.writeOnce(run)),
    pipeline: (statements) => as('pipeline', () => database.pipeline(statements)),
    query: (statement) => as('query', () => database.query(statement)),
    queryOnHeavyPool: (statement) => as('heavy query', () => database.queryOnHeavyPool(statement)),
    stream: (statement) => as('stream', () => database.stream(statement)),
  };
}
