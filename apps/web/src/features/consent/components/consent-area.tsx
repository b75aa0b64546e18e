import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { servicesOf } from '#lib/outside-services.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { layoutOf, type Layout } from '#lib/page.ts';

/** Only an installation that asks for consent pays for asking. */
const ConsentGate = lazy(async () => {
  try {
    const [{ ConsentGate: Gate }] = await Promise.all([import('./consent-gate.tsx'), loadPhrases('consent')]);
    return { default: Gate };
  } catch {
    // The next visit asks. No page breaks for it, and nothing is counted.
    return { default: () => null };
  }
});

/**
 * Frames whose pages are counted. The others have the token of a mail in their address, belong to the survey, or are
 * drawn for a report: nobody of outside has any business there.
 */
const COUNTED: readonly Layout[] = ['split', 'centered', 'topbar', 'insights', 'sidebar', 'account'];

/** Asks for consent, and counts for those who gave it, where something is configured that needs it. */
export function ConsentArea() {
  const layout = useMatches({ select: layoutOf });
  return layout !== undefined && COUNTED.includes(layout) ? <WhereConfigured /> : null;
}

function WhereConfigured() {
  const analytics = usePublicSettings()?.analytics;
  if (analytics === undefined || servicesOf(analytics).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ConsentGate analytics={analytics} />
    </Suspense>
  );
}
