import { useFormat } from '#lib/format.ts';

/** Formats cents as euro. */
export function useAmount(): (cents: number) => string {
  const format = useFormat();
  return (cents) => format.euro(Math.round(cents) / 100);
}
