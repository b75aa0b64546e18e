import type { mustHaveErrorsEn } from './must-have-errors.en.ts';

export const mustHaveErrorsDe: Readonly<Record<keyof typeof mustHaveErrorsEn, string>> = {
  'must_haves.skills_invalid':
    'Eine Rolle verlangt höchstens {{max}} Skills mit höchstens {{characters}} Zeichen, jeder mit einem Buchstaben oder einer Ziffer.',
  'must_haves.skill_twice': 'Der Skill {{skill}} steht zweimal in der Liste.',
  'must_haves.languages_invalid': 'Eine Rolle verlangt höchstens {{max}} Sprachen, jede mit einem Niveau.',
  'must_haves.language_twice': 'Eine Sprache steht zweimal in der Liste.',
  'must_haves.place_invalid':
    'Bitte gib einen Ort mit höchstens {{characters}} Zeichen und einen Umkreis aus der Liste an.',
  'must_haves.years_invalid': 'Bitte gib 1 bis {{max}} Jahre Erfahrung an.',
  'must_haves.years_in_invalid':
    'Bitte sag mit höchstens {{characters}} Zeichen, worin die Erfahrung liegt, mit einem Buchstaben oder einer Ziffer.',
  'must_haves.start_by_invalid': 'Bitte gib als spätesten Beginn einen Tag von 1900 bis 2099 an.',
};
