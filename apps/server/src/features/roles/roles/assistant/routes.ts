import { AnalyseAnswer, AnalyseBody } from '@quint/contract/roles/role-assistant.ts';
import { analyse } from '#features/roles/roles/assistant/service.ts';
import { PUBLIC } from '#http/access.ts';
import { route } from '#http/routes.ts';
import { networkOfRequest } from '#http/network.ts';

/** Larger than the longest answers in any script. */
const ANSWERS_MAX_BYTES = 32 * 1024;

export const registerRoleAssistantRoutes = route('POST /role-assistant/analyse', {
  access: PUBLIC,
  summary: 'Draft a role from answers about the job',
  body: AnalyseBody,
  bodyLimit: ANSWERS_MAX_BYTES,
  answer: AnalyseAnswer,
  handler: ({ deps, request, body }) => analyse(deps, body, { network: networkOfRequest(request) }),
});
