import { compareCodes } from '@quint/domain/base/text-order.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverTime } from '#lib/server-time.ts';
import type { ActionTarget } from './model/person.ts';
import type { AppliedChange, BulkAction } from './model/bulk-actions.ts';

export interface ActionOutcome {
  readonly bulkAction: BulkAction;
  readonly people: readonly ActionTarget[];
  readonly changes: readonly AppliedChange[];
}

/** A mail that is sent later than this counts as scheduled. */
const SOON_MS = 60_000;

/** Actions whose answer has the sending time. */
const DATED_ACTIONS: ReadonlySet<BulkAction['id']> = new Set(['remind', 'sendNow', 'reschedule']);

/** Describes the outcome: by name for one person, and with the date of scheduled mails. */
export function useOutcomeText(): (outcome: ActionOutcome) => string {
  const { t } = useTranslation('people');
  const format = useFormat();
  return useCallback(
    ({ bulkAction, people, changes }) => {
      const [first] = changes;
      const name = people.find(({ id }) => id === first?.id)?.name || t('run.unread');
      const params = { count: changes.length, name, target: bulkAction.target ?? '', date: '' };
      const dates = DATED_ACTIONS.has(bulkAction.id) ? changes.flatMap(({ sends_at }) => sends_at ?? []) : [];
      const last = dates.toSorted(compareCodes).at(-1);
      if (last === undefined) return t(`done.${bulkAction.id}`, params);
      const isLater = new Date(last).getTime() - serverTime() > SOON_MS;
      const datedParams = { ...params, date: format.date(last, 'dateTime') };
      if (bulkAction.id === 'remind' && isLater && changes.length === 1)
        return t('done.planned', datedParams);
      if (bulkAction.id === 'reschedule' || (bulkAction.id === 'sendNow' && isLater)) {
        const isSameTime = dates.every((date) => date === last);
        return t(isSameTime ? 'done.reschedule' : 'done.rescheduledUntil', datedParams);
      }
      return t(`done.${bulkAction.id}`, params);
    },
    [t, format],
  );
}
