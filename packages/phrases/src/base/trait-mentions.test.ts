import { describe, expect, it } from 'vitest';
import { namesTrait } from './trait-mentions.ts';

describe('a text that names a trait', () => {
  it.each([
    'We liked the openness.',
    'CONSCIENTIOUSNESS was high',
    'Her emotional\nstability convinced us',
    'Die Gewissenhaftigkeitswerte passen',
    'mit emotionaler Stabilität',
    'Wegen der Verträglichkeit.',
    'Seine Vertra\u0308glichkeit',
  ])('is found: %s', (text) => {
    expect(namesTrait(text)).toBe(true);
  });

  it.each([
    'Led the handover between two sites.',
    'Die Betroffenheit war groß.',
    'Open to new work, stable.',
    '',
  ])('is not seen where there is none: %s', (text) => {
    expect(namesTrait(text)).toBe(false);
  });
});
