import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findDayProblem,
  findJobProblems,
  formatSkills,
  isPhone,
  lacksProficiency,
  parseLabels,
  parseSkills,
  readLanguages,
  readLocations,
  readSalary,
  removeSkill,
  toCompleteness,
  toggleWorkMode,
  toSkills,
} from './job-profile.ts';

describe('skills', () => {
  const list = [
    { label: 'React', value: 'react' },
    { label: 'SQL', value: 'sql' },
  ];

  it('are pairs joined with a bar, separated by commas', () => {
    expect(formatSkills(list)).toBe('React | react,SQL | sql');
    expect(parseSkills('React | react,SQL | sql')).toEqual(list);
    expect(parseSkills(' React|react ,, SQL |sql,')).toEqual(list);
    expect(parseSkills('')).toEqual([]);
  });

  it.each(['React', 'React | ', ' | react', 'a | b | c', `${'x'.repeat(51)} | x`])('are not: %s', (text) => {
    expect(parseSkills(text)).toBeUndefined();
  });

  it('survive formatting and parsing', () => {
    const word = fc.stringMatching(/^[^,|]{1,50}$/).filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(fc.array(fc.record({ label: word, value: word }), { maxLength: 50 }), (skills) => {
        expect(parseSkills(formatSkills(skills))).toEqual(skills);
      }),
    );
  });
});

describe('labels', () => {
  it('lose empty entries', () => {
    expect(parseLabels('a,,b, ')).toEqual(['a', 'b']);
    expect(parseLabels(' , ')).toEqual([]);
  });
});

describe('locations', () => {
  it('have a place and a radius, 25 km by default', () => {
    expect(readLocations([{ location: ' Berlin ', radius: 0 }, { location: 'Hamburg' }])).toEqual([
      { location: 'Berlin', radius: 0 },
      { location: 'Hamburg', radius: 25 },
    ]);
  });

  it.each([
    ['no list', 'Berlin'],
    ['no object', ['Berlin']],
    ['no place', [{ radius: 25 }]],
    ['another radius', [{ location: 'Berlin', radius: 30 }]],
    ['a radius as text', [{ location: 'Berlin', radius: '25' }]],
    ['too many', Array.from({ length: 51 }, () => ({ location: 'Berlin' }))],
  ])('are not: %s', (_, value) => {
    expect(readLocations(value)).toBeUndefined();
  });
});

describe('languages', () => {
  const german = { label: 'German', value: 'german', code: 'de', proficiency: 'native' };

  it('have four values and nothing else', () => {
    expect(readLanguages([{ ...german, more: 1 }])).toEqual([german]);
  });

  it('need an existing level', () => {
    expect(lacksProficiency([german, { ...german, proficiency: undefined }])).toBe(true);
    expect(lacksProficiency([{ ...german, proficiency: '' }])).toBe(true);
    expect(lacksProficiency([german])).toBe(false);
    expect(lacksProficiency('German')).toBe(false);
    expect(readLanguages([{ ...german, proficiency: 'fine' }])).toBeUndefined();
  });

  it.each([[{ ...german, code: 'DE' }], [{ ...german, label: ' ' }], [{ ...german, value: 1 }], ['German']])(
    'are not: %j',
    (entry) => {
      expect(readLanguages([entry])).toBeUndefined();
    },
  );
});

describe('salary', () => {
  it.each([
    ['50000', 50_000],
    [50_000, 50_000],
    ['0', 0],
    ['999999999', 999_999_999],
    ['1000000000', 'too_long'],
    ['50k', 'not_digits'],
    ['50.000', 'not_digits'],
    ['-1', 'not_digits'],
    [1.5, 'not_digits'],
    ['', 'not_digits'],
    [null, 'not_digits'],
    ['٣', 'not_digits'],
  ])('%j', (value, expectedSalary) => {
    expect(readSalary(value)).toBe(expectedSalary);
  });
});

describe('days of a job', () => {
  it.each([
    ['1899-12-31', 'too_early'],
    ['1900-01-01', undefined],
    ['2099-12-31', undefined],
    ['2100-01-01', 'too_late'],
    ['01.01.1800', undefined],
    ['', undefined],
  ])('%s', (day, problem) => {
    expect(findDayProblem(day)).toBe(problem);
  });
});

describe('phone', () => {
  it.each([
    ['12345', true],
    ['1'.repeat(20), true],
    ['1234', false],
    ['1'.repeat(21), false],
    ['+49 1', false],
    ['', false],
    [12_345, false],
  ])('%j: %s', (value, isValid) => {
    expect(isPhone(value)).toBe(isValid);
  });
});

describe('entered skills', () => {
  it('become pairs, several at once, without the separators of stored ones', () => {
    expect(toSkills(' React,  Team   lead| SQL,, ')).toEqual([
      { label: 'React', value: 'react' },
      { label: 'Team lead', value: 'team lead' },
      { label: 'SQL', value: 'sql' },
    ]);
    expect(toSkills(' , ')).toEqual([]);
  });

  it('is unique by value once one is removed', () => {
    const skills = [...toSkills('SQL,React'), { label: 'Sql', value: 'sql' }];
    expect(removeSkill(skills, 'sql')).toEqual([{ label: 'React', value: 'react' }]);
  });
});

describe('work modes', () => {
  it('are toggled in and out', () => {
    expect(toggleWorkMode(['remote'], 'on_site')).toEqual(['on_site', 'remote']);
    expect(toggleWorkMode(toggleWorkMode(['hybrid'], 'remote'), 'remote')).toEqual(['hybrid']);
  });
});

describe('a job that a person had', () => {
  const JOB = {
    role_name: 'Baker',
    company_name: 'Oven',
    company_location: 'Ulm',
    started_at: '2020-03-01',
    ended_at: '2021-02-28',
    currently_working: false,
  };

  it.each([
    [{}, {}],
    [{ role_name: ' ' }, { role_name: 'required' }],
    [{ company_name: '' }, { company_name: 'required' }],
    [{ company_location: '' }, { company_location: 'required' }],
    [{ started_at: '' }, { started_at: 'required' }],
    [{ started_at: '1899-12-31' }, { started_at: 'too_early' }],
    [{ started_at: '1900-01-01' }, {}],
    [
      { started_at: '2100-01-01', ended_at: '2100-01-02' },
      { started_at: 'too_late', ended_at: 'too_late' },
    ],
    [{ ended_at: '2099-12-31' }, {}],
    [{ ended_at: '' }, { ended_at: 'required' }],
    [{ ended_at: '', currently_working: true }, {}],
    [{ ended_at: '2020-03-01' }, { ended_at: 'not_after_start' }],
    [{ ended_at: '2019-01-01', currently_working: true }, {}],
  ])('with %j has the problems %j', (change, problems) => {
    expect(findJobProblems({ ...JOB, ...change })).toEqual(problems);
  });
});

describe('completeness', () => {
  it('is one of four words by the number of completed parts out of eight', () => {
    expect([0, 3, 4, 5, 6, 7, 8].map(toCompleteness)).toEqual([
      'incomplete',
      'incomplete',
      'good',
      'good',
      'almost',
      'almost',
      'complete',
    ]);
  });
});
