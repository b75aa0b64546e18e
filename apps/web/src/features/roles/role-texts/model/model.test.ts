import type { TextVersion } from '@quint/domain/roles/role-texts.ts';
import { roleTextsDe } from '@quint/phrases/roles/screens/role-texts.de.ts';
import { roleTextsEn } from '@quint/phrases/roles/screens/role-texts.en.ts';
import { describe, expect, it } from 'vitest';
import { readEvents } from './events.ts';
import { pickMessage } from './loading-message.ts';
import { stepVersion, withoutEmpty, withVersion, writeText, type RoleTextValue } from './text-value.ts';

const origin = { by: 'ai', model: 'small-1', is_edited: false } as const;
const version = (text: string): TextVersion => ({ text, origin });
const value = (texts: string, selectedIndex = 0, isShown = true): RoleTextValue => ({
  original: 'Original',
  versions: Array.from(texts, version),
  selected: selectedIndex,
  isShown,
});

describe('The messages while a text is shortened', () => {
  it.each([
    ['English', roleTextsEn.loading],
    ['German', roleTextsDe.loading],
  ])('are ten in %s, each another one', (_language, messages) => {
    expect(messages).toHaveLength(10);
    expect(new Set(messages).size).toBe(10);
    expect(messages.every((message) => message.endsWith('…'))).toBe(true);
  });

  it('are picked at random, each with the same chance', () => {
    const messages = roleTextsEn.loading;
    expect(messages.map((_, index) => pickMessage(messages, () => (index + 0.5) / 10))).toEqual(messages);
    expect(pickMessage(messages, () => 0)).toBe(messages[0]);
    expect(pickMessage(messages, () => 0.999_999)).toBe(messages[9]);
    expect(messages).toContain(pickMessage(messages));
  });
});

describe('A text with its short versions', () => {
  it('shows the version that was added', () => {
    expect(withVersion(value('', 0, false), version('a'))).toEqual(value('a'));
    expect(withVersion(value('ab', 0), version('b'))).toEqual(value('ab', 1));
  });

  it('is stepped through around its ends', () => {
    expect(stepVersion(value('abc', 2), 1).selected).toBe(0);
    expect(stepVersion(value('abc', 0), -1).selected).toBe(2);
  });

  it('is written where it is shown: the original, or a version that is then edited', () => {
    expect(writeText(value('a', 0, false), 'New').original).toBe('New');
    const writtenValue = writeText(value('ab', 1), 'B');
    expect(writtenValue.original).toBe('Original');
    expect(writtenValue.versions).toEqual([
      version('a'),
      { text: 'B', origin: { ...origin, is_edited: true } },
    ]);
  });

  it('is stored without empty versions, and shows the original when the chosen one was emptied', () => {
    const emptiedValue = writeText(value('abc', 1), ' ');
    expect(withoutEmpty(emptiedValue)).toMatchObject({ selected: 1, isShown: false });
    expect(withoutEmpty(emptiedValue).versions.map(({ text }) => text)).toEqual(['a', 'c']);
    expect(withoutEmpty(stepVersion(emptiedValue, 1))).toMatchObject({ selected: 1, isShown: true });
    expect(withoutEmpty(writeText(value('a'), ''))).toEqual({ versions: [], selected: 0, isShown: false });
  });
});

describe('The events of an answer', () => {
  it('are read however they are cut into pieces', async () => {
    const body =
      ': beat\n\nevent: delta\ndata: {"at":0,"text":"Grüße"}\n\nevent: done\ndata: {"text":"Grüße"}\n\n';
    const bytes = new TextEncoder().encode(body);
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
        controller.close();
      },
    });
    const events = [];
    for await (const event of readEvents(stream)) events.push(event);
    expect(events).toEqual([
      { event: 'delta', at: 0, text: 'Grüße' },
      { event: 'done', text: 'Grüße' },
    ]);
  });
});
