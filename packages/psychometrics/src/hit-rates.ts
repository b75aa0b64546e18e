import { assessQuality } from './quality.ts';
import { getForm } from './forms.ts';
import { nextNormal, nextWhole, randomStream } from './random.ts';
import type { RandomStream } from './random.ts';
import type { SimulatedSheet } from './simulate.ts';
import { simulateSheet } from './simulate.ts';
import { INSTRUMENT_VERSION, TRAITS } from './types.ts';
import type { QualityVerdict, Trait } from './types.ts';

/** Response styles, careful and not, whose sheets are simulated to test the checks of response quality. */
export const RESPONSE_STYLES = [
  'careful',
  'careful_outer',
  'random_fast',
  'random_slow',
  'half_random_slow',
  'one_box',
  'long_runs',
  'inner_random',
  'agreeing_random',
  'looks_good',
] as const;
export type ResponseStyle = (typeof RESPONSE_STYLES)[number];

/** The number of sheets of a style by verdict. */
export type VerdictCounts = Readonly<Record<QualityVerdict, number>>;

const SEED = 20_261_126;
const BOXES = 4;
/** The effect of faking good on each trait, in standard deviations, low and high end. */
const LIFT = [0.8, 1.8] as const;

interface ShownItem {
  readonly position: number;
  /** The box a careful person chose. */
  readonly careful: number;
  readonly isInstructed: boolean;
}

/** A careful sheet with boxes replaced item by item in display order. */
function withBoxes(sheet: SimulatedSheet, box: (item: ShownItem) => number): SimulatedSheet {
  const { order, instructedAnswers } = getForm(INSTRUMENT_VERSION);
  const answers = Object.fromEntries(
    order.map((number, position) => {
      const careful = sheet.answers[number] ?? 1;
      return [number, box({ position, careful, isInstructed: instructedAnswers.has(number) })];
    }),
  );
  return { answers, seconds: sheet.seconds };
}

function liftedTraits(random: RandomStream): Record<Trait, number> {
  const [low, high] = LIFT;
  const liftedScores = TRAITS.map((trait) => [trait, nextNormal(random) + low + (high - low) * random()]);
  return Object.fromEntries(liftedScores) as Record<Trait, number>;
}

/** One sheet of a response style; times are those of a careful reader unless the style is fast or has long runs. */
export function simulateResponseStyle(responseStyle: ResponseStyle, index: number): SimulatedSheet {
  const seed = SEED + index;
  const random = randomStream(SEED * 31 + index);
  const input = { seed, instrument: INSTRUMENT_VERSION };
  const any = () => nextWhole(random, 1, BOXES);
  switch (responseStyle) {
    case 'careful':
      return simulateSheet(input);
    case 'careful_outer':
      return withBoxes(simulateSheet(input), ({ careful, isInstructed }) => {
        if (isInstructed) return careful;
        return careful > BOXES / 2 ? BOXES : 1;
      });
    case 'random_fast':
      return simulateSheet({ ...input, careless: 'random' });
    case 'random_slow':
      return withBoxes(simulateSheet(input), any);
    case 'half_random_slow':
      return withBoxes(simulateSheet(input), ({ position: at, careful }) =>
        2 * at >= getForm(INSTRUMENT_VERSION).order.length ? any() : careful,
      );
    case 'one_box': {
      const box = 1 + (index % BOXES);
      return withBoxes(simulateSheet(input), () => box);
    }
    case 'long_runs':
      return simulateSheet({ ...input, careless: 'long_run' });
    case 'inner_random':
      return withBoxes(simulateSheet(input), () => nextWhole(random, 2, 3));
    case 'agreeing_random':
      return withBoxes(simulateSheet(input), () => nextWhole(random, 3, 4));
    case 'looks_good':
      return simulateSheet({ ...input, traits: liftedTraits(random) });
  }
}

/** The verdicts on the first `sheets` sheets of a style; deterministic. */
export function countVerdicts(responseStyle: ResponseStyle, sheets: number): VerdictCounts {
  const counts = { ok: 0, check: 0, doubtful: 0 };
  for (let index = 0; index < sheets; index += 1) {
    const { answers, seconds } = simulateResponseStyle(responseStyle, index);
    counts[assessQuality({ instrument: INSTRUMENT_VERSION, answers, seconds }).verdict] += 1;
  }
  return counts;
}
