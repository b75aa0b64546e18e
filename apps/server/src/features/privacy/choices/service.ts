import { fail } from '@quint/contract/base/errors.ts';
import type { OwnChoices, OwnChoicesBody } from '@quint/contract/privacy/privacy.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/privacy/choices/queries.ts';

const KEYS = ['is_open_for_work', 'is_left_out_of_rankings', 'counts_in_norms', 'takes_reminders'] as const;

function withChanges(own: OwnChoices, changes: OwnChoicesBody): OwnChoices {
  const [open, isExcluded, norms, reminders] = KEYS.map((key) => changes[key] ?? own[key]);
  return {
    is_open_for_work: open === true,
    is_left_out_of_rankings: isExcluded === true,
    counts_in_norms: norms === true,
    takes_reminders: reminders === true,
  };
}

/**
 * Changes what a talent decides about the own data, in whichever workspace. It holds at once, in a frozen workspace too.
 * Throws `record.not_found` for another person's talent.
 * Triggers: history of consents, pool snapshot (see triggers.md).
 */
export function setOwnChoices(
  deps: Deps,
  actor: Actor,
  { talentId, changes }: { talentId: string; changes: OwnChoicesBody },
): Promise<OwnChoices> {
  return deps.db.platform.write(async (tx) => {
    const own = await queries.lockOwnTalent(tx, { userId: actor.userId, talentId });
    if (own === undefined) throw fail('record.not_found');
    const choices = withChanges(own, changes);
    if (KEYS.every((key) => choices[key] === own[key])) return choices;
    await queries.setChoices(tx, own, { talentId, choices });
    // What else a person decides stands in the own history of consents; this one changes what administrators see.
    if (choices.is_left_out_of_rankings !== own.is_left_out_of_rankings) {
      const isExcluded = choices.is_left_out_of_rankings;
      await queries.setRankingsOfCopies(tx, own, { talentId, isExcluded });
      const action = isExcluded ? 'rankings.object' : 'rankings.allow';
      const scope = { organizationId: own.organization_id };
      await recordAudit(tx, { scope, actor, action, items: [talentId], talentIds: [talentId] });
    }
    return choices;
  });
}
