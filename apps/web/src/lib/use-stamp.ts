import { useState } from 'react';
import { useFormat } from './format.ts';
import { serverNow } from './server-time.ts';

/** Formats a past time: today as a time, then as a day. */
export function useStamp(): (timestamp: string) => string {
  const format = useFormat();
  const [now] = useState(() => serverNow());
  return (timestamp) => {
    const date = new Date(timestamp);
    if (date.toDateString() === now.toDateString()) return format.date(date, 'time');
    return format.date(date, date.getFullYear() === now.getFullYear() ? 'dayMonth' : 'date');
  };
}
