import { Id } from '@quint/contract/base/ids.ts';
import { GrantAnswer, GrantBody } from '@quint/contract/billing/orders.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import { grantInsights } from '#features/billing/grants/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerGrantRoutes = route('POST /platform/organizations/:id/insights', {
  access: ask(canEditPlatform),
  names: 'organizations',
  namesAnyWorkspace: true,
  summary: 'Give a workspace talent insights, with a reason that it reads',
  params: z.object({ id: Id }),
  body: GrantBody,
  answer: GrantAnswer,
  handler: async ({ deps, actor, params, body }) => {
    const grant = { organizationId: params.id, ...body };
    return { insights: await grantInsights(deps, actor, grant) };
  },
});
