import { isInformative } from '@quint/psychometrics/reach.ts';
import { useState } from 'react';
import { useSettled } from '#lib/use-settled.ts';
import type { RoleReach } from './use-reach.ts';

/** From this number of 100 on, almost everybody fits. */
const BROAD_FROM = 85;
/** Offers are shown after a short rest, like the warnings. */
const WAITS_MS = 250;

export function isBroad(norm: RoleReach['norm']): boolean {
  return norm === null || norm.reach.strong >= BROAD_FROM;
}

/** Whether narrower ranges are offered: once almost everybody fits, and until the ranges are selective. */
export function useNarrowing({ norm }: RoleReach): boolean {
  const [isOffered, setOffered] = useState(isBroad(norm));
  const next = isBroad(norm) || (isOffered && !isInformative(norm?.reach));
  if (next !== isOffered) setOffered(next);
  return useSettled(next, WAITS_MS);
}
