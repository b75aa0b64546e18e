import { talentStatusesEn } from '../../base/common-labels.en.ts';

/** One talent with its result: the personality, and the fit to roles. */
export const matchingEn = {
  talents: 'Applicant profiles',
  roles: 'Roles',
  status: talentStatusesEn,
  report: 'PDF report',
  reportFailed: 'An error occurred while creating the document',
  spectrum: {
    title: 'Five traits',
    againstRole: 'Five traits and the role’s ranges',
    chart: 'Five traits on a scale from 1 to 9',
    chartText:
      'One line per trait with the point, the 90% error bar and, for a role, its range. The table shows the same values.',
    notScored: 'not scored: too few answers',
    result: 'result',
    error: '90% error bar',
    norm: '5 is the average of a provisional norm: English-speaking volunteers from the Internet.',
    ownNorm: '5 is the average of the norm {{norm}}.',
    basis:
      'In 9 of 10 cases the true value lies inside such a bar. It is based on the internal consistency of the English version and does not include day-to-day variation.',
    ownBasis:
      'In 9 of 10 cases the true value lies inside such a bar. It is based on the internal consistency of our own surveys in this language ({{norm}}) and does not include day-to-day variation.',
  },
  table: {
    show: 'Show the numbers',
    hide: 'Hide the numbers',
    caption: 'The five traits in numbers',
    trait: 'Trait',
    stanine: 'Stanine',
    percentile: 'Percentile',
    bar: '90% bar',
    span: '{{low}} to {{high}}',
    withSpan: '{{value}} ({{low}}–{{high}})',
    range: 'Role range',
  },
  radar: {
    title: 'Profile shape',
    chart: 'The shape of the profile',
    chartText:
      'A pentagon with one corner per trait in the order O, C, E, A, ES. The table shows the same values.',
    person: 'This person',
    range: 'Range of the role',
  },
  why: {
    caveat: 'Fit with the range you set, not a judgement of suitability. Rule {{version}}.',
  },
  normGroup:
    'Norm group: provisional, English-speaking volunteers from the Internet. Shares of it are calculated with the normal curve, not counted.',
  words: 'The traits in words',
  strengths: 'Upside',
  watchouts: 'Downside',
  facets: 'Facets',
  quality: 'Response quality',
  style: { title: 'Behavioural style', bar: '({{low}} to {{high}})' },
  versions: 'How this was calculated',
};
