import type {
  AnswerKindsAnswer,
  MailPreviewAnswer,
  PlanMailsBody,
  PlannedMailsAnswer,
  PreviewMailBody,
  RecipientsAnswer,
  SaveWordsBody,
  SendMailsBody,
  SentMails,
  SentMailsAnswer,
  StopMailsBody,
  StoppedMailsAnswer,
  TestMailAnswer,
  TestMailBody,
  VacancyMailsAnswer,
} from '@quint/contract/vacancies/mails.ts';
import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** What a mail to people of a role changes on other pages. */
export const mailEffects = (roleId: string) => [['vacancies', roleId], ['overview'], ['talents'], ['roles']];

const pathOf = (roleId: string) => `/vacancies/${roleId}/mails`;
const keyOf = (roleId: string) => ['vacancies', roleId, 'mails'] as const;

/** The mails of a role that is being filled: what goes out next, each mail with its count and own words. */
export function vacancyMailsQuery(roleId: string) {
  return answerQuery<VacancyMailsAnswer>([...keyOf(roleId), 'all'], pathOf(roleId));
}

/** The people who could be the reader of a mail. */
export function readersQuery(roleId: string, kind: VacancyMailKind) {
  const path = `${pathOf(roleId)}/recipients`;
  return answerQuery<RecipientsAnswer>([...keyOf(roleId), 'readers', kind], path, { kind });
}

/** A mail as its reader gets it. */
export function letterQuery(roleId: string, body: PreviewMailBody) {
  return queryOptions({
    queryKey: [...keyOf(roleId), 'letter', body],
    queryFn: ({ signal }) => apiData<MailPreviewAnswer>(`${pathOf(roleId)}/preview`, { body, signal }),
    placeholderData: keepPreviousData,
    // The page shows why it is missing.
    meta: { isSilent: true },
  });
}

/** Which answer fits people who are not moving forward. */
export function answerKindsQuery(roleId: string, talents: readonly string[]) {
  return queryOptions({
    queryKey: [...keyOf(roleId), 'answers', talents],
    queryFn: ({ signal }) =>
      apiData<AnswerKindsAnswer>(`${pathOf(roleId)}/answers`, { body: { talents }, signal }),
    gcTime: 0,
    meta: { isSilent: true },
  });
}

/** When mails would be sent, and who gets none. */
export function mailPlanQuery(roleId: string, body: PlanMailsBody) {
  return queryOptions({
    queryKey: [...keyOf(roleId), 'plan', body],
    queryFn: ({ signal }) => apiData<PlannedMailsAnswer>(`${pathOf(roleId)}/plan`, { body, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  });
}

/** Saves own words of a mail, for the role or for all roles. */
export function useSaveWords(roleId: string) {
  return useChange(
    (body: SaveWordsBody) => api(`${pathOf(roleId)}/words`, { method: 'PUT', body }),
    // Words of the workspace are those of other roles, too.
    { invalidates: [['vacancies']] },
  );
}

/** Sends a mail to the current user. */
export function useTestMail(roleId: string) {
  return useChange((body: TestMailBody) => apiData<TestMailAnswer>(`${pathOf(roleId)}/test`, { body }), {
    invalidates: [],
  });
}

/** Stops mails that have not gone out. */
export function useStopMails(roleId: string) {
  return useChange((body: StopMailsBody) => apiData<StoppedMailsAnswer>(`${pathOf(roleId)}/stop`, { body }), {
    invalidates: mailEffects(roleId),
    evenOnError: true,
  });
}

/** Sends mails of one kind; those who cannot get one come back as refused. */
export function sendVacancyMails(roleId: string, body: SendMailsBody): Promise<SentMails> {
  return apiData<SentMailsAnswer>(pathOf(roleId), { body });
}
