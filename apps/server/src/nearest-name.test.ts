import { describe, expect, it } from 'vitest';
import { suggestName } from '#nearest-name.ts';

const NAMES = ['last_name', 'first_name', 'email', 'date_created', 'talents', 'filter', 'id'];

describe('a misspelled name', () => {
  it.each([
    ['lastname', 'last_name'],
    ['lastName', 'last_name'],
    ['LAST_NAME', 'last_name'],
    ['last-name', 'last_name'],
    ['e_mail', 'email'],
    ['emial', 'email'],
    ['date_creatd', 'date_created'],
    ['Talents', 'talents'],
    ['talent', 'talents'],
    ['filters', 'filter'],
    ['filer', 'filter'],
  ])('%s leads to %s', (input, suggestion) => {
    expect(suggestName(input, NAMES)).toBe(`; did you mean "${suggestion}"?`);
  });

  it.each(['nothing', 'x', 'ix', '', 'candidates'])('%j is near to none', (input) => {
    expect(suggestName(input, NAMES)).toBe('');
  });
});
