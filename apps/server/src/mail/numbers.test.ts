import { expect, it } from 'vitest';
import type { Language } from '@quint/phrases/base/languages.ts';
import { formatOrderContent } from '#features/billing/notices/model.ts';

const NOTHING = { insights: null, period: null, administrators: null, members: null };

it.each([
  ['en', 1, '1 talent insight'],
  ['en', 10, '10 talent insights'],
  ['en', 1200, '1,200 talent insights'],
  ['de', 1, '1 Talent-Insight'],
  ['de', 1200, '1.200 Talent-Insights'],
] satisfies [Language, number, string][])('%s: %i insights are %s', (language, insights, text) => {
  expect(formatOrderContent({ ...NOTHING, kind: 'insights', insights }, language)).toBe(text);
});

it.each([
  ['en', 'Enterprise, team members: 2,500'],
  ['de', 'Enterprise, Teammitglieder: 2.500'],
] satisfies [Language, string][])(
  '%s: the members of a plan are written as the language does',
  (language, text) => {
    expect(formatOrderContent({ ...NOTHING, kind: 'enterprise', members: 2500 }, language)).toBe(text);
  },
);
