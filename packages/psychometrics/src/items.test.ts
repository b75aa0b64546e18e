import { getQuestions } from '@bigfive-org/questions';
import { describe, expect, it } from 'vitest';
import { copyEnglishTexts, getChoices, getItems, listSharedItems } from './items.ts';
import type { PublishedItem } from './items.ts';
import type { Language, WorkForm } from './types.ts';

const source = () => structuredClone(getQuestions('en')) as unknown as PublishedItem[];

function withChange(position: number, change: Partial<PublishedItem>): PublishedItem[] {
  const items = source();
  items[position] = { ...(items[position] as PublishedItem), ...change };
  return items;
}

describe('getItems', () => {
  it('shows 110 items of the work form in both languages, 120 of the reference forms', () => {
    for (const language of ['en', 'de'] as const) {
      expect(getItems('ipip-neo-work@2', language)).toHaveLength(110);
      expect(getItems('ipip-neo-120/4', language)).toHaveLength(120);
      expect(getItems('ipip-neo-120/5', language)).toHaveLength(120);
    }
  });

  it('speaks in the first person', () => {
    const english = getItems('ipip-neo-120/5', 'en').map((item) => item.text);
    expect(english[0]).toBe('I worry about things.');
    expect(english[10]).toBe('I often feel blue.');
    expect(english[16]).toBe('I am always busy.');
    expect(english.every((text) => /^I [a-z].*[^.]\.$/.test(text))).toBe(true);
    expect(new Set(english).size).toBe(120);
  });

  it('has its own German wording', () => {
    const german = getItems('ipip-neo-work@2', 'de').map((item) => item.text);
    expect(german[0]).toBe('Ich mache mir über vieles Sorgen.');
    expect(german.every((text) => text.endsWith('.'))).toBe(true);
    expect(new Set(german).size).toBe(110);
  });

  it('asks for two different boxes in the instructed items', () => {
    const find = (language: Language, index: number) => getItems('ipip-neo-work@2', language)[index];
    expect(find('en', 54)).toEqual({
      number: 1001,
      text: 'Please choose ‘rather does not apply’.',
      kind: 'instructed',
      facet: null,
      key: null,
      expectedAnswer: 2,
    });
    expect(find('en', 91)).toMatchObject({
      number: 1002,
      text: 'Please choose ‘applies exactly’.',
      expectedAnswer: 4,
    });
    expect([find('de', 54)?.text, find('de', 91)?.text]).toEqual([
      'Bitte wähle ‚trifft eher nicht zu‘.',
      'Bitte wähle ‚trifft genau zu‘.',
    ]);
  });

  it('keeps the words of the first work form for the sheets begun on it', () => {
    const texts = (instrument: WorkForm, language: Language) =>
      new Map(getItems(instrument, language).map(({ number, text }) => [number, text]));
    const [first, second] = [texts('ipip-neo-work@1', 'de'), texts('ipip-neo-work@2', 'de')];
    const changedNumbers = [...first.keys()].filter((number) => first.get(number) !== second.get(number));
    expect(changedNumbers).toEqual([22, 33, 47, 1001, 70, 76, 95, 1002, 117]);
    expect([first.get(22), second.get(22)]).toEqual(['Ich liebe Aufregung.', 'Ich liebe den Nervenkitzel.']);
    expect([first.get(1001), first.get(1002)]).toEqual([
      'Bitte wähle ‚trifft eher zu‘.',
      'Bitte wähle ‚trifft eher zu‘.',
    ]);
    expect(getItems('ipip-neo-work@1', 'en').find(({ number }) => number === 1001)?.text).toBe(
      'Please choose ‘rather applies’.',
    );
    const sharedNumbers = listSharedItems('ipip-neo-work@1', 'ipip-neo-work@2');
    expect(sharedNumbers).toEqual([...first.keys()].filter((number) => !changedNumbers.includes(number)));
    expect(listSharedItems('ipip-neo-120/4', 'ipip-neo-120/5')).toEqual([]);
    expect(listSharedItems('ipip-neo-120/4', 'ipip-neo-work@2')).toHaveLength(108);
  });

  it('labels the boxes', () => {
    expect(getChoices('ipip-neo-work@2', 'en')[2]).toEqual({ value: 3, label: 'rather applies' });
    expect(getChoices('ipip-neo-work@2', 'de')[2]).toEqual({ value: 3, label: 'trifft eher zu' });
  });

  it('cannot be changed, neither by its readers nor through its source', () => {
    const items = getItems('ipip-neo-120/5', 'en');
    expect(Object.isFrozen(items) && items.every((item) => Object.isFrozen(item))).toBe(true);
    const cachedQuestion = getQuestions('en')[0];
    const before = cachedQuestion?.text ?? '';
    if (cachedQuestion) cachedQuestion.text = 'Something else';
    expect(getItems('ipip-neo-work@2', 'en')[0]?.text).toBe('I worry about things.');
    if (cachedQuestion) cachedQuestion.text = before;
  });

  it('refuses unknown forms and languages', () => {
    expect(() => getItems('other' as never, 'en')).toThrow(
      expect.objectContaining({ code: 'unknown_instrument' }),
    );
    expect(() => getItems('ipip-neo-120/4', 'fr' as never)).toThrow(
      expect.objectContaining({ code: 'unknown_language' }),
    );
  });
});

describe('getChoices', () => {
  it('has four labels, five on the published scale', () => {
    expect(getChoices('ipip-neo-120/4', 'de').map((choice) => choice.label)).toEqual([
      'trifft gar nicht zu',
      'trifft eher nicht zu',
      'trifft eher zu',
      'trifft genau zu',
    ]);
    expect(getChoices('ipip-neo-120/5', 'en').map((choice) => choice.label)).toEqual([
      'Very Inaccurate',
      'Moderately Inaccurate',
      'Neither Accurate Nor Inaccurate',
      'Moderately Accurate',
      'Very Accurate',
    ]);
    expect(getChoices('ipip-neo-120/5', 'de').map((choice) => choice.value)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.isFrozen(getChoices('ipip-neo-120/5', 'de')[0])).toBe(true);
  });
});

describe('copyEnglishTexts', () => {
  it('accepts the published list', () => {
    expect(copyEnglishTexts(source()).size).toBe(120);
  });

  it.each([
    ['another code', { ipipId: ['X999'] }],
    ['no code', { ipipId: undefined } as never],
    ['another key', { keyed: 'minus' }],
    ['another facet', { facet: 6 }],
    ['another domain', { domain: 'E' }],
    ['no text', { text: '' }],
  ])('refuses a list with %s', (_, change) => {
    expect(() => copyEnglishTexts(withChange(0, change))).toThrow('item 1 of the item source differs');
  });

  it('refuses a list in another order or of another length', () => {
    expect(() => copyEnglishTexts(source().toReversed())).toThrow('differs');
    expect(() => copyEnglishTexts(source().slice(1))).toThrow('119 items');
  });
});
