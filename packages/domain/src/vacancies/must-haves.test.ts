import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasMustHaves,
  isMustHavesProblem,
  MUST_HAVE_LANGUAGES_MAX,
  MUST_HAVE_SKILLS_MAX,
  readMustHaves,
} from './must-haves.ts';

const GERMAN = { code: 'de', proficiency: 'advanced' } as const;
const ALL = {
  skills: ['Zendesk', 'C#'],
  languages: [GERMAN, { code: 'en', proficiency: 'native' }],
  place: { location: 'Leipzig', radius: 25 },
  remote: true,
  years: 3,
  years_in: 'Support',
  start_by: '2027-03-01',
} as const;

describe('must-haves', () => {
  it('are read as they were written', () => {
    expect(readMustHaves(ALL)).toEqual(ALL);
    expect(hasMustHaves(ALL)).toBe(true);
  });

  it.each([
    [undefined, {}],
    [null, {}],
    [{}, {}],
    [{ skills: [], languages: [], place: null, remote: false, years: null, years_in: '', start_by: '' }, {}],
    [{ skills: ['  Customer   service '] }, { skills: ['Customer service'] }],
    [{ place: { location: ' Halle (Saale) ' } }, { place: { location: 'Halle (Saale)', radius: 0 } }],
    [{ remote: true }, { remote: true as const }],
    [
      { years: 1, years_in: ' in  sales ' },
      { years: 1, years_in: 'in sales' },
    ],
    [{ years: 40 }, { years: 40 }],
    [{ start_by: '2028-02-29' }, { start_by: '2028-02-29' }],
  ])('are stored without empty fields: %j', (value, storedValue) => {
    expect(readMustHaves(value)).toEqual(storedValue);
    expect(hasMustHaves(storedValue)).toBe(Object.keys(storedValue).length > 0);
  });

  it.each([
    ['text', 'shape'],
    [[], 'shape'],
    [{ skills: 'Zendesk' }, 'skills'],
    [{ skills: Array.from({ length: MUST_HAVE_SKILLS_MAX + 1 }, (_, at) => `Skill ${at}`) }, 'skills'],
    [{ skills: ['x'.repeat(51)] }, 'skills'],
    [{ skills: [' '] }, 'skills'],
    [{ skills: ['–'] }, 'skills'],
    [{ skills: [7] }, 'skills'],
    [{ skills: ['Führung', 'fuhrung'] }, 'skill_twice'],
    [{ skills: ['Führung', 'FUEHRUNG'] }, 'skill_twice'],
    [{ skills: ['React.js', 'react js'] }, 'skill_twice'],
    [{ languages: {} }, 'languages'],
    [{ languages: [{ code: 'de' }] }, 'languages'],
    [{ languages: [{ code: 'xx', proficiency: 'native' }] }, 'languages'],
    [{ languages: [{ code: 'DE', proficiency: 'native' }] }, 'languages'],
    [{ languages: [{ code: 'de', proficiency: 'C1' }] }, 'languages'],
    [{ languages: ['de'] }, 'languages'],
    [
      {
        languages: ['de', 'en', 'fr', 'es', 'it', 'pl']
          .slice(0, MUST_HAVE_LANGUAGES_MAX + 1)
          .map((code) => ({ code, proficiency: 'native' })),
      },
      'languages',
    ],
    [{ languages: [GERMAN, { ...GERMAN, proficiency: 'native' }] }, 'language_twice'],
    [{ place: 'Leipzig' }, 'place'],
    [{ place: { location: '' } }, 'place'],
    [{ place: { location: 'x'.repeat(121) } }, 'place'],
    [{ place: { location: 'Leipzig', radius: 30 } }, 'place'],
    [{ place: { location: 'Leipzig', radius: '25' } }, 'place'],
    [{ remote: 'yes' }, 'place'],
    [{ years: 0 }, 'years'],
    [{ years: 41 }, 'years'],
    [{ years: 1.5 }, 'years'],
    [{ years: '3' }, 'years'],
    [{ years_in: 'support' }, 'years'],
    [{ years: 3, years_in: '-' }, 'years_in'],
    [{ years: 3, years_in: 'x'.repeat(51) }, 'years_in'],
    [{ start_by: '01.03.2027' }, 'start_by'],
    [{ start_by: '2027-02-29' }, 'start_by'],
    [{ start_by: '2027-13-01' }, 'start_by'],
    [{ start_by: '1899-12-31' }, 'start_by'],
    [{ start_by: '2100-01-01' }, 'start_by'],
    [{ start_by: 20270301 }, 'start_by'],
  ])('are refused: %j', (value, kind) => {
    const read = readMustHaves(value);
    expect(isMustHavesProblem(read)).toBe(true);
    expect(read).toMatchObject({ kind });
  });

  it('name what is there twice', () => {
    expect(readMustHaves({ skills: ['SQL', 'Sql'] })).toEqual({ kind: 'skill_twice', skill: 'Sql' });
    expect(readMustHaves({ languages: [GERMAN, GERMAN] })).toEqual({
      kind: 'language_twice',
      language: 'de',
    });
  });

  it('stay the same when read again, whatever was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (skills, place, start_by) => {
        const read = readMustHaves({ skills, place, start_by });
        if (!isMustHavesProblem(read)) expect(readMustHaves(read)).toEqual(read);
      }),
    );
  });
});
