import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { EntryRow } from '../api.ts';
import { useOrderTitle } from './order-labels.tsx';

/** What a change of the talent insights was: "Anna Kowalski unlocked", "Ordered: 25 talent insights". */
export function useEntryTitle(): (entry: EntryRow) => string {
  const { t } = useTranslation('billing');
  const orderTitle = useOrderTitle();
  return useCallback(
    ({ kind, talent, order }) => {
      // Not asked for in a paused workspace; null for a talent that was erased.
      if (kind === 'unlock' && talent === null) return t('history.unlockGone');
      if (kind === 'unlock' && talent?.fullname) return t('history.unlockOf', { name: talent.fullname });
      const what = t(`history.kinds.${kind}`);
      return order === null || kind === 'promotion' ? what : `${what}: ${orderTitle(order)}`;
    },
    [t, orderTitle],
  );
}

/** A change as a number with its sign. */
export function useSigned(): (amount: number) => string {
  const format = useFormat();
  return useCallback(
    (amount) => (amount > 0 ? `+${format.number(amount)}` : format.number(amount).replace('-', '−')),
    [format],
  );
}
