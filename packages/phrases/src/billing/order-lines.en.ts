/** The lines of an order on checkout pages, invoices and in mails. */
export const orderLinesEn = {
  base: 'Flow with one administrator',
  administrators: 'Additional administrators',
  members: 'Team members',
  /** Flow as one product of the payment provider, for a number of administrators. */
  flow: {
    withMembers: 'Flow, administrators: {{count}}',
    alone: 'Flow, administrators: {{count}}, no team members',
  },
  /** At most twelve characters. */
  unit: 'team member',
  insights: '{{insights}} talent insights',
  premium_report: 'Premium report',
} as const;
