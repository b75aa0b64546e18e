import type { Row } from '@quint/contract/items.ts';
import type {
  RecommendedTrainingsAnswer,
  TrainingRequest,
  TrainingRequestsAnswer,
} from '@quint/contract/profile/trainings.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { items } from '#lib/items.ts';
import { stringifyQuery } from '#lib/search-values.ts';
import { useChange } from '#lib/use-change.ts';
import type { CourseValues, RequestValues } from './form.ts';

interface InView {
  readonly talentId: string;
  readonly roleId: string;
}

/** The courses recommended to a talent in view of a role. */
export function recommendationsQuery({ talentId: talent, roleId: role }: InView) {
  const language = currentLanguage();
  return queryOptions({
    queryKey: ['trainings', 'recommended', talent, role, language],
    // The page is about the fit; the card itself shows the error.
    meta: { isSilent: true },
    queryFn: async ({ signal }) => {
      const path = `/training/recommendations${stringifyQuery({ talent, role, language })}`;
      return (await api<RecommendedTrainingsAnswer>(path, { signal })).data;
    },
  });
}

/** The known contact data of the person, for the initial registration form. */
export function ownContactQuery(talentId: string) {
  return queryOptions({
    queryKey: ['trainings', 'contact', talentId],
    queryFn: ({ signal }) =>
      items('talents').get(talentId, { fields: ['first_name', 'last_name', 'email', 'phone'], signal }),
  });
}

/** Registers for a course, or withdraws that; refetches the recommendations in any case. */
export function useRegistration() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['trainings', 'recommended'] });
  const register = useMutation({
    mutationFn: (request: Omit<RequestValues, 'has_one_name'> & { readonly course: string }) =>
      api('/training/requests', { body: request }),
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => items('training_requests').remove(id),
    onSettled,
  });
  return { register, withdraw };
}

const COURSE_FIELDS = [
  'id',
  'title',
  'description',
  'other_title',
  'other_description',
  'language',
  'provider',
  'url',
  'trait',
  'direction',
  'is_retired',
] as const;
export type Course = Row<'training_courses', typeof COURSE_FIELDS>;

/** All courses of the platform by title, retired ones last. */
export const coursesQuery = queryOptions({
  queryKey: ['trainings', 'courses'],
  queryFn: ({ signal }) =>
    items('training_courses').list({
      fields: COURSE_FIELDS,
      sort: ['is_retired', 'title'],
      limit: -1,
      signal,
    }),
});

/** Creates a course or changes one. */
export function useSaveCourse() {
  return useChange(
    ({ id, ...values }: Partial<CourseValues> & { id?: string; is_retired?: boolean }) =>
      items('training_courses').save(id, values),
    { invalidates: [['trainings'], ['training-courses']] },
  );
}

/** The registrations of all workspaces, the newest first. */
export const requestsQuery = answerQuery<TrainingRequestsAnswer>(
  ['trainings', 'requests'],
  '/platform/training-requests',
);

/** Sets the state of a registration on the platform. */
export function useSetRequestState() {
  return useChange(
    ({ id, state }: Pick<TrainingRequest, 'id' | 'state'>) =>
      api(`/platform/training-requests/${id}`, { method: 'PATCH', body: { state } }),
    { invalidates: [requestsQuery.queryKey], evenOnError: true },
  );
}
