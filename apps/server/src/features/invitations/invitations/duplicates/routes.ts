import { DuplicatesAnswer, DuplicatesBody } from '@quint/contract/invitations/invitations.ts';
import { canInviteTalents } from '@quint/domain/workspace/access/invitations.ts';
import type { Deps } from '#deps.ts';
import { listDuplicates } from '#features/invitations/invitations/duplicates/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerDuplicatesRoute(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/invite/talents/doubles',
    config: { access: ask(canInviteTalents) },
    schema: {
      summary: 'Find the addresses of a list that are invited already',
      body: DuplicatesBody,
      response: { 200: DuplicatesAnswer },
    },
    handler: async (request) => ({ data: await listDuplicates(deps, actorOf(request), request.body.emails) }),
  });
}
