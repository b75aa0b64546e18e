import { loadFeatureExports } from './feature-exports.ts';
import { isMailKind } from '#outbox/outbox.ts';

/** All kinds of mails, exported by the `emails.ts` of the features. */
export const MAIL_KINDS = await loadFeatureExports('emails.ts', {
  matches: isMailKind,
  nameOf: ({ kind }) => kind,
});
