import { AnalyseAnswer, AnalyseBody } from '@quint/contract/roles/role-assistant.ts';
import type { Deps } from '#deps.ts';
import { analyse } from '#features/roles/roles/assistant/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';

/** The longest answers in any script take less. */
const ANSWERS_MAX_BYTES = 32 * 1024;

export function registerRoleAssistantRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/role-assistant/analyse',
    bodyLimit: ANSWERS_MAX_BYTES,
    config: { access: PUBLIC },
    schema: {
      summary: 'Draft a role from answers about the job',
      body: AnalyseBody,
      response: { 200: AnalyseAnswer },
    },
    handler: async (request) => ({
      data: await analyse(deps, request.body, { network: networkOfRequest(request) }),
    }),
  });
}
