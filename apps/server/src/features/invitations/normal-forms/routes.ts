import {
  AccountDuplicatesAnswer,
  TalentDuplicatesAnswer,
} from '@quint/contract/workspace/address-duplicates.ts';
import { canAdministrate } from '@quint/domain/workspace/actor.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Deps } from '#deps.ts';
import { listAccountDuplicates, listTalentDuplicates } from '#features/invitations/normal-forms/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Rows that have one address in two spellings, which the product does not merge by itself. */
export function registerNormalFormRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/talents/address-doubles',
    config: { access: ask(canAdministrate) },
    schema: {
      summary: 'List people whose address another person of the workspace has in another spelling',
      response: { 200: TalentDuplicatesAnswer },
    },
    handler: async (request) => {
      const duplicates = await listTalentDuplicates(deps, actorOf(request));
      return { data: duplicates.map(({ id, otherId }) => ({ id, other: otherId })) };
    },
  });
  app.route({
    method: 'GET',
    url: '/auth/address-doubles',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'List accounts whose address another account has in another spelling',
      response: { 200: AccountDuplicatesAnswer },
    },
    handler: async () => ({ data: await listAccountDuplicates(deps) }),
  });
}
