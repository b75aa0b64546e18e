import type { ClosedContent } from '@quint/domain/closed-content.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { useCurrentUser } from '#lib/session.ts';
import { showInsightsLeft, showOpened, unlockTalent } from './api.ts';
import type { PersonAtWork } from './model/person.ts';
import type { VerbResult, Work } from './model/works.ts';
import { useWork } from './use-work.ts';

/** Each spends an insight on its own, so that one failure costs nobody else. */
const UNLOCKED_PER_CALL = 5;

/** Refusals whose own words say why. */
const TOLD = ['talent.gone', 'budget.nothing_closed', 'budget.content_changed'];

/** Spends one insight on each of these people. */
export function useUnlock(): (people: readonly PersonAtWork[]) => void {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const work = useWork();
  const organizationId = useCurrentUser().active_workspace?.id ?? '';
  const call = async (
    shown: ReadonlyMap<string, ClosedContent | null>,
    ids: readonly string[],
  ): Promise<VerbResult> => {
    const done: VerbResult['done'] = [];
    const refused: VerbResult['refused'] = [];
    for (const id of ids) {
      try {
        showInsightsLeft(client, await unlockTalent(organizationId, id, shown.get(id) ?? null));
        done.push({ id, before: [] });
      } catch (error) {
        markReported(error);
        const isTold = error instanceof ApiError && TOLD.includes(error.code);
        const message = isTold ? error.message : t('unlock.failed');
        refused.push({ id, code: error instanceof ApiError ? error.code : '', message });
      }
    }
    // Of the refused, too: what there is to open may have changed.
    await showOpened(client, ids);
    return { done, refused };
  };
  return (people) => {
    const shown = new Map(people.map(({ id, closed }) => [id, closed]));
    const unlocking: Work = {
      id: 'unlock',
      call: (ids) => call(shown, ids),
      perCall: UNLOCKED_PER_CALL,
      affects: [],
    };
    void work(unlocking, people);
  };
}
