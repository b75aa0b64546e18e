import { describe, expect, it } from 'vitest';
import { TRAIT_NAMES } from '@quint/phrases/base/trait-names.ts';
import { buildDecisionDocument, decisionFileName } from '#features/vacancies/decisions/document/model.ts';

const NOTE = {
  id: 'n1',
  decision: 'hire',
  reason: 'Led the handover.\n\nSaid what she would do again.',
  by: 'Lena Brandt',
  date_created: new Date('2026-11-26T14:30:00Z'),
  date_replaced: null,
  date_complete: null,
  signatures: [{ user_id: 'u1', name: 'Lena Brandt', date: '2026-11-26T14:31:00Z', is_administrator: true }],
} as const;

const build = (language: 'en' | 'de', note: Parameters<typeof decisionFileName>[1] = NOTE) =>
  buildDecisionDocument({
    language,
    person: 'Maria Bergmann',
    role: 'Support Team Lead',
    workspace: 'Nordlicht',
    note,
    interviewAt: new Date('2026-11-26T13:00:00Z'),
    versions: [2],
    raters: ['Lena Brandt', 'Jonas Becker'],
    openSigners: ['Jonas Becker'],
    needsAdministrator: false,
  });

const plain = (value: unknown) => JSON.stringify(value).replaceAll(/[\u2068\u2069]/g, '');

describe('a decision note as a document', () => {
  it.each([
    [
      'en',
      [
        'Decision note',
        'Hire',
        '26 November 2026 at 14:00',
        'version 2',
        'Lena Brandt and Jonas Becker',
        'Led the handover.',
        'Not signed yet by Jonas Becker.',
      ],
    ],
    [
      'de',
      [
        'Entscheidungsvermerk',
        'Einstellen',
        '26. November 2026',
        'Version 2',
        'Lena Brandt und Jonas Becker',
        'Led the handover.',
        'Es fehlt noch die Unterschrift von Jonas Becker.',
      ],
    ],
  ] as const)('says in %s who decided what, on which basis, in whose words', (language, parts) => {
    const text = plain(build(language));
    for (const part of parts) expect(text).toContain(part);
    const names = Object.values(TRAIT_NAMES).flatMap(({ nominative }) => Object.values(nominative));
    for (const name of names) expect(text.toLowerCase()).not.toContain(name.toLowerCase());
    expect(build(language).pageOf).toMatch(/\{\{page\}\}.*\{\{pages\}\}/);
  });

  it('has a file name without the person', () => {
    expect(decisionFileName('en', NOTE)).toBe('decision-note-2026-11-26.pdf');
    expect(decisionFileName('de', NOTE)).toBe('entscheidungsvermerk-2026-11-26.pdf');
  });

  it('says nothing of missing signatures when all have signed', () => {
    const document = buildDecisionDocument({
      language: 'en',
      person: 'Maria *****',
      role: 'Support Team Lead',
      workspace: 'Nordlicht',
      note: { ...NOTE, by: null },
      interviewAt: null,
      versions: [1],
      raters: ['Lena Brandt'],
      openSigners: [],
      needsAdministrator: false,
    });
    const text = plain(document);
    expect(text).not.toContain('Not signed');
    expect(text).toContain('without a date');
    expect(text).toContain('a colleague');
  });
});
