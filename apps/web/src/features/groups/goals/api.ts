import type { CreateInput, Row } from '@quint/contract/items.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPages } from '#features/base/records/model/list-pages.ts';
import { below, items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

const LIST_FIELDS = [
  'id',
  'objective',
  'priority',
  'progress',
  'due_date',
  ...below('teams.teams_id', ['id', 'name']),
  'date_updated',
] as const;
export type GoalRow = Row<'goals', typeof LIST_FIELDS>;

const KEY_RESULT_FIELDS = ['id', 'text', 'is_done', 'percent'] as const;
export type KeyResult = Row<'key_results', typeof KEY_RESULT_FIELDS>;

const DETAIL_FIELDS = [
  ...LIST_FIELDS,
  'context',
  'progress_history',
  ...below('first_mover', ['id', 'fullname']),
  ...below('key_results', KEY_RESULT_FIELDS),
] as const;
export type GoalDetail = Row<'goals', typeof DETAIL_FIELDS>;

/** The goals of the workspace by pages. A search covers the goal and its teams. */
export const goalPages = listPages('goals', {
  fields: LIST_FIELDS,
  find: (words) => ({
    filter: {
      _and: words.map((word) => ({ _or: [{ objective: word }, { teams: { teams_id: { name: word } } }] })),
    },
  }),
  sorts: {
    objective: ['objective'],
    priority: ['priority_order'],
    progress: ['progress'],
    due: ['due_date'],
    changed: ['date_updated'],
  },
});

export function goalQuery(goalId: string) {
  return queryOptions({
    queryKey: ['goals', 'detail', goalId],
    queryFn: ({ signal }) =>
      items('goals').get(goalId, { fields: DETAIL_FIELDS, deep: { key_results: { _sort: 'sort' } }, signal }),
  });
}

/** Teams by name, whether or not the workspace has the feature of teams. */
export const goalTeamsQuery = queryOptions({
  queryKey: ['goals', 'teams'],
  queryFn: ({ signal }) =>
    items('team_names').list({ fields: ['id', 'name'], sort: 'name', limit: -1, signal }),
});

export type GoalChanges = CreateInput<'goals'>;

/** Creates a goal, or changes the one with the id. Returns its id. */
export function useSaveGoal(goalId: string | undefined) {
  return useChange(
    ({ changes, baseVersion }: { readonly changes: GoalChanges; readonly baseVersion: string | undefined }) =>
      items('goals').save(goalId, changes, baseVersion),
    { invalidates: [['goals'], ['teams']] },
  );
}

/** Creates a team by name, for a goal when there is no team to choose. */
export function useCreateGoalTeam() {
  return useChange((name: string) => items('team_names').create({ name }), {
    invalidates: [goalTeamsQuery.queryKey],
  });
}

type Measure = Pick<KeyResult, 'is_done' | 'percent'>;

/** The progress of a goal: the mean of its key results. */
function meanOf(results: readonly Measure[]): number | null {
  if (results.length === 0) return null;
  const sum = results.reduce((total, { is_done, percent }) => total + (is_done ? 100 : percent), 0);
  return Math.round(sum / results.length);
}

/**
 * Changes the progress of a key result. The change is shown at once, and the changes of a goal are sent one after
 * another.
 */
export function useMeasureKeyResult(goalId: string) {
  const client = useQueryClient();
  const { queryKey } = goalQuery(goalId);
  return useMutation({
    scope: { id: `goal-${goalId}` },
    mutationFn: ({ id, change }: { readonly id: string; readonly change: Partial<Measure> }) =>
      items('key_results').update(id, change),
    onMutate: async ({ id, change }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (goal) => {
        if (goal === undefined) return goal;
        const results = goal.key_results.map((each) => (each.id === id ? { ...each, ...change } : each));
        return { ...goal, key_results: results, progress: meanOf(results) };
      });
      return before;
    },
    onError: (_error, _measure, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: ['goals'] }),
  });
}
