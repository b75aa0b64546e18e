import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { PortalAnswer } from '@quint/contract/billing/billing.ts';
import { canManageBilling } from '@quint/domain/workspace/access/billing.ts';
import { openPortal } from '#features/billing/portal/service.ts';
import { ask } from '#http/access.ts';
import { languageOf } from '#http/errors.ts';
import { route } from '#http/routes.ts';

export const registerPortalRoutes = route('POST /billing/portal', {
  access: ask(canManageBilling),
  summary: 'Open the page of the payment provider on which subscriptions are managed',
  answer: PortalAnswer,
  handler: async ({ deps, actor, request }) => ({
    url: await openPortal(deps, actor, toStoredLanguage(languageOf(request))),
  }),
});
