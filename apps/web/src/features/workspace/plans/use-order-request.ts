import type { OrderContent } from '@quint/contract/billing/orders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { reportFault } from '#lib/query.ts';
import { createOrder } from './api.ts';

/** Places a request that people answer. A second press during the first does nothing. */
export function useOrderRequest() {
  const client = useQueryClient();
  const [isRequesting, setRequesting] = useState(false);
  const busy = useRef(false);
  const requestOrder = async (order: OrderContent, successText: string): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setRequesting(true);
    try {
      await createOrder({ order, expectedAmount: 0 });
      notify({ id: `asked-${order.kind}`, text: successText });
      await client.invalidateQueries({ queryKey: ['orders'] });
      return true;
    } catch (error) {
      notifyRefusal(error, { id: `asked-${order.kind}` });
      reportFault(error);
      return false;
    } finally {
      busy.current = false;
      setRequesting(false);
    }
  };
  return { requestOrder, isRequesting };
}
