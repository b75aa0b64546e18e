import type { FeedbackBody } from '@quint/contract/people/feedback.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { FEEDBACK_MAIL } from '#features/people/messages/feedback/emails.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { queueMails } from '#outbox/outbox.ts';

const LIMIT = { action: 'feedback', hits: 20, windowSeconds: 86_400 };

/** Counts a feedback towards the limit of 20 a day per account. */
export async function countFeedback(deps: Deps, actor: Actor): Promise<void> {
  await countAttempt(deps.db, LIMIT, actor.userId);
}

/** Stores feedback and queues its mail to support. */
export async function queueFeedback(
  deps: Deps,
  db: Writer,
  scope: OrganizationScope,
  { userId, feedback, language }: { userId: string; feedback: FeedbackBody; language: Language },
): Promise<void> {
  const id = newId();
  await db
    .insertInto('feedback')
    .values({ organization_id: scope.organizationId, id, user_id: userId, ...feedback })
    .execute();
  await queueMails(deps, db, scope, {
    mails: [
      {
        messageKey: `feedback:${id}`,
        kind: FEEDBACK_MAIL.kind,
        to: deps.config.publicSettings.supportEmail,
        language: toStoredLanguage(language),
        payload: { feedbackId: id },
      },
    ],
  });
}

/** Stores feedback and mails it to support, in one transaction. At most 20 a day per account. */
export async function giveFeedback(
  deps: Deps,
  actor: Actor,
  { body, language }: { body: FeedbackBody; language: Language },
): Promise<void> {
  const scope = scopeOfActor(actor);
  await countFeedback(deps, actor);
  await deps.db.write(scope, (db) =>
    queueFeedback(deps, db, scope, { userId: actor.userId, feedback: body, language }),
  );
}
