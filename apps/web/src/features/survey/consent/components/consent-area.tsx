import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { servicesOf } from '#lib/outside-services.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { layoutOf, type Layout } from '#lib/page.ts';

/** Loaded only on installations that ask for consent. */
const ConsentGate = lazy(async () => {
  try {
    const [{ ConsentGate: Gate }] = await Promise.all([import('./consent-gate.tsx'), loadPhrases('consent')]);
    return { default: Gate };
  } catch {
    // The next visit asks again. The page stays usable, and no visit is counted.
    return { default: () => null };
  }
});

/**
 * Layouts with analytics. The others have a mailed token in their URL, belong to the survey, or are rendered for a
 * report: third parties must not see them.
 */
const COUNTED_LAYOUTS: readonly Layout[] = ['split', 'centered', 'topbar', 'insights', 'sidebar', 'account'];

/** Asks for consent and counts visits of people who gave it, if a configured service needs it. */
export function ConsentArea() {
  const layout = useMatches({ select: layoutOf });
  return layout !== undefined && COUNTED_LAYOUTS.includes(layout) ? <WhereConfigured /> : null;
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
