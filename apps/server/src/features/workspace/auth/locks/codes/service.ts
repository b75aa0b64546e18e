import { timingSafeEqual } from 'node:crypto';
import { fail } from '@quint/contract/base/errors.ts';
import {
  SIGN_IN_CODE_MINUTES,
  SIGN_IN_CODE_TRIES_PER_DAY,
  SIGN_IN_CODE_TRIES_PER_HOUR,
} from '@quint/domain/base/limits.ts';
import type { Deps } from '#deps.ts';
import type { SignInCode } from '#features/workspace/auth/locks/codes/emails.ts';
import { digitsOf, periodOf, SIGN_IN_CODE_MAIL } from '#features/workspace/auth/locks/codes/emails.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { answerAfterWait } from '#http/even-answer.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { addAttempt, countAttempt } from '#http/rate-limit.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

/** Codes entered with any password, from one network. */
const TRIES_PER_NETWORK: RateLimit = {
  action: 'sign-in-code-network',
  hits: SIGN_IN_CODE_TRIES_PER_HOUR,
  windowSeconds: 3600,
};
/** Codes entered with the right password, from everywhere: a guess succeeds once in ten years. */
const TRIES_PER_ACCOUNT: RateLimit = {
  action: 'sign-in-code-account',
  hits: SIGN_IN_CODE_TRIES_PER_DAY,
  windowSeconds: 24 * 3600,
};
const USES: RateLimit = {
  action: 'sign-in-code-used',
  hits: 1,
  windowSeconds: 2 * SIGN_IN_CODE_MINUTES * 60,
};

/** Mails the code of the current period, once. */
async function mailCode(deps: Deps, userId: string): Promise<void> {
  const code: SignInCode = { userId, period: periodOf(deps.clock.now()) };
  const messageKey = `sign-in-code:${userId}:${code.period}`;
  await deps.db.platform.write(async (db) => {
    const contact = await findContact(db, userId);
    if (contact === undefined) return;
    const { email: to, language } = contact;
    await queueAccountMails(deps, db, [
      { messageKey, kind: SIGN_IN_CODE_MAIL.kind, to, language, payload: code },
    ]);
  });
}

/** The code of this or the last period that was entered. Throws `session.code_wrong` and REQUESTS_EXCEEDED. */
async function getCode(deps: Deps, input: { userId: string; code: string }): Promise<SignInCode> {
  await countAttempt(deps.db, TRIES_PER_ACCOUNT, input.userId);
  const enteredDigits = Buffer.from(input.code.replaceAll(/\s/g, ''));
  const now = periodOf(deps.clock.now());
  const matchingCode = [now, now - 1]
    .map((period) => ({ userId: input.userId, period }))
    .find((code) => {
      const digits = Buffer.from(digitsOf(deps.config, code));
      return digits.length === enteredDigits.length && timingSafeEqual(digits, enteredDigits);
    });
  if (matchingCode === undefined) throw fail('session.code_wrong');
  return matchingCode;
}

/**
 * Asks a guarded sign-in for a mailed code. `userId` is the account whose password is right; undefined when there is
 * none, which no response and no duration tells. Throws `session.code_mailed` without a code, `session.code_wrong`, and
 * REQUESTS_EXCEEDED after too many codes. `use` consumes the code.
 */
export async function verifyByMailedCode(
  deps: Deps,
  input: { email: string; network: string; userId: string | undefined; code: string | undefined },
): Promise<{ use: () => Promise<void> }> {
  const { email, network, userId, code } = input;
  if (code !== undefined) await countAttempt(deps.db, TRIES_PER_NETWORK, `${email}/${network}`);
  return answerAfterWait(async () => {
    if (code === undefined) {
      if (userId !== undefined) await mailCode(deps, userId);
      throw fail('session.code_mailed');
    }
    if (userId === undefined) throw fail('session.code_wrong');
    const { period } = await getCode(deps, { userId, code });
    return {
      use: async () => {
        const { hits } = await addAttempt(deps.db, USES, `${userId}/${period}`);
        if (hits > USES.hits) throw fail('session.code_wrong');
      },
    };
  });
}
