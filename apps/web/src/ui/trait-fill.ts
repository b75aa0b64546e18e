import type { Trait } from '@quint/psychometrics/types.ts';

/** The colour of a trait as a border. */
export const TRAIT_EDGE: Readonly<Record<Trait, string>> = {
  O: 'border-trait-o',
  C: 'border-trait-c',
  E: 'border-trait-e',
  A: 'border-trait-a',
  ES: 'border-trait-es',
};

/** The colour of a trait as a background. */
export const TRAIT_FILL: Readonly<Record<Trait, string>> = {
  O: 'bg-trait-o',
  C: 'bg-trait-c',
  E: 'bg-trait-e',
  A: 'bg-trait-a',
  ES: 'bg-trait-es',
};

/** The letter of a trait in its colour, dark enough to be read. */
export const TRAIT_INK: Readonly<Record<Trait, string>> = {
  O: 'text-trait-o',
  C: 'text-trait-c',
  E: 'text-trait-e-text',
  A: 'text-trait-a-text',
  ES: 'text-trait-es',
};
