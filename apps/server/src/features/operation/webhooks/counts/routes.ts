import { WebhookCountsAnswer } from '@quint/contract/operation/webhooks.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Deps } from '#deps.ts';
import { countWebhooks } from '#features/operation/webhooks/counts/queries.ts';
import { ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Webhooks of the whole installation, for administrators of the platform. */
export function registerWebhookCounts(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/operation/webhooks',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Count endpoints and deliveries of all workspaces',
      response: { 200: WebhookCountsAnswer },
    },
    handler: async () => ({ data: await deps.db.platform.read(countWebhooks) }),
  });
}
