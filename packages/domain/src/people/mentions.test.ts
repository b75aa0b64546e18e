import { describe, expect, it } from 'vitest';
import { findTypedMention, mentionedNames, splitMentions } from './mentions.ts';

const NAMES = ['Jonas Berg', 'Jonas Bergmann', 'Åsa Öz'];

describe('mentions in a note', () => {
  it('are found with the longest name, and the parts are the text', () => {
    const text = 'Ask @Jonas Bergmann, (@Åsa Öz) or @Jonas Berg.';
    const parts = splitMentions(text, NAMES);
    expect(parts.map(({ text: part }) => part).join('')).toBe(text);
    expect(parts.flatMap(({ name }) => name ?? [])).toEqual(['Jonas Bergmann', 'Åsa Öz', 'Jonas Berg']);
  });

  it.each(['jonas@Jonas Berg', '@Jonas Bergs', '@jonas berg', 'Jonas Berg', '@Jonas  Berg'])(
    'are not in "%s"',
    (text) => {
      expect([...mentionedNames(text, NAMES)]).toEqual([]);
    },
  );

  it('never are an empty name', () => {
    expect(splitMentions('a @ b', [''])).toEqual([{ text: 'a @ b' }]);
    expect(splitMentions('', NAMES)).toEqual([]);
  });
});

describe('a mention that is being written', () => {
  it.each([
    ['@', { start: 0, query: '' }],
    ['Hi @Jo', { start: 3, query: 'Jo' }],
    ['(@Jonas Be', { start: 1, query: 'Jonas Be' }],
    ['a@b @c', { start: 4, query: 'c' }],
  ])('is found at the end of "%s"', (text, mention) => {
    expect(findTypedMention(text, text.length)).toEqual(mention);
  });

  it.each(['', 'Jonas', 'mail@jonas', '@Jo\nnas', '@ Jonas', '@Jonas Berg was late today'])(
    'is not at the end of "%s"',
    (text) => {
      expect(findTypedMention(text, text.length)).toBeUndefined();
    },
  );

  it('is the one in front of the caret', () => {
    expect(findTypedMention('@Jo and @Li', 3)).toEqual({ start: 0, query: 'Jo' });
    expect(findTypedMention('@Jo', 0)).toBeUndefined();
  });
});
