import { PsychometricsError } from '../errors.ts';
import { fitOf } from '../fit.ts';
import type { FitOptions, FitPerson } from '../fit.ts';
import { checkStanine, isTrait, validateRanges } from '../ranges.ts';
import type { Fit, Stanine, Trait } from '../types.ts';
import { readObject } from './lines.ts';

function byTrait<Value>(
  value: unknown,
  read: (entry: unknown, trait: Trait) => Value,
): Partial<Record<Trait, Value>> {
  const values: Partial<Record<Trait, Value>> = {};
  for (const [trait, entry] of Object.entries(readObject(value))) {
    if (!isTrait(trait))
      throw new PsychometricsError('unknown_trait', `${trait.slice(0, 40)} is not a trait`);
    values[trait] = read(entry, trait);
  }
  return values;
}

// quint-score returns null for an invalid scale, which matters only if the role requires it.
function readStanine(entry: unknown, trait: Trait): Stanine | null {
  return entry === null ? null : checkStanine(entry, `stanine of ${trait}`);
}

function readZ(entry: unknown, trait: Trait): number | null {
  if (entry === null || (typeof entry === 'number' && Number.isFinite(entry))) return entry;
  throw new PsychometricsError('z_out_of_range', `z of ${trait} must be a finite number`);
}

/** Answers one line of `quint-fit`: `{stanines, role, zs?, instrument?}`. `zs` and `instrument` narrow the interval. */
export function fitLine(value: unknown): Fit {
  const { stanines, role, zs, instrument } = readObject(value);
  const person: FitPerson = {
    stanines: byTrait(stanines, readStanine),
    zs: zs === undefined ? undefined : byTrait(zs, readZ),
  };
  return fitOf(person, validateRanges(role), { instrument } as FitOptions);
}
