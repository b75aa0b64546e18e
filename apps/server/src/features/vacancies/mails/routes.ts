import {
  AnswerKindsAnswer,
  AnswerKindsBody,
  MailPreviewAnswer,
  PlannedMailsAnswer,
  PlanMailsBody,
  PreviewMailBody,
  RecipientsAnswer,
  RecipientsQuery,
  SaveWordsBody,
  SendMailsBody,
  SentMailsAnswer,
  StopMailsBody,
  StoppedMailsAnswer,
  TestMailAnswer,
  TestMailBody,
  VacancyMailParams,
  VacancyMailsAnswer,
  VacancyParams,
} from '@quint/contract/vacancies/mails.ts';
import { canRunVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { previewVacancyMail, sendTestMail } from '#features/vacancies/mails/previews/service.ts';
import { stopMails } from '#features/vacancies/mails/schedule/service.ts';
import { planVacancyMails, sendVacancyMails } from '#features/vacancies/mails/delivery/service.ts';
import { describeVacancyMails, getAnswerKinds, listMailReaders } from '#features/vacancies/mails/service.ts';
import { stopVacancyMails } from '#features/vacancies/mails/recall/service.ts';
import { saveMailWords } from '#features/vacancies/mails/words/service.ts';
import { ask } from '#http/access.ts';
import { languageOf } from '#http/errors.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canRunVacancies);
const names = 'roles';
const url = '/vacancies/:roleId/mails';
/** Ten thousand keys of people. */
const PLAN_BYTES = 600_000;

export const registerVacancyMailRoutes = routes(
  route(`GET ${url}`, {
    access,
    names,
    summary: 'Read the mails of a vacancy: what goes out next, counts and own words',
    params: VacancyParams,
    answer: VacancyMailsAnswer,
    handler: ({ deps, actor, params }) => describeVacancyMails(deps, actor, params.roleId),
  }),
  route(`GET ${url}/recipients`, {
    access,
    names,
    summary: 'List people who could be the reader of a mail',
    params: VacancyParams,
    query: RecipientsQuery,
    answer: RecipientsAnswer,
    handler: ({ deps, actor, params, query }) =>
      listMailReaders(deps, actor, { roleId: params.roleId, kind: query.kind }),
  }),
  route(`PUT ${url}/words`, {
    access,
    names,
    summary: 'Save own words of a mail, for a role or for all',
    params: VacancyParams,
    body: SaveWordsBody,
    handler: ({ deps, actor, params, body }) => saveMailWords(deps, actor, { roleId: params.roleId, body }),
  }),
  route(`POST ${url}/preview`, {
    access,
    names,
    summary: 'Show a mail as a person of the role gets it',
    params: VacancyParams,
    body: PreviewMailBody,
    answer: MailPreviewAnswer,
    handler: ({ deps, actor, params, body }) =>
      previewVacancyMail(deps, actor, { roleId: params.roleId, body }),
  }),
  route(`POST ${url}/test`, {
    access,
    names,
    summary: 'Send a mail of a vacancy to oneself',
    params: VacancyParams,
    body: TestMailBody,
    answer: TestMailAnswer,
    handler: ({ deps, actor, params, body }) => sendTestMail(deps, actor, { roleId: params.roleId, body }),
  }),
  route(`POST ${url}`, {
    access,
    names,
    summary: 'Send mails of one kind to people of a role',
    params: VacancyParams,
    body: SendMailsBody,
    answer: SentMailsAnswer,
    handler: ({ deps, actor, request, params, body }) =>
      sendVacancyMails(deps, { actor, language: languageOf(request) }, { roleId: params.roleId, body }),
  }),
  route(`POST ${url}/plan`, {
    access,
    names,
    summary: 'Read when mails to people of a role would be sent',
    params: VacancyParams,
    body: PlanMailsBody,
    bodyLimit: PLAN_BYTES,
    answer: PlannedMailsAnswer,
    handler: ({ deps, actor, request, params, body }) =>
      planVacancyMails(deps, { actor, language: languageOf(request) }, { roleId: params.roleId, body }),
  }),
  route(`POST ${url}/answers`, {
    access,
    names,
    summary: 'Read which answer fits people who are not moving forward',
    params: VacancyParams,
    body: AnswerKindsBody,
    bodyLimit: PLAN_BYTES,
    answer: AnswerKindsAnswer,
    handler: ({ deps, actor, params, body }) => getAnswerKinds(deps, actor, { ...params, ...body }),
  }),
  route(`POST ${url}/stop`, {
    access,
    names,
    summary: 'Stop mails of a vacancy that have not been sent',
    params: VacancyParams,
    body: StopMailsBody,
    answer: StoppedMailsAnswer,
    handler: ({ deps, actor, params, body }) => stopMails(deps, actor, { roleId: params.roleId, body }),
  }),
  route(`POST ${url}/:mailId/stop`, {
    access,
    names,
    summary: 'Stop one mail of a vacancy that has not been sent',
    params: VacancyMailParams,
    answer: StoppedMailsAnswer,
    handler: ({ deps, actor, params: { roleId, mailId } }) =>
      stopVacancyMails(deps, actor, { roleId, which: { ids: [mailId] } }),
  }),
);
