import { fitOf } from '@quint/psychometrics/fit.ts';
import type { RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { buildReportModel } from '@quint/server/features/measures/reports/model.ts';
import type { ReportModel } from '@quint/server/pdf/report-model.ts';
import { scoreOf } from './world.ts';

const FIRST_NAMES = [
  'Amira',
  'Björn',
  'Chloé',
  'Deniz',
  'Eva',
  'Farid',
  'Greta',
  'Hasan',
  'Ida',
  'Jörg',
  'Kim',
];
const LAST_NAMES = [
  'Albers',
  'Brandt',
  'Çelik',
  'Demir',
  'Ek',
  'Fischer',
  'García',
  'Huber',
  'Ito',
  'Jansen',
];
const ROLE = { name: 'Customer Success Manager' };
const RANGES: RoleRanges = {
  O: { min: 4, max: 7 },
  C: { min: 5, max: 8, weight: 2 },
  E: { min: 6, max: 9 },
  A: { min: 3, max: 6 },
  ES: { min: 5, max: 8 },
};

function fitTo(score: SheetScore) {
  const of = <Value>(value: (trait: Trait) => Value) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, value(trait)])) as Record<Trait, Value>;
  const person = {
    stanines: of((trait) => score.traits[trait]?.stanine ?? 5),
    zs: of((trait) => score.traits[trait]?.z ?? 0),
  };
  return fitOf(person, RANGES, { instrument: score.versions.instrument });
}

/**
 * The report of one simulated person after another, so that no two are alike: German and English in turn, every other
 * pair with the view on a role.
 */
export function reportModelOf(seed: number): ReportModel {
  const score = scoreOf(seed);
  const first = FIRST_NAMES[seed % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(seed / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  return buildReportModel({
    person: { name: `${first} ${last}` },
    workspace: { name: 'Nordlicht Design' },
    language: seed % 2 === 0 ? 'de' : 'en',
    finishedAt: new Date(Date.UTC(2026, seed % 12, 1 + (seed % 28), 12)),
    score,
    answeredIn: seed % 2 === 0 ? 'de' : 'en',
    role: seed % 4 < 2 ? { ...ROLE, ranges: RANGES, fit: fitTo(score) } : undefined,
    audience: seed % 3 === 0 ? 'employer' : 'talent',
  });
}
