import { describe, expect, it } from 'vitest';
import { displayName } from './masking.ts';

const kim = { first_name: 'Kim', last_name: 'Park', is_directly_invited: false, is_insight_unlocked: false };
const otherReader = { isOwnTalent: false, hide_personal_data: false, hide_everybody: false };
const EVERYBODY = { hide_personal_data: true, hide_everybody: true };

describe('displayName', () => {
  it.each([
    ['masked', {}, {}, 'Kim *****'],
    ['invited directly', { is_directly_invited: true }, {}, 'Kim Park'],
    ['unlocked', { is_insight_unlocked: true }, {}, 'Kim Park'],
    [
      'invited directly where data is hidden',
      { is_directly_invited: true },
      { hide_personal_data: true },
      'Kim Park',
    ],
    [
      'unlocked where data is hidden',
      { is_insight_unlocked: true },
      { hide_personal_data: true },
      'K. *****',
    ],
    ['nameless where data is hidden', { first_name: null }, { hide_personal_data: true }, '*****'],
    ['invited directly where everybody is hidden', { is_directly_invited: true }, EVERYBODY, 'K. *****'],
    [
      'invited directly where nobody is hidden',
      { is_directly_invited: true },
      { hide_everybody: true },
      'Kim Park',
    ],
    ['the own talent where everybody is hidden', {}, { isOwnTalent: true, ...EVERYBODY }, 'Kim Park'],
    ['the own talent', {}, { isOwnTalent: true, hide_personal_data: true }, 'Kim Park'],
    ['without a last name', { last_name: null, is_directly_invited: true }, {}, 'Kim'],
    ['without any name', { first_name: null, last_name: '', is_directly_invited: true }, {}, ''],
  ])('%s', (_, talent, reader, name) => {
    expect(displayName({ ...kim, ...talent }, { ...otherReader, ...reader })).toBe(name);
  });
});
