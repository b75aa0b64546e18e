import { groupTextsEn } from '../common-labels.en.ts';

/** Common texts of lists, pages and forms of records. */
export const recordsEn = {
  noMatch: { title: 'Nothing matches', text: 'Nothing here contains “{{search}}”.' },
  notAllowed: {
    title: 'You do not have access',
    text: 'Ask an administrator of your workspace.',
  },
  none: 'None yet.',
  notSet: 'not set',
  deleted: '{{name}} is in the bin.',
  undo: 'Undo',
  restored: '{{name}} is back.',
  notRestored: '{{name}} could not be restored',
  binLink: 'Bin',
  conflict: {
    title: '{{name}} changed this {{when}}',
    titleNow: '{{name}} has just changed this',
    titleUnknown: 'This was changed {{when}}',
    text: 'You both changed the same fields. Choose which version to save; until then your text stays in the form.',
    mine: 'Yours',
    theirs: 'The other version',
    empty: 'empty',
  },
  form: { tooLong: 'At most {{max}} characters.', dateInvalid: 'The selected date is invalid.' },
  removeNamed: 'Remove {{name}}',
  distribution: {
    words: groupTextsEn,
    title: 'How results are spread',
    lead_one: 'One result.',
    lead_other:
      '{{count}} results, from 1 (lowest) to 9 (highest). Each dot is one person, the upright mark is the median, the bar covers the middle half.',
    few: 'Shown once there are four results, so that no one can be identified.',
    chart: 'How the results are spread across the five traits',
    noValue: 'fewer than four results',
    table: 'Results by value',
    value: 'Value',
  },
} as const;
