import { loadFeatureExports } from './feature-exports.ts';
import { isMailKind } from '#outbox/outbox.ts';

/** All kinds of mails: what the `emails.ts` of the features export. */
export const MAIL_KINDS = await loadFeatureExports('emails.ts', {
  matches: isMailKind,
  nameOf: ({ kind }) => kind,
});
