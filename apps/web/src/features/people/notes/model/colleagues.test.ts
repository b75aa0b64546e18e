import { describe, expect, it } from 'vitest';
import { findMentioned } from './colleagues.ts';

const TWO = [
  { user: 'one', name: 'Jonas Berg' },
  { user: 'two', name: 'Jonas Berg' },
  { user: 'mia', name: 'Mia Koch' },
];

describe('the accounts of the colleagues whom a text mentions', () => {
  it('include a name that was typed', () => {
    expect(findMentioned('See @Mia Koch.', TWO, new Set())).toEqual(['mia']);
  });

  it('of one name are those that were chosen', () => {
    expect(findMentioned('@Jonas Berg', TWO, new Set())).toEqual([]);
    expect(findMentioned('@Jonas Berg', TWO, new Set(['two']))).toEqual(['two']);
  });

  it('do not include a chosen colleague whose name was removed', () => {
    expect(findMentioned('Nothing', TWO, new Set(['mia']))).toEqual([]);
  });
});
