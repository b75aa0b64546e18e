import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { EntryRow } from '../api.ts';
import { useOrderTitle } from './order-labels.tsx';

/** The title of a change of the talent insights: "Anna Kowalski unlocked", "Ordered: 25 talent insights". */
export function useEntryTitle(): (entry: EntryRow) => string {
  const { t } = useTranslation('billing');
  const orderTitle = useOrderTitle();
  return useCallback(
    ({ kind, talent, order }) => {
      // Undefined in a paused workspace, where it is not requested; null for an erased talent.
      if (kind === 'unlock' && talent === null) return t('history.unlockGone');
      if (kind === 'unlock' && talent?.fullname) return t('history.unlockOf', { name: talent.fullname });
      const what = t(`history.kinds.${kind}`);
      return order === null || kind === 'promotion' ? what : `${what}: ${orderTitle(order)}`;
    },
    [t, orderTitle],
  );
}

/** Formats a change as a number with its sign. */
export function useSigned(): (amount: number) => string {
  const format = useFormat();
  return useCallback(
    (amount) => (amount > 0 ? `+${format.number(amount)}` : format.number(amount).replace('-', '−')),
    [format],
  );
}
