import { describe, expect, it } from 'vitest';
import { splitName } from './person-name.ts';

describe('splitName', () => {
  it.each([
    ['Ada', 'Ada', null],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada  King   Lovelace ', 'Ada King', 'Lovelace'],
    ['Ada von und zu Lovelace', 'Ada', 'von und zu Lovelace'],
    ['x'.repeat(60), 'x'.repeat(50), null],
    [`Ada ${'é'.repeat(60)}`, 'Ada', 'é'.repeat(50)],
  ])('splits %j before the last name', (name, first, last) => {
    expect(splitName(name)).toEqual({ first, last });
  });
});
