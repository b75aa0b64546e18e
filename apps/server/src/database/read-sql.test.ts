import type { QueryExecutorProvider } from 'kysely';
import { describe, expectTypeOf, it } from 'vitest';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';

describe('a reader', () => {
  it('offers select alone, and is no executor of SQL text', () => {
    expectTypeOf<keyof Reader>().toEqualTypeOf<'selectFrom'>();
    expectTypeOf<Reader>().not.toExtend<QueryExecutorProvider>();
    expectTypeOf<Reader>().not.toExtend<StatementWriter>();
  });

  it('is what a transaction can be used as', () => {
    expectTypeOf<Writer>().toExtend<StatementWriter>();
    expectTypeOf<StatementWriter>().toExtend<Reader>();
  });
});
