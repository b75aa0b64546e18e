import type { QueryClient } from '@tanstack/react-query';
import type { Base } from '#features/base/records/model/conflicts.ts';
import { GOAL_CONTEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import * as z from 'zod/mini';
import { requiredChoice, optionalText, requiredText, wholeNumber } from '#lib/form-schema.ts';
import { toLinkChanges } from '#lib/link-changes.ts';
import { PRIORITIES, type GoalChanges, type GoalDetail, goalQuery } from './api.ts';

const keyResultForm = z.object({
  /** Undefined for a new one. */
  key: z.optional(z.string()),
  text: requiredText(TITLE_MAX_CHARACTERS),
  is_done: z.boolean(),
  percent: wholeNumber(0, 100),
});

/** The form of a goal; each message is a phrase key. */
export const goalForm = z.object({
  objective: requiredText(TITLE_MAX_CHARACTERS),
  priority: requiredChoice(z.enum(PRIORITIES)),
  context: optionalText(GOAL_CONTEXT_MAX_CHARACTERS),
  /** For example 2026-11-24; empty without a date. */
  due_date: z.string(),
  first_mover: z.nullable(z.string()),
  teams: z.array(z.string()).check(z.minLength(1, 'form.required')),
  key_results: z.array(keyResultForm),
});
/** The form values while typing: nothing has to be selected yet. */
export type GoalForm = z.input<typeof goalForm>;
export type GoalFormResult = z.output<typeof goalForm>;

export const EMPTY_GOAL: GoalForm = {
  objective: '',
  priority: null,
  context: '',
  due_date: '',
  first_mover: null,
  teams: [],
  key_results: [],
};
export const EMPTY_KEY_RESULT = { text: '', is_done: false, percent: 0 };

export function toGoalForm(goal: GoalDetail): GoalForm {
  return {
    objective: goal.objective,
    priority: goal.priority,
    context: goal.context ?? '',
    due_date: goal.due_date ?? '',
    first_mover: goal.first_mover?.id ?? null,
    teams: goal.teams.flatMap(({ teams_id: team }) => (team === null ? [] : [team.id])),
    key_results: goal.key_results.map(({ id, text, is_done, percent }) => ({
      key: id,
      text,
      is_done,
      percent,
    })),
  };
}

export function toGoalChanges(form: GoalFormResult, before: GoalForm): GoalChanges {
  const results = form.key_results.map(({ key, text, is_done, percent }, sort) => ({
    key,
    change: { text: text.trim(), is_done, percent, sort },
  }));
  const currentKeys = new Set(results.map(({ key }) => key));
  // A key result that another person has removed meanwhile is created again.
  const isKnown = (key: string | undefined) =>
    key !== undefined && before.key_results.some((each) => each.key === key);
  const isChanged = ({ key, change }: (typeof results)[number]) => {
    const sort = before.key_results.findIndex((each) => each.key === key);
    const former = before.key_results[sort];
    return (
      former?.text !== change.text ||
      former.is_done !== change.is_done ||
      former.percent !== change.percent ||
      sort !== change.sort
    );
  };
  const context = form.context.trim();
  return {
    objective: form.objective.trim(),
    priority: form.priority,
    context: context === '' ? null : context,
    due_date: form.due_date === '' ? null : form.due_date,
    first_mover: form.first_mover,
    teams: toLinkChanges(before.teams, form.teams),
    key_results: {
      create: results.flatMap(({ key, change }) => (isKnown(key) ? [] : [change])),
      update: results
        .filter(isChanged)
        .flatMap(({ key, change }) => (isKnown(key) ? [{ id: key ?? '', ...change }] : [])),
      delete: before.key_results.flatMap(({ key }) =>
        key === undefined || currentKeys.has(key) ? [] : [key],
      ),
    },
  };
}

/** Reads the current record for its form. */
export async function readGoal(client: QueryClient, goalId: string): Promise<Base<GoalForm>> {
  const record = await client.fetchQuery({ ...goalQuery(goalId), staleTime: 0 });
  return { initial: toGoalForm(record), seen: record.date_updated };
}
