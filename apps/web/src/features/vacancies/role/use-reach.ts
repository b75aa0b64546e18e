import { baseRateOf, shareInside, type BaseRate } from '@quint/psychometrics/base-rate.ts';
import { groupReachOf, type GroupReach } from '@quint/psychometrics/group-reach.ts';
import {
  countInside,
  countStrongProfiles,
  readProfiles,
  type Profiles,
} from '@quint/psychometrics/own-reach.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { finishedProfilesQuery, type RoleAttributes, type WeightedRange } from '#features/roles/roles/api.ts';

/** The number of people who fit the ranges: of 100 in the norm group, and of the finished people of the workspace. */
export interface RoleReach {
  /** Null when the ranges require nothing. */
  readonly norm: BaseRate | null;
  readonly groups: GroupReach | null;
  /** Null for fewer than four finished people. */
  readonly own: { readonly fit: number; readonly total: number } | null;
}

interface FinishedPeople {
  /** Null for fewer than four, and while they are loading. */
  readonly people: Profiles | null;
  /** The number of doubtful results. */
  readonly doubtful: number;
}

/** The finished people of the workspace. */
export function useFinishedProfiles(): FinishedPeople {
  const { data } = useQuery(finishedProfilesQuery);
  const people = useMemo(() => (data?.profiles ? readProfiles(data.profiles) : null), [data]);
  return { people, doubtful: data?.doubtful ?? 0 };
}

/** Counts who fits the ranges, in 20,000 profiles of the norm group and as many of its groups. */
export function useReach(attributes: RoleAttributes, people: Profiles | null): RoleReach {
  return useMemo(
    () => ({
      norm: baseRateOf(attributes),
      groups: groupReachOf(attributes),
      own: people && {
        fit: countStrongProfiles(people, attributes) ?? people.size,
        total: people.size,
      },
    }),
    [attributes, people],
  );
}

/** The number of people inside the range of one trait. */
export function insideOf(
  trait: Trait,
  range: WeightedRange,
  people: Profiles | null,
): { readonly norm: number; readonly own: number | null } {
  return {
    norm: shareInside(trait, range),
    own: people && countInside(people, trait, range),
  };
}
