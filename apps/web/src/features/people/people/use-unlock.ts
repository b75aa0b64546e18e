import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { useCurrentUser } from '#lib/session.ts';
import { showInsightsLeft, showOpened, unlockTalent } from './api.ts';
import type { ActionTarget } from './model/person.ts';
import type { ActionResult, BulkAction } from './model/bulk-actions.ts';
import { useBulkAction } from './use-bulk-action.ts';

/** Each unlock spends its own insight, so that a failure affects nobody else. */
const UNLOCKED_PER_CALL = 5;

/** Refusals whose text has the reason. */
const SELF_EXPLANATORY_CODES = ['talent.gone', 'budget.nothing_closed', 'budget.content_changed'];

/** Spends one insight on each of these people. */
export function useUnlock(): (people: readonly ActionTarget[]) => void {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const runBulkAction = useBulkAction();
  const organizationId = useCurrentUser().active_workspace?.id ?? '';
  const call = async (
    contentById: ReadonlyMap<string, ClosedContent | null>,
    ids: readonly string[],
  ): Promise<ActionResult> => {
    const changes: ActionResult['done'] = [];
    const refusals: ActionResult['refused'] = [];
    for (const id of ids) {
      try {
        showInsightsLeft(client, await unlockTalent(organizationId, id, contentById.get(id) ?? null));
        changes.push({ id, undo: null, sends_at: null });
      } catch (error) {
        markReported(error);
        const isSelfExplanatory = error instanceof ApiError && SELF_EXPLANATORY_CODES.includes(error.code);
        const message = isSelfExplanatory ? error.message : t('unlock.failed');
        refusals.push({ id, code: error instanceof ApiError ? error.code : '', message });
      }
    }
    // Includes refused people, whose content may have changed.
    await showOpened(client, ids);
    return { done: changes, refused: refusals };
  };
  return (people) => {
    const contentById = new Map(people.map(({ id, closedContent }) => [id, closedContent]));
    const unlockAction: BulkAction = {
      id: 'unlock',
      call: (ids) => call(contentById, ids),
      perCall: UNLOCKED_PER_CALL,
      affects: [],
    };
    void runBulkAction(unlockAction, people);
  };
}
