import { doubtEn } from '../../base/doubt.en.ts';
/** The interview sheet: the questions of a role, and where to probe deeper with one person. */
export const interviewSheetEn = {
  title: 'Interview sheet',
  forRole: 'for',
  fields: {
    date: 'Date and time',
    first: 'Interviewer 1',
    second: 'Interviewer 2',
    apart: 'Each wrote their notes before talking about them',
  },
  heads: {
    ask: 'Ask everyone for this role in these words',
    first: 'Interviewer 1: what was said',
    second: 'Interviewer 2: what was said',
  },
  probe: 'Probe deeper',
  followUps: 'Then ask:',
  anchors: 'What was said or done at 1, 3 and 5',
  ownTitle: 'Question of this role',
  reasons: {
    outside: 'The result lies outside the range, beyond the error of measurement.',
    border: 'The result lies outside the range, but within the error of measurement.',
    crosses:
      'The result lies inside the range, but close to its edge: within the error of measurement it may lie outside.',
    none: 'Too few answers for a result, so nothing is marked here.',
  },
  nothing: 'Ask the same questions as of everyone; there is nothing to probe deeper.',
  version: 'Questions, version {{version}}',
  open: 'Questions not fixed yet',
  empty: {
    title: 'This role has no questions yet',
    text: 'Set a range for the traits that matter for it, or write questions of your own on the page of the role.',
  },
  statementApart: 'The person has added a statement to the result: see the next page.',
  followUp: {
    title: 'Follow up each time.',
    text: 'What was the situation, and what was your part? What exactly did you do? What came of it? Examples may come from work, training or volunteering.',
  },
  cannot: {
    title: 'What the questionnaire cannot say.',
    text: 'Whether a person can do the job, wants it or will stay. The marks say where to ask more, and are never a reason to say no.',
  },
  doubtful: doubtEn.line,
  result: 'Result of {{date}}',
  questionnaire: 'questionnaire in {{language}}',
  confidential: 'Confidential: only for those who may see these results · printed {{date}}',
  pageOf: 'page {{page}} of {{pages}}',
} as const;
