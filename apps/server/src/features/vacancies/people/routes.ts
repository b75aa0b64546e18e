import {
  VacancyAnswer,
  VacancyIdsAnswer,
  VacancyIdsQuery,
  VacancyComparisonAnswer,
  VacancyComparisonQuery,
  VacancyParams,
  VacancyPeopleAnswer,
  VacancyPeopleQuery,
  VacancyPersonParams,
  VacancyQuery,
} from '@quint/contract/vacancies/people.ts';
import { MustHavesCountAnswer, MustHavesCountQuery } from '@quint/contract/vacancies/must-haves.ts';
import { PlanRemindersBody, RemindersPlanAnswer } from '@quint/contract/vacancies/reminders.ts';
import { canRunVacancies, canWorkOnVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { comparePeople, openPerson } from '#features/vacancies/people/comparison/service.ts';
import { getMustHavesCount } from '#features/vacancies/people/must-haves/service.ts';
import { planReminders } from '#features/vacancies/people/reminders/service.ts';
import { getVacancy, listPeople, listPeopleIds } from '#features/vacancies/people/service.ts';
import { ask } from '#http/access.ts';
import { languageOf } from '#http/errors.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

/** Ten thousand keys of people. */
const PLAN_BYTES = 600_000;

export const registerVacancyPeopleRoutes = routes(
  route('GET /vacancies/:roleId', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'Read the state of a vacancy, the number of people in each stage and the next step',
    params: VacancyParams,
    query: VacancyQuery,
    answer: VacancyAnswer,
    handler: ({ deps, actor, params, query }) => getVacancy(deps, actor, { ...params, ...query }),
  }),
  rawRoute('GET /vacancies/:roleId/people', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'List the people of a vacancy in one stage',
    params: VacancyParams,
    query: VacancyPeopleQuery,
    response: { 200: VacancyPeopleAnswer },
    handler: ({ deps, actor, params, query }) => listPeople(deps, actor, { ...params, ...query }),
  }),
  route('GET /vacancies/:roleId/people/ids', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'List the keys of all people of a vacancy in one stage',
    params: VacancyParams,
    query: VacancyIdsQuery,
    answer: VacancyIdsAnswer,
    handler: ({ deps, actor, params, query }) => listPeopleIds(deps, actor, { ...params, ...query }),
  }),
  route('POST /vacancies/:roleId/reminders/plan', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Read whom reminders would reach, when, and how many on each day',
    params: VacancyParams,
    body: PlanRemindersBody,
    bodyLimit: PLAN_BYTES,
    answer: RemindersPlanAnswer,
    handler: ({ deps, actor, request, params, body }) =>
      planReminders(deps, { actor, language: languageOf(request) }, { roleId: params.roleId, body }),
  }),
  rawRoute('GET /vacancies/:roleId/comparison', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'Read people of a vacancy side by side',
    params: VacancyParams,
    query: VacancyComparisonQuery,
    response: { 200: VacancyComparisonAnswer },
    handler: ({ deps, actor, params, query }) => comparePeople(deps, actor, { ...params, ...query }),
  }),
  route('POST /vacancies/:roleId/people/:talentId/opened', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'Mark the result of a person of a vacancy as opened',
    params: VacancyPersonParams,
    handler: ({ deps, actor, params }) => openPerson(deps, actor, params),
  }),
  route('GET /vacancies/:roleId/must-haves/count', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Count the people of a stage who meet the must-haves of the role',
    params: VacancyParams,
    query: MustHavesCountQuery,
    answer: MustHavesCountAnswer,
    handler: ({ deps, actor, params, query }) => getMustHavesCount(deps, actor, { ...params, ...query }),
  }),
);
