import { fail } from '@quint/contract/base/errors.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import {
  EMAIL_CONFIRMATION_HOURS,
  PASSWORD_RESETS_PER_HOUR,
  PASSWORD_RESETS_PER_NETWORK,
} from '@quint/domain/base/limits.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { issueAccountToken } from '#features/workspace/auth/account-tokens/service.ts';
import { lockAccount } from '#features/workspace/auth/addresses/queries.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { findAccountByEmail } from '#features/workspace/auth/queries.ts';
import {
  CONFIRMATION_MAIL,
  KNOWN_ACCOUNT_MAIL,
  PROOF_MAIL,
} from '#features/workspace/auth/sign-up/emails.ts';
import * as queries from '#features/workspace/auth/sign-up/queries.ts';
import { answerEvenly } from '#http/even-answer.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { addAttempt, countAttempt } from '#http/rate-limit.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

const HOURLY = { hits: PASSWORD_RESETS_PER_HOUR, windowSeconds: 3600 };
const REQUESTS_PER_ACCOUNT: RateLimit = { action: 'confirmation-account', ...HOURLY };
const REQUESTS_PER_NETWORK: RateLimit = {
  action: 'confirmation-network',
  hits: PASSWORD_RESETS_PER_NETWORK,
  windowSeconds: 3600,
};
const PROOFS_PER_ACCOUNT: RateLimit = { action: 'proof-account', ...HOURLY };

interface ProofToMail {
  readonly userId: string;
  readonly path: string | null;
}

async function queueProof(
  deps: Deps,
  db: Writer,
  { userId, path, kind }: ProofToMail & { kind: string },
): Promise<void> {
  const contact = await findContact(db, userId);
  if (contact === undefined) return;
  const tokenId = await issueAccountToken(deps, db, {
    userId,
    purpose: 'email_confirmation',
    path,
    lifetimeMs: EMAIL_CONFIRMATION_HOURS * 3_600_000,
  });
  const { email: to, language } = contact;
  const mail = { messageKey: `${kind}:${tokenId}`, kind, to, language };
  await queueAccountMails(deps, db, [{ ...mail, payload: { tokenId } }]);
}

/** Queues the mail that confirms the address, in the transaction of the sign-up. Requires the platform role. */
export async function queueConfirmation(deps: Deps, db: Writer, proof: ProofToMail): Promise<void> {
  await queueProof(deps, db, { ...proof, kind: CONFIRMATION_MAIL.kind });
}

/**
 * Mails a signed-in user a link that confirms the account's address again. Throws REQUESTS_EXCEEDED after five an hour.
 */
export async function requestProof(deps: Deps, userId: string): Promise<void> {
  await countAttempt(deps.db, PROOFS_PER_ACCOUNT, userId);
  await deps.db.platform.write((db) => queueProof(deps, db, { userId, path: null, kind: PROOF_MAIL.kind }));
}

/** Notifies the owner of an account by mail that its address was used for a sign-up. Requires the platform role. */
export async function queueKnownAccount(deps: Deps, db: Writer, userId: string): Promise<void> {
  const contact = await findContact(db, userId);
  if (contact === undefined) return;
  const { email: to, language } = contact;
  const mail = { messageKey: `account-exists:${newId()}`, kind: KNOWN_ACCOUNT_MAIL.kind, to, language };
  await queueAccountMails(deps, db, [{ ...mail, payload: { userId } }]);
}

/**
 * Resends the mail of a sign-up. Gives the same response for an address without a pending sign-up. Throws
 * REQUESTS_EXCEEDED after sixty an hour from a network; after five an hour for the account no mail is sent.
 */
export async function requestConfirmation(
  deps: Deps,
  input: { email: string; path: string | null; network: string },
): Promise<void> {
  const email = normalizeEmail(input.email);
  await countAttempt(deps.db, REQUESTS_PER_NETWORK, input.network);
  const { hits } = await addAttempt(deps.db, REQUESTS_PER_ACCOUNT, email);
  await answerEvenly(deps.config, async () => {
    const account = await deps.db.platform.read((db) => findAccountByEmail(db, email));
    if (account === undefined || account.is_confirmed || account.is_on_hold) return;
    // The owner of the address has that many mails in the inbox already.
    if (hits > REQUESTS_PER_ACCOUNT.hits) return;
    const recipient = { userId: account.id, path: input.path };
    await deps.db.platform.write((db) => queueConfirmation(deps, db, recipient));
  });
}

/** The owner of a sign-up's address: an account in use, or one that was only invited and may sign up. */
export interface AddressOwner {
  readonly takenBy: string | undefined;
  readonly invitedId: string | undefined;
}

/** Checks that the address is free for a sign-up; deletes an unconfirmed sign-up with it. */
export async function clearAddress(db: Writer, email: string): Promise<AddressOwner> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined) return { takenBy: undefined, invitedId: undefined };
  const { id } = account;
  if (!account.is_confirmed && (await queries.removeUnconfirmed(db, id))) {
    return { takenBy: undefined, invitedId: undefined };
  }
  await lockAccount(db, id);
  const isOnlyInvited = await queries.isOnlyInvited(db, id);
  return { takenBy: isOnlyInvited ? undefined : id, invitedId: isOnlyInvited ? id : undefined };
}

/** Creates the account of a sign-up. Throws `account.exists` when a concurrent request took the address. */
export async function createUnconfirmedAccount(
  db: Writer,
  account: queries.SignUpAccount,
  invitedId: string | undefined,
): Promise<void> {
  if (invitedId !== undefined) return queries.signUpInvited(db, account);
  if (!(await queries.insertUnconfirmedAccount(db, account))) throw fail('account.exists');
}

/** Deletes sign-ups that were not confirmed within days. */
export async function removeOutlivedSignUps(deps: Deps): Promise<void> {
  const userIds = await deps.db.platform.read(queries.listOutlivedSignUps);
  for (const userId of userIds) {
    await deps.db.platform.write((db) => queries.removeUnconfirmed(db, userId));
  }
}
