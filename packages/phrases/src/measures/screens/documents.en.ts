/** Reports as pages and as documents: requesting, waiting, opening. */
export const documentsEn = {
  title: 'Reports',
  manual: 'How the values are calculated',
  manualLink: 'Read the manual',
  fairness: 'Norms and fairness',
  page: 'Read as a page',
  create: 'Create PDF',
  createFor_zero: 'Create PDF',
  createFor_one: 'Create PDF about {{count}} result',
  createFor_other: 'Create PDF about {{count}} results',
  waiting: 'The document is being created. This page checks every {{seconds}} seconds.',
  failed: 'An error occurred while creating the document',
  retry: 'Try again',
  done: 'The document was downloaded.',
  kinds: {
    personality: { name: 'Personality report', text: 'The five traits in words and figures.' },
    premium: { name: 'Premium report', text: 'Every trait with its facets in words, and what stands out.' },
    role: {
      name: 'Role-fit report',
      text: 'The result next to the range of this role, with the interview questions of the role.',
    },
    team: {
      name: 'Team report',
      text: 'How the results of the team are spread. No value carries a name.',
    },
    assessment: {
      name: 'Assessment report',
      text: 'All participants next to the range of the role.',
    },
  },
  contents: 'In this report',
  print: 'Print',
  download: 'Download as PDF',
  dataFile: 'Data to recompute from (JSON)',
  back: 'Back',
  table: 'Table: {{name}}',
};
