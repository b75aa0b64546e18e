import { timingSafeEqual } from 'node:crypto';
import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { SURVEY_CODES_PER_DAY, SURVEY_CODES_PER_HOUR } from '@quint/domain/base/limits.ts';
import { readCode } from '@quint/domain/survey/survey-proof.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { digitsOf, SURVEY_CODE_MAIL } from '#features/survey/codes/emails.ts';
import * as queries from '#features/survey/codes/queries.ts';
import type { SheetKey } from '#features/survey/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { queueMails } from '#outbox/outbox.ts';

const PER_HOUR: RateLimit = { action: 'survey-code-hour', hits: SURVEY_CODES_PER_HOUR, windowSeconds: 3600 };
const PER_DAY: RateLimit = { action: 'survey-code-day', hits: SURVEY_CODES_PER_DAY, windowSeconds: 86_400 };

/**
 * Mails a new code to the person of a sheet, in the caller's transaction; the previous code is invalid. The mail is in
 * the given language, otherwise in that of the sheet.
 */
export async function mailCode(
  deps: Deps,
  tx: Writer,
  { scope, resultId }: SheetKey,
  language?: StoredLanguage,
): Promise<void> {
  const recipient = await queries.findRecipient(tx, scope, resultId);
  if (recipient === undefined) throw fail('survey.no_session');
  const id = newId();
  await queries.replaceCode(tx, scope, { id, resultId, now: deps.clock.now() });
  await queueMails(deps, tx, scope, {
    mails: [
      {
        messageKey: `survey-code:${id}`,
        kind: SURVEY_CODE_MAIL.kind,
        to: recipient.email,
        language: language ?? recipient.language,
        payload: { resultId, codeId: id },
      },
    ],
  });
}

/** Mails a new code on request of a device, in the language of its page. Throws REQUESTS_EXCEEDED when it asks too often. */
export async function requestCode(
  deps: Deps,
  key: SheetKey,
  language: StoredLanguage | undefined,
): Promise<void> {
  await countAttempt(deps.db, PER_DAY, key.resultId);
  await countAttempt(deps.db, PER_HOUR, key.resultId);
  await deps.db.write(key.scope, (tx) => mailCode(deps, tx, key, language));
}

/**
 * Checks the entered code of a sheet; a correct one is consumed. Every attempt counts, whatever the outcome of the
 * request. Throws `survey.code_wrong`.
 */
export async function checkCode(
  deps: Deps,
  { scope, resultId }: SheetKey,
  typedCode: unknown,
): Promise<void> {
  const code = readCode(typedCode);
  const now = deps.clock.now();
  const id = await deps.db.in(scope).run((db) => queries.countTry(db, scope, { resultId, now }));
  if (code === undefined || id === undefined) throw fail('survey.code_wrong');
  const expectedCode = digitsOf(deps.config, scope, id);
  const isRight = timingSafeEqual(Buffer.from(expectedCode), Buffer.from(code));
  if (!isRight) throw fail('survey.code_wrong');
  const isFirst = await deps.db.in(scope).run((db) => queries.useCode(db, scope, { id, resultId }));
  if (!isFirst) throw fail('survey.code_wrong');
}
