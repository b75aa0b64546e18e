import { DuplicatesAnswer, DuplicatesBody } from '@quint/contract/invitations/invitations.ts';
import { canInviteTalents } from '@quint/domain/workspace/access/invitations.ts';
import { listDuplicates } from '#features/invitations/invitations/duplicates/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerDuplicatesRoute = route('POST /invite/talents/doubles', {
  access: ask(canInviteTalents),
  summary: 'Find the addresses of a list that are invited already',
  body: DuplicatesBody,
  answer: DuplicatesAnswer,
  handler: ({ deps, actor, body }) => listDuplicates(deps, actor, body.emails),
});
