import { describe, expect, it } from 'vitest';
import { openText } from './open-list.ts';
import { readList } from './read-list.ts';

const LENGTH = 100_000;

/** The addresses in a list, which would take minutes if a rule were quadratic in the length of a line. */
const addressesIn = (text: string) => readList(openText(text)).people.map(({ email }) => email);

describe('A line of 100,000 characters', () => {
  it.each([
    ['blanks', `${' '.repeat(LENGTH)}eva@mail.example`],
    ['a name of many words', `${'Anna '.repeat(LENGTH / 5)}eva@mail.example`],
    ['brackets', `${'()'.repeat(LENGTH / 2)} eva@mail.example`],
    ['dashes', `${'- '.repeat(LENGTH / 2)}eva@mail.example`],
  ])('of %s is read', (_what, text) => {
    expect(addressesIn(text)).toContain('eva@mail.example');
  });

  it('of recipients is parsed completely', () => {
    const recipients = Array.from({ length: 4000 }, (_, index) => `Eva ${index} <eva${index}@mail.example>`);
    expect(addressesIn(recipients.join('; '))).toHaveLength(4000);
  });
});
