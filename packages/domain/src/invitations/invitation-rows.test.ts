import { describe, expect, it } from 'vitest';
import { checkRows } from './invitation-rows.ts';

const row = (
  email: string,
  first_name: string | undefined = 'Anna',
  last_name: string | null | undefined = 'Kowalski',
) => ({
  email,
  first_name,
  last_name,
});
const codes = (...rows: Parameters<typeof checkRows>[0]) =>
  checkRows(rows).map((problems) => problems.map(({ code }) => code));
const LOCAL_64 = 'l'.repeat(64);
const domainOf = (length: number) => `${'d'.repeat(20)}.${'e'.repeat(20)}.${'f'.repeat(length - 42)}`;

describe('checkRows', () => {
  it.each([
    ['a good row', row('a@mail.example'), []],
    ['blanks around', row('  a@mail.example '), []],
    ['no address', row('  '), ['talent.email_required']],
    ['no address at all', row('abc'), ['talent.email_invalid']],
    ['a display name', row('Anna <a@mail.example>'), []],
    ['two addresses', row('a@mail.example,b@mail.example'), ['talent.email_invalid']],
    ['a line break', row('a@mail.example\nBcc: b@mail.example'), ['talent.email_invalid']],
    ['128 characters, 64 before the at-sign', row(`${LOCAL_64}@${domainOf(63)}`), []],
    ['129 characters', row(`${LOCAL_64}@${domainOf(64)}`), ['talent.email_too_long']],
    ['65 before the at-sign', row(`${LOCAL_64}l@mail.example`), ['talent.email_local_part_too_long']],
    ['no first name', row('a@mail.example', ''), ['talent.first_name_required']],
    ['a blank first name', row('a@mail.example', ' \t'), ['talent.first_name_required']],
    ['an empty last name', row('a@mail.example', 'Anna', ''), ['talent.last_name_required']],
    ['one name', { ...row('a@mail.example', 'Suharto', ''), has_one_name: true }, []],
    [
      'one name that is missing',
      { ...row('a@mail.example', '', ''), has_one_name: true },
      ['talent.first_name_required'],
    ],
    ['no last name', row('a@mail.example', 'Anna', null), ['talent.last_name_required']],
    ['a blank last name', row('a@mail.example', 'Anna', '\u00A0 '), ['talent.last_name_required']],
    ['50 characters', row('a@mail.example', 'x'.repeat(50), 'y'.repeat(50)), []],
    ['50 characters beyond the basic plane', row('a@mail.example', '𝒜'.repeat(50)), []],
    ['51 characters', row('a@mail.example', 'x'.repeat(51)), ['talent.name_too_long']],
    ['a last name of 51', row('a@mail.example', 'Anna', 'y'.repeat(51)), ['talent.name_too_long']],
    [
      'several problems',
      row('', '', ''),
      ['talent.email_required', 'talent.first_name_required', 'talent.last_name_required'],
    ],
  ])('%s', (_name, checkedRow, expectedCodes) => {
    expect(codes(checkedRow)).toEqual([expectedCodes]);
  });

  it('rejects the second row with the same address in different case', () => {
    expect(checkRows([row('Anna@Mail.example'), row('anna@mail.EXAMPLE')])).toEqual([
      [],
      [{ field: 'email', code: 'talent.twice_in_list', email: 'anna@mail.EXAMPLE' }],
    ]);
  });

  it('rejects an address that was invited before', () => {
    const invitedEmails = new Set(['anna@mail.example']);
    expect(checkRows([row('ANNA@mail.example')], invitedEmails)[0]?.[0]?.code).toBe('talent.already_invited');
  });
});
