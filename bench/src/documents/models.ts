import { fitOf } from '@quint/psychometrics/fit.ts';
import type { SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { buildReportModel } from '@quint/server/features/measures/reports/model.ts';
import type { ReportModel } from '@quint/server/pdf/report-model.ts';
import { FIRST_NAMES, LAST_NAMES } from '../names.ts';
import { ROLE_RANGES, scoreOf } from '../world.ts';

const ROLE = { name: 'Customer Success Manager' };

function fitTo(score: SheetScore) {
  const of = <Value>(value: (trait: Trait) => Value) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, value(trait)])) as Record<Trait, Value>;
  const person = {
    stanines: of((trait) => score.traits[trait]?.stanine ?? 5),
    zs: of((trait) => score.traits[trait]?.z ?? 0),
  };
  return fitOf(person, ROLE_RANGES, { instrument: score.versions.instrument });
}

/**
 * Reports of simulated people, all different: German and English alternate, and every other pair has the view on a
 * role.
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
    role: seed % 4 < 2 ? { ...ROLE, ranges: ROLE_RANGES, fit: fitTo(score) } : undefined,
    audience: seed % 3 === 0 ? 'employer' : 'talent',
  });
}
