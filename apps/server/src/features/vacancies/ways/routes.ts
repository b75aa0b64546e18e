import { VacancyParams } from '@quint/contract/vacancies/people.ts';
import { NarrowingAnswer, NarrowingQuery, WaysAnswer, WaysQuery } from '@quint/contract/vacancies/ways.ts';
import { canRunVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { listWays, tryNarrowing } from '#features/vacancies/ways/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

export const registerWayRoutes = routes(
  route('GET /vacancies/:roleId/ways', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Count what each way from many people to a few would leave',
    params: VacancyParams,
    query: WaysQuery,
    answer: WaysAnswer,
    handler: ({ deps, actor, params, query }) => listWays(deps, actor, { ...params, ...query }),
  }),
  route('GET /vacancies/:roleId/ways/narrowing', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Count what another range for one trait would leave',
    params: VacancyParams,
    query: NarrowingQuery,
    answer: NarrowingAnswer,
    handler: ({ deps, actor, params, query }) => tryNarrowing(deps, actor, { ...params, ...query }),
  }),
);
