import { VacancyParams } from '@quint/contract/vacancies/people.ts';
import { ChoosingAnswer, ChoosingBody, DrawParams } from '@quint/contract/vacancies/ways.ts';
import { canRunVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { chooseFromTies, undoDraw } from '#features/vacancies/draws/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

export const registerDrawRoutes = routes(
  route('POST /vacancies/:roleId/draws', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Put people too close to call on the shortlist: the first to finish, or by a random draw',
    params: VacancyParams,
    body: ChoosingBody,
    answer: ChoosingAnswer,
    handler: ({ deps, actor, params, body }) => chooseFromTies(deps, actor, { ...params, ...body }),
  }),
  route('DELETE /vacancies/:roleId/draws/:drawId', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Undo a random draw',
    params: DrawParams,
    answer: ChoosingAnswer,
    handler: ({ deps, actor, params }) => undoDraw(deps, actor, params),
  }),
);
