/** Catalogue errors of norms and norm studies. */
export const normErrorsEn = {
  'norm.too_few': 'A norm of your own needs at least {{min}} people per scale.',
  'norm.no_alpha':
    'A norm of your own needs an alpha of its own, and for that at least {{min}} people per scale who answered every statement.',
  'norm_study.people': 'Please enter how many people took part, from 1 to {{max}}.',
  'norm_study.text': 'This text is too long. Please use at most {{max}} characters.',
  'norm_study.text_missing': 'Please enter the countries, and who made the study and where it can be read.',
  'norm_study.period': 'The first day must not be after the last one, and neither in the future.',
  'norm_study.too_early': 'The questionnaire is younger. Please enter a first day from {{year}} on.',
  'norm_study.other_norm':
    'The norm {{norm}} does not come from this questionnaire in this language. Please choose another one.',
  'norm_study.more_people': 'This norm rests on {{max}} people. Its study cannot have had more.',
};
