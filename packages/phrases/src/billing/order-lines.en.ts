/** The lines of an order, as pages of payment, invoices and mails name them. */
export const orderLinesEn = {
  base: 'Flow with one administrator',
  administrators: 'Additional administrators',
  members: 'Team members',
  insights: '{{insights}} talent insights',
  premium_report: 'Premium report',
} as const;
