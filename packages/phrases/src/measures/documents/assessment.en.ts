import { fitBandsEn, heldBackEn, surveyStatesEn } from '../../base/common-labels.en.ts';

/** The assessment report: all participants, compared with the ranges of one role. */
export const assessmentEn = {
  label: 'Assessment report',
  subtitle: '{{workspace}} · Role: {{role}}',
  lead: 'This report shows where the participants of an assessment stand and how their results compare with the range that was set for the role. It prepares conversations and makes no decision.',
  facts: {
    role: 'Role',
    period: 'Period',
    purpose: 'Purpose',
    participants: 'Participants',
    results: 'With a result',
    rule: 'Fit rule',
  },
  purposes: { team_evaluation: 'Team evaluation', recruiting: 'Recruiting' },
  statuses: surveyStatesEn,
  held: heldBackEn,
  noRole: 'deleted role',
  overview: {
    title: 'The participants',
    lead: 'The fit says how close a result lies to the range set for the role, in whole numbers from 0 to 100. The interval shows how far it could move through the error of measurement alone.',
    caption: 'Participants with status and fit',
    columns: {
      name: 'Name',
      status: 'Status',
      fit: 'Fit',
      interval: '90% interval',
      band: 'Agreement',
      quality: 'Response quality',
    },
    bands: fitBandsEn,
    reach:
      'By our model about {{strong}} of 100 people of the norm group reach high agreement with this range, {{partial}} of 100 at least partial agreement.',
    noFit: 'none',
    leftOut: 'left out of rankings at their own request',
    noRequirement:
      'The role sets no range, so there is no fit to show. Set a range in the role and create the report again.',
    groups: {
      several: 'These {{count}} cannot be told apart',
      one: 'This person stands apart',
      drawn: 'in random order',
      below_one: 'differs from everyone above',
      below_other: 'they differ from everyone above',
      belowTop: 'lower than the top of the group above, but not than all of it',
      others: 'Without a fit',
    },
    overlap:
      'Groups are ordered by fit. Within a group the error of measurement explains the differences, so people stand there in an order drawn at random for this role. Being listed first is not a recommendation.',
    nobody: 'Nobody has finished the survey yet.',
    allHeld: 'All results are still held back, so that people see their own first.',
  },
  range: {
    title: 'The range of the role',
    lead: 'People who know the job set the range. A range over the whole scale asks for nothing and is not counted.',
    caption: 'Range and weight of each trait',
    columns: { trait: 'Trait', range: 'Range', weight: 'Weight' },
    whole: 'no requirement',
  },
  distribution: {
    title: 'The group beside the range',
    lead: 'Each dot is one participant with a result, without a name. The shaded band is the range of the role.',
  },
  people: {
    title: 'Person by person',
    lead: 'Everyone is asked the same questions. Each person has a line that says where to probe deeper.',
    leftOut:
      'Left out of rankings at their own request: this result is not compared with the range. It can still be read.',
    none: 'All counted traits lie inside the range.',
  },
  use: {
    title: 'Using this report fairly',
    points: [
      'Ask everyone the same questions about the work, and note the answers before comparing.',
      'Weigh the result together with experience, skills, work samples and references.',
      'No decision rests on the figure alone. People decide and are accountable for the decision.',
      'A note on response quality is a reason to talk or to offer a free retake, not a reason to turn somebody down.',
      'Age and gender do not affect any value in this report.',
      'The people described get their own personality report. With an account they can read their fit with this role, but not where they stand among others.',
    ],
  },
} as const;
