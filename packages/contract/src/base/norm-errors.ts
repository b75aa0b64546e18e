/** Errors of switching norms and of norm studies, as part of the error catalogue. */
export const NORM_ERRORS = {
  'norm.too_few': { status: 409, params: ['min'] },
  'norm.no_alpha': { status: 409, params: ['min'] },
  'norm_study.people': { status: 400, params: ['max'] },
  'norm_study.text': { status: 400, params: ['max'] },
  'norm_study.text_missing': { status: 400, params: [] },
  'norm_study.period': { status: 400, params: [] },
  'norm_study.too_early': { status: 400, params: ['year'] },
  'norm_study.other_norm': { status: 409, params: ['norm'] },
  'norm_study.more_people': { status: 409, params: ['max'] },
} as const;
