import type { InterviewQuestionsAnswer, OwnQuestion } from '@quint/contract/roles/interview-questions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';

const keyOf = (roleId: string) => ['roles', 'interview-questions', roleId, currentLanguage()];

/** What everybody in a role is asked, its earlier versions, and what the next one would ask. */
export function questionsQuery(roleId: string) {
  return queryOptions({
    queryKey: keyOf(roleId),
    queryFn: async ({ signal }) => {
      const query = { language: currentLanguage() };
      const path = `/role-interviews/${roleId}/questions`;
      return (await api<InterviewQuestionsAnswer>(path, { query, signal })).data;
    },
  });
}

/** Keeps what the server answers to a change, and reads anew what shows the questions. */
function useStoreAnswer(roleId: string) {
  const client = useQueryClient();
  return ({ data }: InterviewQuestionsAnswer) => {
    client.setQueryData(keyOf(roleId), data);
    return client.invalidateQueries({ queryKey: ['talents', 'interview', roleId] });
  };
}

interface WrittenQuestions {
  readonly questions: readonly OwnQuestion[];
  /** When the questions were changed last, as far as the writer knows. */
  readonly seen: string | null;
}

export function useSaveOwn(roleId: string) {
  return useMutation({
    mutationFn: (body: WrittenQuestions) =>
      api<InterviewQuestionsAnswer>(`/role-interviews/${roleId}/own-questions`, {
        method: 'PATCH',
        query: { language: currentLanguage() },
        body,
      }),
    onSuccess: useStoreAnswer(roleId),
  });
}

/** Makes the version after the one that is shown. */
export function useMakeVersion(roleId: string) {
  return useMutation({
    mutationFn: (after: number) =>
      api<InterviewQuestionsAnswer>(`/role-interviews/${roleId}/versions`, {
        method: 'POST',
        query: { language: currentLanguage() },
        body: { after },
      }),
    onSuccess: useStoreAnswer(roleId),
  });
}
