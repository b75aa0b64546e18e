import { describe, expect, it } from 'vitest';
import type { Actor } from '@quint/domain/actor.ts';
import { createStatement } from '#items/compile/table-ref.ts';
import { createRegistry } from '#items/declare/collection.ts';

const open = () =>
  createStatement(createRegistry([]), { userId: 'me' } as Actor, { organizationId: 'workspace' });

describe('a finished statement', () => {
  it('has the values its text names and none of a fragment that was left out', () => {
    const statement = open();
    statement.param('left out', 'text');
    const first = statement.param('first', 'text');
    const second = statement.cell(2);
    expect(statement.finish(`select ${second}, ${first}`)).toEqual({
      sql: 'select $1, $2::text',
      values: [2, 'first'],
    });
  });

  it('sends a value once, however often it is named', () => {
    const statement = open();
    const list = statement.param(['a'], 'text[]');
    const { sql, values } = statement.finish(`${list} ${statement.organization} ${list} ${statement.user()}`);
    expect(sql).toBe('$1::text[] $2::uuid $1::text[] $3::uuid');
    expect(values).toEqual([['a'], 'workspace', 'me']);
  });

  it('keeps values that happen to be equal apart', () => {
    const statement = open();
    const [one, other] = [statement.param('same', 'text'), statement.param('same', 'text')];
    expect(statement.finish(`${other}, ${one}`).values).toEqual(['same', 'same']);
  });
});
