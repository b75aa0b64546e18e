import type {
  Vacancy,
  VacancyAnswer,
  VacancyIdsAnswer,
  VacancyPeopleAnswer,
  VacancyPerson,
} from '@quint/contract/vacancies/people.ts';
import type {
  PlanRemindersBody,
  RemindersPlan,
  RemindersPlanAnswer,
} from '@quint/contract/vacancies/reminders.ts';
import type { z } from 'zod';
import type { Stage } from '@quint/domain/roles/stages.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { POLL_INTERVAL_MS } from '#features/base/fit/api.ts';
import { api } from '#lib/api-client.ts';

/** The first part of a stage on the page; a stage that is the filter loads more on scrolling. */
const PEOPLE_SHOWN = 50;
const PEOPLE_PER_PAGE = 100;

export const vacancyKey = (roleId: string) => ['vacancies', roleId] as const;

/** The state of a vacancy, the number of people in each stage, the next step; only of the participants of an assessment. */
export function vacancyQuery(roleId: string, assessment?: string) {
  return queryOptions({
    queryKey: [...vacancyKey(roleId), 'summary', assessment ?? null],
    queryFn: async ({ signal }): Promise<Vacancy> =>
      (await api<z.infer<typeof VacancyAnswer>>(`/vacancies/${roleId}`, { query: { assessment }, signal }))
        .data,
  });
}

function nextOffset(_: VacancyPeopleAnswer, pages: readonly VacancyPeopleAnswer[]): number | undefined {
  const loadedCount = pages.reduce((sum, { data }) => sum + data.length, 0);
  const total = pages[0]?.meta.total ?? 0;
  // People whose names are hidden from the reader are counted, and never answered.
  return loadedCount > 0 && loadedCount < total ? loadedCount : undefined;
}

export interface StageView {
  readonly stage: Stage;
  /** Only the participants of this assessment. */
  readonly assessment: string | undefined;
  readonly search: string;
  /** Only this stage is shown, and all of it. */
  readonly isWhole: boolean;
  /** People who miss a must-have are left out. */
  readonly isMust: boolean;
}

/** The people of a stage in their order. */
export function stagePeopleQuery(roleId: string, { stage, assessment, search, isWhole, isMust }: StageView) {
  const limit = isWhole ? PEOPLE_PER_PAGE : PEOPLE_SHOWN;
  return infiniteQueryOptions({
    queryKey: [...vacancyKey(roleId), 'people', stage, { assessment, search, limit, isMust }],
    queryFn: ({ pageParam: offset, signal }) =>
      api<VacancyPeopleAnswer>(`/vacancies/${roleId}/people`, {
        query: {
          stage,
          assessment,
          limit,
          offset,
          search: search === '' ? undefined : search,
          must_haves: isMust ? true : undefined,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.meta.state === 'recalculating' ? POLL_INTERVAL_MS : false,
  });
}

/** All people of a stage in their order, also those who are not loaded. `total` is how many there are. */
export async function listStagePeople(
  client: QueryClient,
  roleId: string,
  { total, ...view }: Omit<StageView, 'isWhole'> & { readonly total: number },
): Promise<readonly VacancyPerson[]> {
  const { pages } = await client.fetchInfiniteQuery({
    ...stagePeopleQuery(roleId, { ...view, isWhole: true }),
    pages: Math.ceil(total / PEOPLE_PER_PAGE),
  });
  return pages.flatMap(({ data }) => data);
}

/** The keys of all people of a stage, also of those who are not loaded. */
export async function listStageIds(
  roleId: string,
  { stage, assessment, search, isMust }: Omit<StageView, 'isWhole'>,
): Promise<readonly string[]> {
  const query = {
    stage,
    assessment,
    search: search === '' ? undefined : search,
    must_haves: isMust ? true : undefined,
  };
  return (await api<z.infer<typeof VacancyIdsAnswer>>(`/vacancies/${roleId}/people/ids`, { query })).data;
}

/** Whom reminders would reach, and when. */
export function remindersPlanQuery(roleId: string, body: PlanRemindersBody) {
  return queryOptions({
    queryKey: [...vacancyKey(roleId), 'reminders', body],
    queryFn: async ({ signal }): Promise<RemindersPlan> =>
      (
        await api<RemindersPlanAnswer>(`/vacancies/${roleId}/reminders/plan`, {
          method: 'POST',
          body,
          signal,
        })
      ).data,
    staleTime: 0,
    meta: { isSilent: true },
  });
}

type StagePages = InfiniteData<VacancyPeopleAnswer, number>;

/** Shows at once that people are in another stage. Returns a function that reverts it. */
export function showInStage(
  client: QueryClient,
  roleId: string,
  { people, stage }: { readonly people: readonly VacancyPerson[]; readonly stage: Stage },
): () => void {
  const summaryKey = vacancyQuery(roleId).queryKey;
  const lists = client.getQueriesData<StagePages>({ queryKey: [...vacancyKey(roleId), 'people'] });
  const summary = client.getQueryData(summaryKey);
  const ids = new Set(people.map(({ id }) => id));
  for (const [key, pages] of lists) {
    if (pages === undefined) continue;
    const isTarget = key[3] === stage;
    const movedPeople = people.map((person) => ({ ...person, stage }));
    client.setQueryData<StagePages>(key, {
      ...pages,
      pages: pages.pages.map((page, index) => {
        const otherPeople = page.data.filter(({ id }) => !ids.has(id));
        const data = isTarget && index === 0 ? [...movedPeople, ...otherPeople] : otherPeople;
        const total = page.meta.total + (isTarget ? people.length : otherPeople.length - page.data.length);
        // The groups no longer match the rows until the list is read again.
        return { data, meta: { ...page.meta, total, groups: [] } };
      }),
    });
  }
  if (summary !== undefined) {
    const stages = { ...summary.stages };
    for (const person of people) {
      stages[person.stage] -= 1;
      stages[stage] += 1;
    }
    client.setQueryData(summaryKey, { ...summary, stages });
  }
  return () => {
    for (const [key, pages] of lists) client.setQueryData(key, pages);
    if (summary !== undefined) client.setQueryData(summaryKey, summary);
  };
}
