import { lazy, Suspense } from 'react';
import { usePublicSettings } from '#lib/public-settings.ts';

/** Only installations that try payments load it. */
const TestPaymentsMark = lazy(async () => ({
  default: (await import('./test-payments-mark.tsx')).TestPaymentsMark,
}));

/** Says on every page of an installation that tries payments that none of them moves money. */
export function TestPayments() {
  if (usePublicSettings()?.orderWay !== 'test') return null;
  return (
    <Suspense fallback={null}>
      <TestPaymentsMark />
    </Suspense>
  );
}
