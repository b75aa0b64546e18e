import { lazy, Suspense, type ReactNode } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const fetchData = () => import('./data-tab.tsx');
const fetchProfile = () => import('./profile-tab.tsx');
const fetchResult = () => import('./own-result.tsx');
const fetchRoles = () => import('./roles-tab.tsx');

/** The tabs are loaded after the layout, to keep the first page of talents small. */
export const Applications = lazy(async () => {
  await loadPhrases('applications');
  return { default: (await import('./applications.tsx')).Applications };
});
export const DataTab = lazy(async () => {
  await loadPhrases('your-data', 'appearances');
  return { default: (await fetchData()).DataTab };
});
export const ProfileTab = lazy(async () => {
  await loadPhrases('job-profile');
  return { default: (await fetchProfile()).ProfileTab };
});
export const OwnResult = lazy(async () => {
  await loadPhrases('insights', 'statement');
  return { default: (await fetchResult()).OwnResult };
});
export const RolesTab = lazy(async () => ({ default: (await fetchRoles()).RolesTab }));

/** Loads all tabs, so that they open at once. */
export function fetchTabs(): Promise<unknown> {
  return Promise.all([fetchProfile(), fetchResult(), fetchRoles(), fetchData()]);
}

/** The placeholder of a tab while its code is loading. */
export function TabSuspense({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-[640px] w-full" />}>{children}</Suspense>;
}
