import type { Trait } from '@quint/psychometrics/types.ts';

/** The colour of a trait as a background. */
export const TRAIT_FILL: Readonly<Record<Trait, string>> = {
  O: 'bg-trait-o',
  C: 'bg-trait-c',
  E: 'bg-trait-e',
  A: 'bg-trait-a',
  ES: 'bg-trait-es',
};
