import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { chooseConsent, useConsent, type Consent } from '#lib/consent.ts';
import { countPage, endTracking } from '../model/trackers.ts';
import { ConsentBar } from './consent-bar.tsx';

interface ConsentGateProps {
  readonly analytics: PublicSettings['analytics'];
}

/** Asks until the user has chosen, and counts page views of users who agreed. */
export function ConsentGate({ analytics }: ConsentGateProps) {
  const { consent, isReopened } = useConsent(analytics);
  const route = useRouterState({
    select: ({ status, matches }) => (status === 'idle' ? matches.at(-1)?.fullPath : undefined),
  });
  useEffect(() => {
    if (consent === 'all' && route !== undefined) countPage(route, analytics);
  }, [consent, route, analytics]);
  useEffect(() => {
    if (consent === 'necessary') endTracking();
  }, [consent]);
  if (consent !== undefined && !isReopened) return null;
  const choose = (next: Consent) => chooseConsent(next, analytics);
  return <ConsentBar analytics={analytics} consent={consent} isReopened={isReopened} onChoose={choose} />;
}
