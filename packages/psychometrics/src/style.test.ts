import { describe, expect, it } from 'vitest';
import { stanineOf } from './stanines.ts';
import { styleOf } from './style.ts';

const at = (C: number, E: number, A: number, ES: number) =>
  styleOf({ C: { z: C }, E: { z: E }, A: { z: A }, ES: { z: ES } });

describe('styleOf', () => {
  it('weighs the traits', () => {
    expect(at(0.3, 1, -0.5, 0.2)?.scores).toEqual({
      D: stanineOf((0.4 + 0.45) / 0.963),
      I: stanineOf((0.9 - 0.2) / 1.007),
      S: stanineOf((-0.3 - 0.35 + 0.12) / 0.961),
      G: stanineOf((0.24 - 0.6 + 0.1) / 0.888),
    });
  });

  it.each([
    [0, 1, -1.5, 0, 'D'],
    [0, 1.5, 0.3, 0, 'I'],
    [-1, -0.5, 1, 1, 'S'],
    [1.5, -1, 0, 0, 'G'],
    [0, 1, -0.5, 0, 'D/I'],
    [0, 0, 0, 0, 'D/I'],
    [1, -1, 1, 1, 'S/G'],
  ])('C %d, E %d, A %d, ES %d is %s', (C, E, A, ES, primary) => {
    expect(at(C, E, A, ES)?.primary).toBe(primary);
  });

  it('needs all four traits', () => {
    const zero = { z: 0 };
    for (const missing of ['C', 'E', 'A', 'ES'] as const) {
      expect(styleOf({ C: zero, E: zero, A: zero, ES: zero, [missing]: null })).toBeNull();
    }
  });
});
