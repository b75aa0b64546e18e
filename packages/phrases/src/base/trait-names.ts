import { traitNamesDe } from './trait-names.de.ts';
import { traitNamesEn } from './trait-names.en.ts';

export const TRAIT_NAMES = { en: traitNamesEn, de: traitNamesDe } as const;
