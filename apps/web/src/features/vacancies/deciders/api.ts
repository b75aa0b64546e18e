import type {
  AddDeciderAnswer,
  AddDeciderBody,
  DecidersAnswer,
  OwnVacanciesAnswer,
} from '@quint/contract/vacancies/deciders.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** The roles that the user decides about, and whom a former hiring manager can ask. */
export const ownVacanciesQuery = answerQuery<OwnVacanciesAnswer>(['vacancies', 'own'], '/vacancies');

/** Who decides about a role. */
export function decidersQuery(roleId: string) {
  return answerQuery<DecidersAnswer>(['vacancies', roleId, 'deciders'], `/vacancies/${roleId}/deciders`);
}

const changedBy = (roleId: string) => ({
  invalidates: [['vacancies', roleId], ['vacancies', 'own'], ['organizations']],
  // Another administrator may have been faster.
  evenOnError: true,
});

/** Lets a member or an invited person decide about a role. */
export function useAddDecider(roleId: string) {
  return useChange(
    (body: AddDeciderBody) => apiData<AddDeciderAnswer>(`/vacancies/${roleId}/deciders`, { body }),
    changedBy(roleId),
  );
}

/** Removes a person from those who decide about a role. */
export function useRemoveDecider(roleId: string) {
  return useChange(
    (userId: string) => api(`/vacancies/${roleId}/deciders/${userId}`, { method: 'DELETE' }),
    changedBy(roleId),
  );
}
