import type { QueryExecutorProvider } from 'kysely';
import { describe, expectTypeOf, it } from 'vitest';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';

describe('a reader', () => {
  it('offers only select, and cannot execute SQL text', () => {
    expectTypeOf<keyof Reader>().toEqualTypeOf<'selectFrom'>();
    expectTypeOf<Reader>().not.toExtend<QueryExecutorProvider>();
    expectTypeOf<Reader>().not.toExtend<StatementWriter>();
  });

  it('can be passed a transaction', () => {
    expectTypeOf<Writer>().toExtend<StatementWriter>();
    expectTypeOf<StatementWriter>().toExtend<Reader>();
  });
});
