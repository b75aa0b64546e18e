import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
  PASSWORD,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

// A works council account that requests a person's result in every way.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let councilMember: TestUser;
let talentId: string;
let resultId: string;
let roleId: string;
let teamId: string;
let assessmentId: string;
let documentId: string;

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  councilMember = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
  // The address of the works council account is also that of a talent.
  talentId = (
    await createTalent(product, organization, { email: councilMember.email, user_id: councilMember.id })
  ).id;
  resultId = await createFinishedResult(product, organization, { talentId });
  roleId = (await createRole(product, organization)).id;
  await itemsOf(product, admin).post('roles_talents', { roles_id: roleId, talents_id: talentId });
  teamId = (await createTeam(product, organization)).id;
  assessmentId = (await createAssessment(product, organization, { role_id: roleId })).id;
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/reports/documents',
    headers: admin.headers,
    payload: { subject: { kind: 'personality', result: resultId } },
  });
  documentId = response.json().data.id;
});

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api/${url}`,
    headers: councilMember.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, text: answer.body };
}

describe('a works council account', () => {
  it('has access to these routes and no others', () => {
    const actor = {
      userId: councilMember.id,
      userRole: 'WORKS_COUNCIL' as const,
      organizationId: organization.id,
      talentId: undefined,
      pack: 'flow' as const,
      features: new Set(['FEATURE_CHAT', 'FEATURE_TEAMS', 'FEATURE_GOALS', 'FEATURE_ASSESSMENTS']),
      isFrozen: false,
    };
    const open = product.app.declaredRoutes.flatMap(({ access, method, url }) =>
      access.kind === 'ask' && access.may(actor).isAllowed ? [`${method} ${url}`] : [],
    );
    expect(open.toSorted()).toEqual([
      'GET /api/fairness',
      'GET /api/retention',
      'GET /api/works-council/access-log',
      'GET /api/works-council/roles',
      'GET /api/works-council/roles/:roleId',
      'GET /api/works-council/settings',
      'POST /api/feedback',
    ]);
    const readable = [...COLLECTIONS.values()].filter(({ access }) =>
      [access.read, access.create, access.update, access.delete].some(
        (may) => may?.(actor).isAllowed === true,
      ),
    );
    expect(readable.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['the record', () => `items/talents/${talentId}`],
    ['the result', () => `items/talents_results/${resultId}`],
    ['the report', () => `reports/talents_results/${resultId}/pdf`],
    ['its texts', () => `reports/getTalentEvaluationTexts/${resultId}`],
    ['the fit to a role', () => `calculate-score/role/${roleId}`],
    ['the fit to all roles', () => `calculate-score/talent_new/${talentId}`],
    ['the fits to each role', () => 'calculate-score/roles'],
    ['its own fit', () => `calculate-score/own/${roleId}`],
    ['sheets for an interview', () => `reports/interview-sheets?talents=${talentId}&role=${roleId}`],
    ['a document in the making', () => `reports/documents/${documentId}`],
    ['a finished document', () => `reports/documents/${documentId}/pdf`],
    ['how results lie', () => 'distributions/profiles'],
    ['an aggregate', () => 'items/talents_results?aggregate[avg]=c'],
    ['an aggregate by group', () => 'items/talents?aggregate[count]=*&groupBy[]=status'],
    ['a search', () => 'items/talents?search=test'],
    ['people by way of roles', () => `items/roles/${roleId}?fields=talents.talents_id.*`],
    ['a filter over results', () => 'items/roles?filter[talents][talents_id][results][c][_gt]=5'],
    ['an order by results', () => 'items/roles?sort=talents.talents_id.last_name'],
    ['deep into roles', () => 'items/roles?deep[talents][_limit]=1&fields=*.*.*'],
    ['the members', () => 'users?fields=talents.results.*'],
    ['the history of a person', () => `talents/${talentId}/history`],
    ['the notes', () => 'items/talent_notes'],
    ['the files', () => 'files'],
    ['the portrait', () => `avatars/talents/${talentId}`],
    ['the audit log itself', () => 'items/audit_log?fields=talent_ids,items,details'],
    ['the start page', () => 'overview'],
    ['what was deleted', () => 'bin'],
  ])('is refused %s', SLOW, async (_what, url) => {
    const { status, text } = await ask('GET', url());
    expect(status).toBe(403);
    expect(text).not.toContain(talentId);
  });

  it('is refused exports, documents and the pages for printing', async () => {
    expect((await ask('POST', 'exports/talents', { keys: [talentId] })).status).toBe(403);
    for (const subject of [
      { kind: 'personality', result: resultId },
      { kind: 'premium', result: resultId },
      { kind: 'role', result: resultId, role: roleId },
      { kind: 'team', team: teamId },
      { kind: 'assessment', assessment: assessmentId },
    ]) {
      expect((await ask('POST', 'reports/documents', { subject })).status).toBe(403);
      expect((await ask('POST', 'reports/render-tokens', { subject })).status).toBe(403);
    }
    for (const page of [
      `talents_results/${resultId}/page?kind=personality`,
      `talents_results/${resultId}/page?kind=premium`,
      `talents_results/${resultId}/page?kind=role&role=${roleId}`,
      `teams/${teamId}/page`,
      `assessments/${assessmentId}/page`,
    ]) {
      expect((await ask('GET', `reports/${page}`)).status).toBe(404);
    }
  });

  it('gets no more data through fields, filters, sorting or aggregation', async () => {
    const query = 'fields=*.*&filter[talents][_null]=false&sort=talents&aggregate[count]=*&search=';
    for (const path of ['works-council/roles', `works-council/roles/${roleId}`, 'works-council/settings']) {
      const [plain, queryAnswer] = [await ask('GET', path), await ask('GET', `${path}?${query}`)];
      // A route without query parameters ignores them; the others reject them.
      const code = JSON.parse(queryAnswer.text).errors?.[0].extensions.code;
      expect(code === undefined ? queryAnswer.text : code).toBe(
        code === undefined ? plain.text : 'INVALID_QUERY',
      );
    }
    for (const path of ['fairness', 'works-council/access-log', 'works-council/roles']) {
      const { text } = await ask('GET', `${path}?${query}`);
      expect(text).not.toMatch(new RegExp(`${talentId}|${resultId}|stanine`));
    }
  });

  it('has no talent in this workspace, whatever its address', SLOW, async () => {
    const { text } = await ask('GET', 'users/me?fields=active_talent,role.name,active_workspace.name');
    expect(JSON.parse(text).data).toMatchObject({ active_talent: null, role: { name: 'WORKS_COUNCIL' } });
  });

  it('loses access with the next request after removal', async () => {
    const other = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    const read = () => product.app.inject({ url: '/api/works-council/settings', headers: other.headers });
    expect((await read()).statusCode).toBe(200);
    const members = await itemsOf(product, admin).find('memberships', {
      filter: { user: { _eq: other.id } },
      fields: ['id'],
    });
    const response = await product.app.inject({
      method: 'DELETE',
      url: `/api/members/${members[0].id}`,
      headers: admin.headers,
      payload: { password: PASSWORD },
    });
    expect(response.statusCode).toBe(204);
    expect((await read()).statusCode).toBeGreaterThanOrEqual(400);
  });
});
