import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import type { LinkChanges } from '#lib/link-changes.ts';

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface GoalRow {
  readonly id: string;
  readonly objective: string;
  readonly priority: Priority;
  /** Percent; null without key results. */
  readonly progress: number | null;
  readonly teams: readonly { readonly teams_id: Named | null }[];
  readonly date_updated: string;
}

export interface KeyResult {
  readonly id: string;
  readonly text: string;
  readonly is_done: boolean;
  readonly percent: number;
}

export interface GoalDetail extends GoalRow {
  readonly context: string | null;
  readonly first_mover: { readonly id: string; readonly fullname: string } | null;
  readonly key_results: readonly KeyResult[];
}

const LIST_FIELDS = [
  'id',
  'objective',
  'priority',
  'progress',
  'teams.teams_id.id',
  'teams.teams_id.name',
  'date_updated',
];
const DETAIL_FIELDS = [
  ...LIST_FIELDS,
  'context',
  'first_mover.id',
  'first_mover.fullname',
  'key_results.id',
  'key_results.text',
  'key_results.is_done',
  'key_results.percent',
];

/** All goals of the workspace. */
export const goalsQuery = queryOptions({
  queryKey: ['goals', 'list'],
  queryFn: async ({ signal }) => {
    const query = { fields: LIST_FIELDS, sort: 'objective', limit: -1 };
    return (await api<{ data: GoalRow[] }>('/items/goals', { query, signal })).data;
  },
});

export function goalQuery(goalId: string) {
  return queryOptions({
    queryKey: ['goals', 'detail', goalId],
    queryFn: async ({ signal }) => {
      const query = { fields: DETAIL_FIELDS, deep: { key_results: { _sort: 'sort' } } };
      return (await api<{ data: GoalDetail }>(`/items/goals/${goalId}`, { query, signal })).data;
    },
  });
}

/** Teams by name, whether or not the workspace has the feature of teams. */
export const goalTeamsQuery = queryOptions({
  queryKey: ['goals', 'teams'],
  queryFn: async ({ signal }) => {
    const query = { fields: ['id', 'name'], sort: 'name', limit: -1 };
    return (await api<{ data: Named[] }>('/items/team_names', { query, signal })).data;
  },
});

interface KeyResultChange {
  readonly text: string;
  readonly is_done: boolean;
  readonly percent: number;
  readonly sort: number;
}

export interface GoalChanges {
  readonly objective: string;
  readonly priority: Priority;
  readonly context: string | null;
  readonly first_mover: string | null;
  readonly teams: LinkChanges;
  readonly key_results: {
    readonly create: readonly KeyResultChange[];
    readonly update: readonly (KeyResultChange & { readonly id: string })[];
    readonly delete: readonly string[];
  };
}

/** Creates a goal, or changes the one with the id. Answers its id. */
export function useSaveGoal(goalId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: GoalChanges) => {
      const path = goalId === undefined ? '/items/goals' : `/items/goals/${goalId}`;
      const method = goalId === undefined ? 'POST' : 'PATCH';
      return (await api<{ data: { id: string } }>(path, { method, body, query: { fields: ['id'] } })).data.id;
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['goals'] }),
        client.invalidateQueries({ queryKey: ['teams'] }),
      ]),
  });
}

/** Makes a team by its name, for a goal that has none to choose from. */
export function useCreateGoalTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) =>
      (await api<{ data: Named }>('/items/team_names', { body: { name }, query: { fields: ['id', 'name'] } }))
        .data,
    onSuccess: () => client.invalidateQueries({ queryKey: goalTeamsQuery.queryKey }),
  });
}

export function useDeleteGoal(goalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api(`/items/goals/${goalId}`, { method: 'PATCH', body: { date_deleted: new Date().toISOString() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['goals', 'list'] }),
  });
}
