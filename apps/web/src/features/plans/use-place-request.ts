import type { OrderContent } from '@quint/contract/orders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { reportFault } from '#lib/query.ts';
import { placeOrder } from './api.ts';

/** Places what people answer and nobody pays here. A second press while the first is under way does nothing. */
export function usePlaceRequest() {
  const client = useQueryClient();
  const [isPlacing, setPlacing] = useState(false);
  const busy = useRef(false);
  const place = async (order: OrderContent, done: string): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setPlacing(true);
    try {
      await placeOrder({ order, expectedAmount: 0 });
      notify({ id: `asked-${order.kind}`, text: done });
      await client.invalidateQueries({ queryKey: ['orders'] });
      return true;
    } catch (error) {
      notifyRefusal(error, { id: `asked-${order.kind}` });
      reportFault(error);
      return false;
    } finally {
      busy.current = false;
      setPlacing(false);
    }
  };
  return { place, isPlacing };
}
