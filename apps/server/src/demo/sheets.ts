import type { Gender } from '@quint/domain/people/talents.ts';
import { getItems } from '@quint/psychometrics/items.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import type { SheetScore, WorkForm } from '@quint/psychometrics/types.ts';

export interface DemoSheet {
  readonly answers: readonly { item: number; value: number; seconds: number; seq: number }[];
  /** Set only when every item is answered. */
  readonly score: SheetScore | undefined;
  readonly age: number;
  readonly gender: Gender;
}

export interface SheetPlan {
  readonly answeredCount: 'all' | number;
  readonly instrument: WorkForm;
}

const GENDERS: readonly Gender[] = ['female', 'male', 'female', 'male', 'diverse', 'male', 'female'];

/**
 * An answer sheet simulated from the published means, deviations and correlations and scored by the engine. The first
 * `answeredCount` items of the form are answered. A few people answer carelessly.
 */
export function makeSheet(seed: number, { answeredCount, instrument }: SheetPlan): DemoSheet {
  const careless = seed % 17 === 11 ? 'long_run' : undefined;
  const sheet = simulateSheet({ seed, instrument, careless });
  const form = getItems(instrument, 'en').map((item) => item.number);
  const answeredItems = answeredCount === 'all' ? form : form.slice(0, answeredCount);
  return {
    answers: answeredItems.map((item, index) => ({
      item,
      value: sheet.answers[item] ?? 3,
      seconds: sheet.seconds[item] ?? 5,
      seq: index + 1,
    })),
    score:
      answeredCount === 'all'
        ? scoreSheet({ instrument, answers: sheet.answers, seconds: sheet.seconds })
        : undefined,
    age: 22 + ((seed * 7) % 38),
    gender: seed % 23 === 9 ? 'undisclosed' : (GENDERS[seed % GENDERS.length] ?? 'female'),
  };
}
