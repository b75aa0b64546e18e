import type { InterviewQuestionsAnswer, OwnQuestion } from '@quint/contract/roles/interview-questions.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';

const keyOf = (roleId: string) => ['roles', 'interview-questions', roleId, currentLanguage()];

/** The questions for everybody in a role, their earlier versions, and a preview of the next version. */
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

/** Stores the server's answer to a change, and refetches everything that shows the questions. */
function useStoreAnswer(roleId: string) {
  const client = useQueryClient();
  return ({ data }: InterviewQuestionsAnswer) => {
    client.setQueryData(keyOf(roleId), data);
    return client.invalidateQueries({ queryKey: ['talents', 'interview', roleId] });
  };
}

interface WrittenQuestions {
  readonly questions: readonly OwnQuestion[];
  /** The last change of the questions that the writer has read. */
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

/** Creates the next version. */
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
