import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { COLLECTIONS } from '#collections.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createDecider,
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

// A hiring manager who requests more than the roles they decide about, in every way.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let manager: TestUser;
let talentId: string;
let resultId: string;
let ownRoleId: string;
let otherRoleId: string;
let teamId: string;
let assessmentId: string;
let documentId: string;

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
  talentId = (await createTalent(product, organization)).id;
  resultId = await createFinishedResult(product, organization, { talentId });
  ownRoleId = (await createRole(product, organization)).id;
  otherRoleId = (await createRole(product, organization)).id;
  await createDecider(product, organization, { roleId: ownRoleId, userId: manager.id });
  for (const roles_id of [ownRoleId, otherRoleId]) {
    await itemsOf(product, admin).post('roles_talents', { roles_id, talents_id: talentId });
  }
  teamId = (await createTeam(product, organization)).id;
  assessmentId = (await createAssessment(product, organization, { role_id: ownRoleId })).id;
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/reports/documents',
    headers: admin.headers,
    payload: { subject: { kind: 'personality', result: resultId } },
  });
  documentId = response.json().data.id;
});

async function ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api/${url}`,
    headers: manager.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, text: answer.body };
}

const actor = (): Actor => ({
  userId: manager.id,
  userRole: 'HIRING_MANAGER',
  organizationId: organization.id,
  talentId: undefined,
  pack: 'flow',
  features: new Set(['FEATURE_CHAT', 'FEATURE_TEAMS', 'FEATURE_GOALS', 'FEATURE_ASSESSMENTS']),
  isFrozen: false,
});

describe('a hiring manager', () => {
  // A new route for hiring managers is added here on purpose. Those below /vacancies call `findVacancy` first.
  it('has access to these routes and no others', () => {
    const open = product.app.declaredRoutes.flatMap(({ access, method, url }) =>
      access.kind === 'ask' && access.may(actor()).isAllowed ? [`${method} ${url}`] : [],
    );
    expect(open.toSorted()).toEqual([
      'DELETE /api/vacancies/:roleId/people/:talentId/notes/:noteId',
      'DELETE /api/vacancies/:roleId/people/:talentId/proposal',
      'GET /api/vacancies',
      'GET /api/vacancies/:roleId',
      'GET /api/vacancies/:roleId/comparison',
      'GET /api/vacancies/:roleId/deciders',
      'GET /api/vacancies/:roleId/people',
      'GET /api/vacancies/:roleId/people/:talentId/decision',
      'GET /api/vacancies/:roleId/people/:talentId/decision/pdf',
      'GET /api/vacancies/:roleId/people/:talentId/interview',
      'GET /api/vacancies/:roleId/people/:talentId/interview/comparison',
      'GET /api/vacancies/:roleId/people/:talentId/notes',
      'PATCH /api/vacancies/:roleId/people/:talentId/interview',
      'PATCH /api/vacancies/:roleId/people/:talentId/notes/:noteId',
      'POST /api/feedback',
      'POST /api/vacancies/:roleId/people/:talentId/decision/signature',
      'POST /api/vacancies/:roleId/people/:talentId/interview/ratings/:question/change',
      'POST /api/vacancies/:roleId/people/:talentId/interview/remind/:userId',
      'POST /api/vacancies/:roleId/people/:talentId/interview/submit',
      'POST /api/vacancies/:roleId/people/:talentId/notes',
      'POST /api/vacancies/:roleId/people/:talentId/opened',
      'POST /api/vacancies/:roleId/people/:talentId/proposal/agree',
      'POST /api/vacancies/:roleId/people/:talentId/proposal/decline',
      'PUT /api/vacancies/:roleId/people/:talentId/decision',
      'PUT /api/vacancies/:roleId/people/:talentId/interview/ratings',
      'PUT /api/vacancies/:roleId/people/:talentId/notes/seen',
      'PUT /api/vacancies/:roleId/people/:talentId/proposal',
    ]);
    const openCollections = [...COLLECTIONS.values()].filter(({ access }) =>
      [access.read, access.create, access.update, access.delete].some(
        (may) => may?.(actor()).isAllowed === true,
      ),
    );
    expect(openCollections.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['the record', () => `items/talents/${talentId}`],
    ['the result', () => `items/talents_results/${resultId}`],
    ['the own role below /items', () => `items/roles/${ownRoleId}`],
    ['who is considered for it', () => 'items/roles_talents'],
    ['the report', () => `reports/talents_results/${resultId}/pdf`],
    ['its texts', () => `reports/getTalentEvaluationTexts/${resultId}`],
    ['the fit to the own role', () => `calculate-score/role/${ownRoleId}`],
    ['the fit to another role', () => `calculate-score/role/${otherRoleId}`],
    ['the fit to all roles', () => `calculate-score/talent_new/${talentId}`],
    ['the fits to each role', () => 'calculate-score/roles'],
    ['an own fit', () => `calculate-score/own/${ownRoleId}`],
    ['sheets for an interview', () => `reports/interview-sheets?talents=${talentId}&role=${ownRoleId}`],
    ['a document in the making', () => `reports/documents/${documentId}`],
    ['a finished document', () => `reports/documents/${documentId}/pdf`],
    ['how results lie', () => 'distributions/profiles'],
    ['an aggregate', () => 'items/talents_results?aggregate[avg]=c'],
    ['a search', () => 'items/talents?search=test'],
    ['the members', () => 'users?fields=email'],
    ['memberships', () => 'items/memberships'],
    ['the budget', () => 'items/organizations?fields=talent_insights_budget,custom_limits'],
    ['another role', () => `vacancies/${otherRoleId}`],
    ['the people of another role', () => `vacancies/${otherRoleId}/people?stage=finished`],
    ['a comparison for another role', () => `vacancies/${otherRoleId}/comparison?talents=${talentId}`],
    ['an interview for another role', () => `vacancies/${otherRoleId}/people/${talentId}/interview`],
    ['a decision for another role', () => `vacancies/${otherRoleId}/people/${talentId}/decision`],
    ['notes for another role', () => `vacancies/${otherRoleId}/people/${talentId}/notes`],
    ['the keys of people', () => `vacancies/${ownRoleId}/people/ids?stage=finished`],
    ['ways to a few people', () => `vacancies/${ownRoleId}/ways`],
    ['how many meet the must-haves', () => `vacancies/${ownRoleId}/must-haves/count?stage=finished`],
    ['an export of people', () => `exports/talents?keys=${talentId}`],
    ['an export of results', () => 'exports/results'],
    ['an export of roles', () => 'exports/roles'],
    ['orders', () => 'items/orders'],
    ['the billing account', () => 'billing/account'],
    ['the history of a person', () => `talents/${talentId}/history`],
    ['the notes', () => 'items/talent_notes'],
    ['the notes about a person', () => `talents/${talentId}/notes`],
    ['the history of the own role', () => `vacancies/${ownRoleId}/history`],
    ['the files', () => 'files'],
    ['the portrait', () => `avatars/talents/${talentId}`],
    ['the audit log', () => 'items/audit_log'],
    ['the start page', () => 'overview'],
    ['what was deleted', () => 'bin'],
    ['the inbox', () => 'items/inbox_messages'],
    ['API tokens', () => 'tokens'],
    ['the pool', () => 'items/pool_profiles'],
    ['fairness', () => 'fairness'],
    ['the pages of the works council', () => 'works-council/settings'],
  ])('is refused %s', async (_what, url) => {
    const { status, text } = await ask('GET', url());
    expect([403, 404]).toContain(status);
    expect(text).not.toContain(talentId);
  });

  it('is refused exports, documents, and unlocking', async () => {
    const refusedRequests: readonly (readonly [string, object])[] = [
      ['exports/talents', { keys: [talentId] }],
      [`talents/${talentId}/unlock`, {}],
      ['tokens', { kind: 'personal', name: 'Mine', scopes: ['talents:read'] }],
      ['invite/users', { organizationId: organization.id, users: [{ email: 'a@b.example' }] }],
      ...[
        { kind: 'personality', result: resultId },
        { kind: 'role', result: resultId, role: ownRoleId },
        { kind: 'team', team: teamId },
        { kind: 'assessment', assessment: assessmentId },
      ].flatMap((subject): [string, object][] => [
        ['reports/documents', { subject }],
        ['reports/render-tokens', { subject }],
      ]),
    ];
    const answers = await Promise.all(refusedRequests.map(([url, payload]) => ask('POST', url, payload)));
    expect(answers.map(({ status }) => status).filter((status) => ![403, 404].includes(status))).toEqual([]);
  });

  it('gets the same answer for a role of others as for an unknown one', async () => {
    const unknownId = '01890000-0000-7000-8000-000000000000';
    const list = (id: string) => ask('GET', `vacancies/${id}/deciders`);
    expect(await list(otherRoleId)).toEqual(await list(unknownId));
    expect((await list(otherRoleId)).status).toBe(404);
    const propose = (id: string) => ask('PUT', `vacancies/${id}/people/${talentId}/proposal`);
    expect(await propose(otherRoleId)).toEqual(await propose(unknownId));
  });

  it('changes nothing about who decides, about roles or about people', async () => {
    const attempts = await Promise.all([
      ask('POST', `vacancies/${ownRoleId}/deciders`, { email: 'a@b.example' }),
      ask('DELETE', `vacancies/${ownRoleId}/deciders/${manager.id}`),
      ask('PATCH', `items/roles/${ownRoleId}`, { name: 'Mine' }),
      ask('PATCH', `items/talents/${talentId}`, { status: 'EMPLOYEE' }),
      ask('POST', 'items/roles', { name: 'New' }),
      ask('DELETE', `items/talents/${talentId}`),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });
});
