import { heldBackEn, talentStatusesEn } from '../../base/common-labels.en.ts';

/** The comparison of two to four people as a document for the file. */
export const comparisonDocumentEn = {
  label: 'Comparison',
  titleForRole: 'Comparison for {{role}}',
  titleOpen: 'Comparison of {{count}} people',
  lead: 'This document puts the results of several people side by side, with the error of measurement. It says who differs from whom, and makes no decision.',
  facts: { people: 'People', role: 'Role', rule: 'Fit rule', level: 'Level of bars and differences' },
  doubtful: 'Read with care, because the answers were flagged (hollow symbols): {{names}}.',
  noRole: 'no role chosen',
  level: '90%',
  fit: {
    title: 'Fit with the role',
    caption: 'Fit of each person',
    columns: { name: 'Person', status: 'Status', fit: 'Of 100', interval: '90%', band: 'Band', why: 'Why' },
    leftOut: 'Left out of rankings at their own request.',
    noRequirement: 'This role has no requirements yet, so there is no fit.',
    reach: 'By our model about {{count}} of 100 people of the norm group reach high agreement.',
  },
  statuses: talentStatusesEn,
  held: heldBackEn,
  traits: {
    title: 'Who differs in what',
    lead: 'From 1 to 9; 5 is the middle of the norm group. Point and bar: result and its 90% error. Where a role was chosen, the frame is its range.',
    picture: 'Results of {{names}} on the five traits',
    caption: 'All numbers',
    columns: { trait: 'Trait', range: 'Range', person: '{{name}}' },
    cell: '{{value}} ({{low}} to {{high}})',
    notScored: 'not scored',
  },
  statements: 'In their own words',
  reading: {
    title: 'How to read it',
    limits:
      'That is {{O}} in openness, {{C}} in conscientiousness, {{E}} in extraversion, {{A}} in agreeableness, {{ES}} in emotional stability.',
    level: { two: '90%', several: '90% for all pairs of a trait together' },
    ownLimits: 'The error of each person is that of the norm of their result.',
    points: [
      'Two people differ on a trait when their exact positions differ by more than their combined measurement error, at a level of {{level}}. {{limits}} Overlapping bars do not settle it.',
      'Even if all were alike, up to {{chance}} of 100 comparisons would show a difference on at least one trait by chance.',
      'Just outside means: outside the range, but within the error of measurement. It costs what the rule says.',
      'Fit says how close a profile is to the ranges that were set. It is not a verdict on a person.',
    ],
  },
} as const;
