import { WebhookCountsAnswer } from '@quint/contract/operation/webhooks.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { countWebhooks } from '#features/operation/webhooks/counts/queries.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

/** Webhooks of the whole installation, for administrators of the platform. */
export const registerWebhookCounts = route('GET /operation/webhooks', {
  access: ask(canEditPlatform),
  summary: 'Count endpoints and deliveries of all workspaces',
  answer: WebhookCountsAnswer,
  handler: ({ deps }) => deps.db.platform.read(countWebhooks),
});
