/** The two long reports about one person: the premium report, and the report with a role. */
export const singleEn = {
  premium: {
    label: 'Premium report',
    subtitle: '{{workspace}} · Five traits and 27 facets in words',
    glance: 'At a glance',
    facets: 'The facets in words',
    facetColumns: { facet: 'Facet', level: 'Rough level', text: 'What this may look like' },
    otherSide: 'The other side',
    reflection: 'A question to think about',
    mission: {
      title: 'What stands out',
      lead: 'These facets are on the outer levels; those farthest from the average of the norm group come first. They are starting points for thinking about what work should offer, nothing more.',
      none: 'No facet is on an outer level: the answers describe a balanced picture.',
      more_one: 'One more facet is on an outer level.',
      more_other: '{{count}} more facets are on an outer level.',
      prompts: [
        'Which of these sentences would colleagues agree with at once?',
        'In which task of the last months did one of them help, and in which was it in the way?',
        'What should a working week contain, so that there is room for these sides?',
      ],
    },
    roles: {
      title: 'Compared with the roles of the workspace',
      lead: 'How close the result is to the ranges that were set for the roles the talent is considered for.',
      column: 'Role',
      caption: 'Roles with fit and interval',
      leftOut: {
        employer: 'Left out of rankings at their own request: this result is compared with no role.',
        talent: 'Left out of rankings at your own request: your result is compared with no role.',
      },
    },
    guarantee: 'The premium report can be returned within 30 days; the price is then refunded.',
    sample: {
      mark: 'Sample',
      title: 'Premium report: a sample',
      name: 'Robin Sample',
      workspace: 'Sample workspace',
      note: 'This is a sample: the person and the answers are invented. The texts and figures are produced as in every premium report.',
      footer: 'Sample, invented person',
      fileName: 'premium-report-sample.pdf',
    },
  },
  role: {
    label: 'Role-fit report',
    subtitle: '{{workspace}} · Role: {{role}}',
    lead: 'This report compares the result of one person with the range that was set for one role: what is inside, what is outside, what that costs, and what to ask. It prepares a conversation and makes no decision.',
    result: 'The result next to the range',
    table: 'Range and result in figures',
    traits: 'Trait by trait',
    traitsLead:
      'Inside the range nothing needs to be said. Just outside, within the error, only the cost is stated. Outside it, the text says what this may mean at work.',
    inside: 'Inside the range',
    counting: 'How the figure is calculated',
    arithmetic: 'Calculation: {{line}}',
  },
  reading: 'How to read the figures',
  rights: 'Limits and rights',
} as const;
