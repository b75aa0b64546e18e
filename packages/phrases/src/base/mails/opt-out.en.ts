/** The way out at the end of mails that nobody asked for. */
export const optOutEn = { label: 'No more e-mails of this kind, from any organisation' };
