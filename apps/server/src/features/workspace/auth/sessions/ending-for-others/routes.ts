import { EndSessionsOfAccountAnswer, EndSessionsOfAccountBody } from '@quint/contract/workspace/session.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { endSessionsOf } from '#features/workspace/auth/sessions/ending-for-others/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

/** Signs a person out everywhere, for example after a device was lost. */
export const registerEndingForOthersRoutes = route('POST /auth/accounts/end-sessions', {
  access: ask(canEditPlatform),
  summary: 'End all sign-ins and personal API tokens of an account',
  body: EndSessionsOfAccountBody,
  answer: EndSessionsOfAccountAnswer,
  handler: ({ deps, actor, body }) => endSessionsOf(deps, actor, body.email),
});
