import { describe, expect, it } from 'vitest';
import {
  all,
  cell,
  fill,
  finish,
  placeholder,
  param,
  personalPaths,
  sql,
  TRUE,
  visibleParam,
} from '#database/sql.ts';

describe('a finished statement', () => {
  it('contains the values of its fragments in order, and none of an omitted fragment', () => {
    param('left out', 'text');
    const [first, second] = [param('first', 'text'), cell(2)];
    expect(finish(sql`select ${second}, ${first}`)).toEqual({
      sql: 'select $1, $2::text',
      values: [2, 'first'],
    });
  });

  it('sends a value once, however often its fragment is used', () => {
    const list = param(['a'], 'text[]');
    const inner = sql`(${list})`;
    expect(finish(sql`${list} ${param('b', 'text')} ${inner}`)).toEqual({
      sql: '$1::text[] $2::text ($1::text[])',
      values: [['a'], 'b'],
    });
  });

  it('keeps equal values separate', () => {
    const [one, other] = [param('same', 'text'), param('same', 'text')];
    expect(finish(sql`${other}, ${one}`).values).toEqual(['same', 'same']);
  });

  it('hides values from the planner on request, except those it must see', () => {
    const { visible, hideable } = visibleParam('w', 'uuid');
    const text = sql`${visible} ${hideable} ${param(['a'], 'text[]')} ${cell(1)}`;
    expect(finish(text, { hidesParameters: true }).sql).toBe(
      '$1::uuid (select $1::uuid) (select $2::text[])::text[] $3',
    );
  });

  it('gets late values when it is sent, each time again', () => {
    const statement = finish(
      sql`${placeholder('key', 'uuid')} ${placeholder('auditId', 'uuid')} ${param('a', 'text')}`,
    );
    const [first, second] = [fill(statement, 'one'), fill(statement, 'other')];
    expect(first.values).toEqual(['one', expect.any(String), 'a']);
    expect(second.values).toEqual(['other', expect.any(String), 'a']);
    expect(second.values[1]).not.toBe(first.values[1]);
    expect(() => fill(statement)).toThrow('needs the key of a record');
  });
});

describe('a fragment', () => {
  it('reports the personal fields that it and its fragments read', () => {
    const field = { ...sql`r0.o`, personal: 'latestResult.o' };
    expect(personalPaths(sql`select ${field} where ${field} > 3`)).toEqual(['latestResult.o']);
  });

  it('of conditions omits those that are always true', () => {
    expect(finish(all([TRUE, sql`a`, TRUE, sql`b`])).sql).toBe('a and b');
    expect(all([TRUE])).toBe(TRUE);
  });
});
