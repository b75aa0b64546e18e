import { expect, it } from 'vitest';
import { compareCodes, compareText } from './text-order.ts';

it('sorts accented letters beside unaccented ones, without country-specific rules', () => {
  const names = [
    'Zoe',
    'zoe',
    'Öztürk',
    'Anna',
    'ätna',
    'Łukasz',
    'Lukas',
    'Åse',
    'Müller',
    'Mulle',
    'Éva',
    'eva',
  ];
  expect(names.toSorted(compareText)).toEqual([
    'Anna',
    'Åse',
    'ätna',
    'eva',
    'Éva',
    'Lukas',
    'Łukasz',
    'Mulle',
    'Müller',
    'Öztürk',
    'zoe',
    'Zoe',
  ]);
});

it('distinguishes texts that look the same', () => {
  expect(compareText('\u00fc', 'u\u0308')).not.toBe(0);
  expect(['b', 'a', 'B'].toSorted(compareCodes)).toEqual(['B', 'a', 'b']);
});
