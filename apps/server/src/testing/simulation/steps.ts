import fc from 'fast-check';
import type { Fault } from '#testing/simulation/world.ts';

/** The item of an order. */
export interface Thing {
  readonly what: 'insights' | 'flow' | 'report';
  readonly which: number;
  readonly members: number;
  readonly isYearly: boolean;
}

const anyStepLimit = fc.option(fc.nat({ max: 9 }), { nil: undefined, freq: 2 });
const anyWhich = fc.nat({ max: 999 });
const anyThing = fc.record<Thing>({
  what: fc.constantFrom('insights', 'flow', 'flow', 'report'),
  which: fc.nat({ max: 5 }),
  members: fc.constantFrom(0, 5, 10, 25),
  isYearly: fc.boolean(),
});

const anySingle = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('buy' as const), thing: anyThing }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      things: fc.array(anyThing, { minLength: 1, maxLength: 3 }),
      life: anyStepLimit,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which: anyWhich,
      how: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const, 'refused' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), which: anyWhich, life: anyStepLimit }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      by: fc.constantFrom('press' as const, 'platform' as const, 'dashboard' as const, 'part' as const),
      which: anyWhich,
      stepLimit: anyStepLimit,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      how: fc.constantFrom(
        'seats' as const,
        'seats' as const,
        'cancel' as const,
        'take-back' as const,
        'keepPlan' as const,
        'pause' as const,
        'resume' as const,
        'end' as const,
      ),
      thing: anyThing,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      how: fc.constantFrom('refuse' as const, 'accept' as const, 'settle' as const, 'end' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(0.005, 0.5, 1.1, 3, 32) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('hear' as const),
      order: fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 12 }),
      drops: fc.boolean(),
      isParallel: fc.boolean(),
      attempts: fc.array(anyStepLimit, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('replay' as const), which: anyWhich }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      faults: fc.array(fc.constantFrom<Fault>('before', 'after', 'slow', 'none'), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), life: anyStepLimit }) },
);
export type SingleStep = typeof anySingle extends fc.Arbitrary<infer T> ? T : never;

/** One step, several at once, or one during a pending answer of the provider. */
export const anyStep = fc.oneof(
  { weight: 8, arbitrary: anySingle.map((step) => ({ steps: [step], isOvertaking: false })) },
  {
    weight: 2,
    arbitrary: fc.record({
      steps: fc.array(anySingle, { minLength: 2, maxLength: 3 }),
      isOvertaking: fc.constant(false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      steps: fc.array(anySingle, { minLength: 1, maxLength: 2 }),
      isOvertaking: fc.constant(true),
    }),
  },
);
export type SimulatedStep = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;
