import {
  VacancyAnswer,
  VacancyParams,
  VacancyPeopleAnswer,
  VacancyPeopleQuery,
  VacancyQuery,
} from '@quint/contract/vacancies/people.ts';
import { canWorkOnVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { getVacancy, listPeople } from '#features/vacancies/people/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

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
);
