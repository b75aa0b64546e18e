import { useEffect, useState } from 'react';

/** A debounced value: it follows the input once that has not changed for a while. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settledValue;
}
