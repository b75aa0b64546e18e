/** Catalogue errors of the must-haves of a role. */
export const mustHaveErrorsEn = {
  'must_haves.skills_invalid':
    'A role asks for at most {{max}} skills of at most {{characters}} characters, each with a letter or digit.',
  'must_haves.skill_twice': 'The skill {{skill}} is in the list twice.',
  'must_haves.languages_invalid': 'A role asks for at most {{max}} languages, each with a level.',
  'must_haves.language_twice': 'A language is in the list twice.',
  'must_haves.place_invalid':
    'Please enter a place of at most {{characters}} characters, and a radius from the list.',
  'must_haves.years_invalid': 'Please enter years of experience from 1 to {{max}}.',
  'must_haves.years_in_invalid':
    'Please say in at most {{characters}} characters in what the experience is, with a letter or digit.',
  'must_haves.start_by_invalid': 'Please enter a day from 1900 to 2099 as the latest start.',
};
