import { lazy, Suspense, type ReactNode } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const fetchHistory = () => import('./history-card.tsx');
const fetchJob = () => import('./job-tab.tsx');
const fetchNotes = () => import('./notes-card.tsx');
const fetchPersonality = () => import('./personality-tab.tsx');
const fetchSurvey = () => import('./survey-tab.tsx');

/** The tabs that are not open initially, and the parts beside them. */
export const JobTab = lazy(async () => {
  await loadPhrases('job-profile');
  return { default: (await fetchJob()).JobTab };
});
export const NotesCard = lazy(async () => {
  await loadPhrases('notes');
  return { default: (await fetchNotes()).NotesCard };
});
export const PersonalityTab = lazy(async () => ({ default: (await fetchPersonality()).PersonalityTab }));
export const RecentHistory = lazy(async () => ({ default: (await fetchHistory()).RecentHistory }));
export const SurveyTab = lazy(async () => ({ default: (await fetchSurvey()).SurveyTab }));
export const WholeHistory = lazy(async () => ({ default: (await fetchHistory()).WholeHistory }));

/** Loads all tabs, so that they open at once. */
export function fetchTabs(): Promise<unknown> {
  return Promise.all([fetchPersonality(), fetchJob(), fetchNotes(), fetchHistory(), fetchSurvey()]);
}

const HEIGHT = {
  survey: 'h-80',
  personality: 'h-[720px]',
  job: 'h-[400px]',
  notes: 'h-[182px]',
  recent: 'h-[202px]',
  history: 'h-[332px]',
} as const;

interface ArrivingProps {
  readonly part: keyof typeof HEIGHT;
  readonly children: ReactNode;
}

/** The placeholder of a part while its code is loading. */
export function PartSuspense({ part, children }: ArrivingProps) {
  return <Suspense fallback={<Skeleton className={`${HEIGHT[part]} w-full`} />}>{children}</Suspense>;
}
