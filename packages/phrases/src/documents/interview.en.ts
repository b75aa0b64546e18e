import { doubtEn } from '../doubt.en.ts';
/** The interview sheet: one page for a conversation with one person about one role. */
export const interviewSheetEn = {
  title: 'Interview sheet',
  forRole: 'for',
  fit: '{{fit}} of 100, {{band}}',
  bands: { strong: 'high agreement', partial: 'partial agreement', none: 'low agreement' },
  interval: '({{low}} to {{high}} with the error of measurement).',
  reach: 'By our model about {{count}} of 100 people of the norm group reach this band.',
  noFit: 'This role has no requirements yet, so there is no fit.',
  fields: {
    date: 'Date and time',
    first: 'Interviewer 1',
    second: 'Interviewer 2',
    apart: 'Each wrote their notes before talking about them',
  },
  rows: {
    outside: 'outside, beyond the error',
    lower: 'bar crosses the lower border',
    upper: 'bar crosses the upper border',
    more: 'not among the three topics',
    border: 'outside within the error, nothing extra',
    inside: 'in range, nothing extra to ask',
    open: 'no requirement, nothing extra',
    none: 'not scored',
  },
  legend: {
    scale: '1 to 9, 5 is the middle of the norm group',
    frame: 'frame: range of the role',
    dot: 'dot and bar: result, 90% error',
  },
  heads: {
    ask: 'Ask it in these words, of everyone for this role',
    first: 'Interviewer 1: what was said',
    second: 'Interviewer 2: what was said',
  },
  topic: '{{trait}} {{stanine}}, range {{min}} to {{max}}',
  why: 'Why this:',
  below: 'the whole bar lies below the range.',
  above: 'the whole bar lies above the range.',
  crossesLower:
    'the result is inside, but its bar crosses the lower border: {{low}} and {{high}} are both possible readings.',
  crossesUpper:
    'the result is inside, but its bar crosses the upper border: {{low}} and {{high}} are both possible readings.',
  nothing: {
    title: 'Nothing extra to ask',
    text: 'Every result lies inside the range, or outside it only within the error of measurement. Talk as you do with everyone for this role.',
    open: 'The role has no requirements yet, so the result suggests no topics. Talk as you do with everyone for this role.',
  },
  statementApart: 'The person has added a statement to the result: see the next page.',
  followUp: {
    title: 'Follow up each time.',
    text: 'What was the situation, and what was your part? What exactly did you do? What came of it?',
  },
  cannot: {
    title: 'What the questionnaire cannot say.',
    text: 'Whether a person can do the job, wants it or will stay. Fit means fit with the range you set. It gives topics, never a reason to say no.',
  },
  doubtful: doubtEn.line,
  result: 'Result of {{date}}',
  questionnaire: 'questionnaire in {{language}}',
  confidential: 'Confidential: only for those who may see these results · printed {{date}}',
  pageOf: 'page {{page}} of {{pages}}',
} as const;
