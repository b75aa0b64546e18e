/** Why a mail was not accepted, determined by the kind of the failure. */
export const MAIL_PROBLEMS = [
  'mailbox_unknown',
  'mailbox_full',
  'message_refused',
  'later',
  'unreachable',
  'timeout',
  'encryption',
  'sign_in',
  'sender_refused',
  'unknown',
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

const UNREACHABLE = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'ESOCKET',
  'EHOSTUNREACH',
]);

function problemOfReply(code: string, reply: number): MailProblem {
  if (code === 'EAUTH' || reply === 530 || reply === 535) return 'sign_in';
  if (reply === 452 || reply === 552) return 'mailbox_full';
  if (reply < 500) return 'later';
  if (code === 'EENVELOPE')
    return reply === 550 || reply === 551 || reply === 553 ? 'mailbox_unknown' : 'message_refused';
  return 'message_refused';
}

/**
 * Parses a kind of failure like `EENVELOPE 550`: nodemailer's code, and the reply of the mail server if there was one.
 */
export function problemOfMail(kind: string | null): MailProblem {
  const [code = '', reply] = (kind ?? '').split(' ');
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ETLS' || code.startsWith('ERR_TLS') || code.includes('CERT')) return 'encryption';
  if (code === 'ESENDER') return 'sender_refused';
  if (reply !== undefined && /^\d{3}$/.test(reply)) return problemOfReply(code, Number(reply));
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'sign_in';
  return UNREACHABLE.has(code) ? 'unreachable' : 'unknown';
}

/** Whether a different address would help, rather than fixing the mail server of this installation. */
export function isOfAddress(problem: MailProblem): boolean {
  return problem === 'mailbox_unknown';
}

/** A masked address that is recognisable to those who know it: `k***@e***.de`. */
export function maskAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  const labels = domain.split('.');
  const ending = labels.length > 1 ? `.${labels.at(-1)}` : '';
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${ending}`;
}
