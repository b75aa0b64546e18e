import { UnlockAnswer, UnlockBody } from '@quint/contract/people/unlocking.ts';
import { canUnlockTalents } from '@quint/domain/workspace/access/talents.ts';
import { unlockTalent } from '#features/people/talents/unlocks/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerUnlockingRoutes = route('POST /workspace-automations/unlock-talent-insight', {
  access: ask(canUnlockTalents),
  summary: 'Unlock the insight of a talent with one credit',
  body: UnlockBody,
  answer: UnlockAnswer,
  handler: ({ deps, actor, body }) => unlockTalent(deps, actor, body),
});
