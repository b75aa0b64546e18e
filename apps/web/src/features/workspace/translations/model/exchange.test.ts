import { describe, expect, it } from 'vitest';
import { planImport, readFile, writeFile } from './exchange.ts';
import { toRows } from '../rows.ts';

const SAVE = 'platform.common.action.save';
const LEAD = 'platform.roles.lead_other';
const rows = toRows({
  texts: [
    { selector: SAVE, en: 'Save', de: 'Speichern' },
    { selector: LEAD, en: '{{count}} roles', de: '{{count}} Rollen' },
    { selector: 'platform.roles.sum', en: '=1+1', de: '-' },
  ],
  entries: [
    { selector: SAVE, locale: 'de', gender: '', text: 'Sichern; "sofort"\nund ganz' },
    { selector: SAVE, locale: 'de', gender: 'female', text: '=Sichern' },
  ],
});
const planOf = (lines: readonly object[]) => planImport(readFile(JSON.stringify({ texts: lines })), rows);

describe('a file of texts', () => {
  it.each([
    ['csv', 'de'],
    ['csv', 'en'],
    ['json', 'en'],
  ] as const)('produces no changes when written as %s in %s and imported again', async (format, language) => {
    const text = await writeFile(rows, format, language).text();
    const plan = planImport(readFile(text.replace(/^\uFEFF/, '')), rows);
    expect(plan).toEqual({
      changes: { set: [], remove: [] },
      added: 0,
      changed: 0,
      removed: 0,
      same: 2,
      refusedLines: [],
    });
  });

  it('adds, changes and resets texts, and ignores texts that it does not name', () => {
    const plan = planOf([
      { selector: SAVE, own_en: 'Keep', own_de: 'Behalten' },
      { selector: SAVE, gender: 'female', own_en: '', own_de: ' ' },
    ]);
    expect(plan).toMatchObject({ added: 1, changed: 1, removed: 1, same: 0, refusedLines: [] });
    expect(plan.changes.set).toContainEqual({ selector: SAVE, locale: 'en', gender: '', text: 'Keep' });
    expect(plan.changes.remove).toEqual([{ selector: SAVE, locale: 'de', gender: 'female' }]);
  });

  it('lists invalid lines and imports the others', () => {
    const plan = planOf([
      { selector: LEAD, own_en: 'roles', own_de: '{{count}} Aufgaben' },
      { selector: 'platform.roles.gone', own_en: 'Gone', own_de: '' },
    ]);
    expect(plan.changes.set).toHaveLength(1);
    expect(plan.refusedLines).toEqual([
      { selector: LEAD, language: 'en', problem: { kind: 'missing', names: ['count'] } },
      { selector: 'platform.roles.gone', language: 'en', problem: 'unknown text' },
    ]);
  });

  it.each(['', 'name,email\nAnna,a@b.example\n', '{"texts":[{"selector":1}]}', '{"texts":[]}', '{'])(
    'is not read when it is %j',
    (text) => {
      expect(() => readFile(text)).toThrow();
    },
  );
});
