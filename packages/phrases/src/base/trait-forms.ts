import type { traitNamesEn } from './trait-names.en.ts';

export type TraitLetter = keyof typeof traitNamesEn.nominative;

/**
 * The name of a trait in the form required by a sentence: `{{trait}}` at its beginning or as a label, `{{traitIn}}`
 * inside it, and `{{traitDative}}` after a word that requires the dative.
 */
export interface TraitForms {
  readonly trait: string;
  readonly traitIn: string;
  readonly traitDative: string;
}

/** The same for several traits in one list. */
export interface TraitListForms {
  readonly traits: string;
  readonly traitsIn: string;
  readonly traitsDative: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Names = Readonly<Record<keyof typeof traitNamesEn, Readonly<Record<TraitLetter, string>>>>;

export function traitForms(names: Names, trait: TraitLetter): TraitForms {
  const name = names.nominative[trait];
  return { trait: capital(name), traitIn: name, traitDative: names.dative[trait] };
}

export function traitListForms(
  names: Names,
  traits: readonly TraitLetter[],
  list: (parts: readonly string[]) => string,
): TraitListForms {
  const nominative = list(traits.map((trait) => names.nominative[trait]));
  return {
    traits: capital(nominative),
    traitsIn: nominative,
    traitsDative: list(traits.map((trait) => names.dative[trait])),
  };
}
