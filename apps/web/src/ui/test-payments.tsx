import { lazy, Suspense } from 'react';
import { usePublicSettings } from '#lib/public-settings.ts';

/** Loaded only on installations with test payments. */
const TestPaymentsMark = lazy(async () => ({
  default: (await import('./test-payments-mark.tsx')).TestPaymentsMark,
}));

/** Says on every page of an installation with test payments that no money is moved. */
export function TestPayments() {
  if (usePublicSettings()?.orderWay !== 'test') return null;
  return (
    <Suspense fallback={null}>
      <TestPaymentsMark />
    </Suspense>
  );
}
