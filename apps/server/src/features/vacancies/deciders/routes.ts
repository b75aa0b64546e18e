import {
  AddDeciderAnswer,
  AddDeciderBody,
  DeciderParams,
  DecidersAnswer,
  OwnVacanciesAnswer,
  ProposalParams,
  VacancyParams,
} from '@quint/contract/vacancies/deciders.ts';
import {
  canReadOwnVacancies,
  canRunVacancies,
  canWorkOnVacancies,
} from '@quint/domain/workspace/access/vacancies.ts';
import { listOwnVacancies } from '#features/vacancies/deciders/own-vacancies/service.ts';
import {
  agreeProposal,
  declineProposal,
  propose,
  withdrawProposal,
} from '#features/vacancies/deciders/proposals/service.ts';
import { addDecider, listDeciders, removeDecider } from '#features/vacancies/deciders/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

/** Who decides about roles, and whom they would like to meet. */
export const registerDeciderRoutes = routes(
  route('GET /vacancies', {
    access: ask(canReadOwnVacancies),
    summary: 'List the roles that the caller decides about',
    answer: OwnVacanciesAnswer,
    handler: ({ deps, actor }) => listOwnVacancies(deps, actor),
  }),
  route('GET /vacancies/:roleId/deciders', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'List who decides about a role',
    params: VacancyParams,
    answer: DecidersAnswer,
    handler: ({ deps, actor, params }) => listDeciders(deps, actor, params.roleId),
  }),
  route('POST /vacancies/:roleId/deciders', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Let a member or an invited person decide about a role',
    params: VacancyParams,
    body: AddDeciderBody,
    answer: AddDeciderAnswer,
    handler: ({ deps, actor, params, body }) => addDecider(deps, actor, { ...params, body }),
  }),
  route('DELETE /vacancies/:roleId/deciders/:userId', {
    access: ask(canRunVacancies),
    names: 'roles',
    summary: 'Remove a person from those who decide about a role',
    params: DeciderParams,
    handler: ({ deps, actor, params }) => removeDecider(deps, actor, params),
  }),
  route('PUT /vacancies/:roleId/people/:talentId/proposal', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'Say that you would like to meet a person of a role',
    params: ProposalParams,
    handler: ({ deps, actor, params }) => propose(deps, actor, params),
  }),
  route('DELETE /vacancies/:roleId/people/:talentId/proposal', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'Withdraw that you would like to meet a person of a role',
    params: ProposalParams,
    handler: ({ deps, actor, params }) => withdrawProposal(deps, actor, params),
  }),
  route('POST /vacancies/:roleId/people/:talentId/proposal/agree', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'Agree to meet a person whom others proposed, who joins the shortlist',
    params: ProposalParams,
    handler: ({ deps, actor, params }) => agreeProposal(deps, actor, params),
  }),
  route('POST /vacancies/:roleId/people/:talentId/proposal/decline', {
    access: ask(canWorkOnVacancies),
    names: 'roles',
    summary: 'Decline to meet a person whom others proposed',
    params: ProposalParams,
    handler: ({ deps, actor, params }) => declineProposal(deps, actor, params),
  }),
);
