import type {
  FillBody,
  FillingAnswer,
  FillingPreviewAnswer,
  PreviewFillingBody,
  ReopeningAnswer,
} from '@quint/contract/vacancies/filling.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** What filling or reopening a role changes. */
const EFFECTS = [['vacancies'], ['roles'], ['overview'], ['talents'], ['assessments'], ['pool']];

/** Who took the role, and the answers that wait. */
export function fillingQuery(roleId: string) {
  return answerQuery<FillingAnswer>(['vacancies', roleId, 'filling'], `/vacancies/${roleId}/filling`);
}

/** Everything that marking the role as filled would do. */
export function fillingPreviewQuery(roleId: string, body: PreviewFillingBody) {
  return queryOptions({
    queryKey: ['vacancies', roleId, 'filling', 'preview', body],
    queryFn: ({ signal }) =>
      apiData<FillingPreviewAnswer>(`/vacancies/${roleId}/filling/preview`, { body, signal }),
    placeholderData: keepPreviousData,
    // What is shown must be what happens.
    staleTime: 0,
    gcTime: 0,
    meta: { isSilent: true },
  });
}

/** Marks the role as filled. */
export function useFillRole(roleId: string) {
  return useChange((body: FillBody) => apiData<FillingAnswer>(`/vacancies/${roleId}/filling`, { body }), {
    invalidates: EFFECTS,
    evenOnError: true,
  });
}

/** Opens a filled role again. */
export function useReopenRole(roleId: string) {
  return useChange(() => apiData<ReopeningAnswer>(`/vacancies/${roleId}/reopening`, { method: 'POST' }), {
    invalidates: EFFECTS,
    evenOnError: true,
  });
}
