import { FeedbackBody } from '@quint/contract/people/feedback.ts';
import { canGiveFeedback } from '@quint/domain/workspace/access/workspace.ts';
import { giveFeedback } from '#features/people/messages/feedback/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';

export const registerFeedbackRoutes = route('POST /feedback', {
  access: ask(canGiveFeedback),
  summary: 'Send feedback about the product',
  body: FeedbackBody,
  handler: ({ deps, request, actor, body }) =>
    giveFeedback(deps, actor, { body, language: languageOf(request) }),
});
