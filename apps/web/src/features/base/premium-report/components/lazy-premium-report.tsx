import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentProps } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import { showPanel } from '#lib/panels.ts';
import { useCurrentUser } from '#lib/session.ts';
import { featuresOf } from '#lib/workspace-features.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const PremiumReport = lazy(async () => {
  const [part] = await Promise.all([import('./premium-report.tsx'), loadPhrases('premium')]);
  return { default: part.PremiumReport };
});

/** The premium report on a page of the app: its code is loaded after the page. */
export function LazyPremiumReport(props: Omit<ComponentProps<typeof PremiumReport>, 'app'>) {
  const router = useRouter();
  const here = useLocation({ select: ({ href }) => href });
  const user = useCurrentUser();
  const hasInbox = featuresOf(user).isChatEnabled && user.active_talent !== null;
  const write = hasInbox ? () => showPanel('inbox') : undefined;
  return (
    <Suspense fallback={props.isUnlocked === true ? props.children : <Skeleton className="h-60 w-full" />}>
      <PremiumReport {...props} app={{ here, go: (href) => void router.navigate({ href }), write }} />
    </Suspense>
  );
}
