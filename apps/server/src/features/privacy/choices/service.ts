import type { OwnChoices, OwnChoicesBody } from '@quint/contract/privacy.ts';
import { fail } from '@quint/contract/errors.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/privacy/choices/queries.ts';

/**
 * Changes what a talent decides about the own data, in whichever workspace. It holds at once, in a frozen workspace too.
 * Throws `record.not_found` for another person's talent.
 */
export function setOwnChoices(
  deps: Deps,
  actor: Actor,
  { talentId, choices }: { talentId: string; choices: OwnChoicesBody },
): Promise<OwnChoices> {
  return deps.db.platform.write(async (tx) => {
    const own = await queries.lockOwnTalent(tx, { userId: actor.userId, talentId });
    if (own === undefined) throw fail('record.not_found');
    const isLeftOut = choices.is_left_out_of_rankings ?? own.is_left_out_of_rankings;
    if (isLeftOut !== own.is_left_out_of_rankings) {
      await queries.setObjection(tx, own, { talentId, isLeftOut });
      const action = isLeftOut ? 'rankings.object' : 'rankings.allow';
      const scope = { organizationId: own.organization_id };
      await recordAudit(tx, { scope, actor, action, items: [talentId], talentIds: [talentId] });
    }
    return { is_left_out_of_rankings: isLeftOut };
  });
}
