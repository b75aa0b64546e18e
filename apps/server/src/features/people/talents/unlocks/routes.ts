import { UnlockAnswer, UnlockBody } from '@quint/contract/people/unlocking.ts';
import { canUnlockTalents } from '@quint/domain/workspace/access/talents.ts';
import type { Deps } from '#deps.ts';
import { unlockTalent } from '#features/people/talents/unlocks/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerUnlockingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/workspace-automations/unlock-talent-insight',
    config: { access: ask(canUnlockTalents) },
    schema: {
      summary: 'Unlock the insight of a talent with one credit',
      body: UnlockBody,
      response: { 200: UnlockAnswer },
    },
    handler: async (request) => ({ data: await unlockTalent(deps, actorOf(request), request.body) }),
  });
}
