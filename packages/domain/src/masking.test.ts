import { describe, expect, it } from 'vitest';
import { shownName } from './masking.ts';

const kim = { first_name: 'Kim', last_name: 'Park', is_directly_invited: false, is_insight_unlocked: false };
const stranger = { isOwnTalent: false, hidesPersonalData: false };

describe('shownName', () => {
  it.each([
    ['masked', {}, {}, 'Kim *****'],
    ['invited directly', { is_directly_invited: true }, {}, 'Kim Park'],
    ['unlocked', { is_insight_unlocked: true }, {}, 'Kim Park'],
    [
      'invited directly where data is hidden',
      { is_directly_invited: true },
      { hidesPersonalData: true },
      'Kim Park',
    ],
    ['unlocked where data is hidden', { is_insight_unlocked: true }, { hidesPersonalData: true }, 'K. *****'],
    ['nameless where data is hidden', { first_name: null }, { hidesPersonalData: true }, '*****'],
    ['the own talent', {}, { isOwnTalent: true, hidesPersonalData: true }, 'Kim Park'],
    ['without a last name', { last_name: null, is_directly_invited: true }, {}, 'Kim'],
    ['without any name', { first_name: null, last_name: '', is_directly_invited: true }, {}, ''],
  ])('%s', (_, talent, reader, name) => {
    expect(shownName({ ...kim, ...talent }, { ...stranger, ...reader })).toBe(name);
  });
});
