/** The unsubscribe link at the end of unrequested mails. */
export const optOutEn = { label: 'No more e-mails of this kind, from any organisation' };
