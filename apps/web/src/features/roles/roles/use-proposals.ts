import type { RangeSources } from '@quint/contract/roles/role-sources.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rangeStateQuery, stakeholdersQuery, type RoleAttributes } from './api.ts';
import { proposalsOf, sourcesAfter, type Proposals } from './model/proposals.ts';

/** The proposals of stakeholders or a template for the ranges of a role; empty for a new one. */
export function useProposals(roleId: string | undefined): Proposals {
  const isEnabled = roleId !== undefined;
  const state = useQuery({ ...rangeStateQuery(roleId ?? ''), enabled: isEnabled }).data;
  const stakeholders = useQuery({ ...stakeholdersQuery(roleId ?? ''), enabled: isEnabled }).data;
  return useMemo(() => proposalsOf(state, stakeholders), [state, stakeholders]);
}

/** Computes the sources of the ranges after saving. */
export function useSourcesAfter(roleId: string | undefined) {
  const client = useQueryClient();
  return (ranges: {
    readonly savedAttributes: RoleAttributes;
    readonly next: RoleAttributes;
  }): RangeSources | undefined => {
    const state = client.getQueryData(rangeStateQuery(roleId ?? '').queryKey);
    const stakeholders = client.getQueryData(stakeholdersQuery(roleId ?? '').queryKey);
    return sourcesAfter(ranges, proposalsOf(state, stakeholders), state?.range_sources ?? {});
  };
}
