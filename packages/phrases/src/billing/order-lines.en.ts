/** The lines of an order on checkout pages, invoices and in mails. */
export const orderLinesEn = {
  base: 'Flow with one administrator',
  administrators: 'Additional administrators',
  members: 'Team members',
  insights: '{{insights}} talent insights',
  premium_report: 'Premium report',
} as const;
