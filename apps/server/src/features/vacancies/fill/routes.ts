import {
  FillBody,
  FillingAnswer,
  FillingPreviewAnswer,
  PreviewFillingBody,
  ReopeningAnswer,
} from '@quint/contract/vacancies/filling.ts';
import { VacancyParams } from '@quint/contract/vacancies/mails.ts';
import { canRunVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { reopenRole } from '#features/vacancies/fill/reopen/service.ts';
import { fillRole, previewFilling } from '#features/vacancies/fill/service.ts';
import { readFilling } from '#features/vacancies/fill/state/service.ts';
import { ask } from '#http/access.ts';
import { languageOf } from '#http/errors.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canRunVacancies);
const names = 'roles';

export const registerFillingRoutes = routes(
  route('GET /vacancies/:roleId/filling', {
    access,
    names,
    summary: 'Read who took a role, and the answers that wait',
    params: VacancyParams,
    answer: FillingAnswer,
    handler: ({ deps, actor, params }) => readFilling(deps, actor, params.roleId),
  }),
  route('POST /vacancies/:roleId/filling/preview', {
    access,
    names,
    summary: 'Read what marking a role as filled does',
    params: VacancyParams,
    body: PreviewFillingBody,
    answer: FillingPreviewAnswer,
    handler: ({ deps, actor, request, params, body }) =>
      previewFilling(deps, { actor, language: languageOf(request) }, { roleId: params.roleId, body }),
  }),
  route('POST /vacancies/:roleId/filling', {
    access,
    names,
    summary: 'Mark a role as filled',
    params: VacancyParams,
    body: FillBody,
    answer: FillingAnswer,
    handler: ({ deps, actor, request, params, body }) =>
      fillRole(deps, { actor, language: languageOf(request) }, { roleId: params.roleId, body }),
  }),
  route('POST /vacancies/:roleId/reopening', {
    access,
    names,
    summary: 'Reopen a filled role',
    params: VacancyParams,
    answer: ReopeningAnswer,
    handler: ({ deps, actor, params }) => reopenRole(deps, actor, params.roleId),
  }),
);
