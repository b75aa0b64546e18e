import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, user = admin) {
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { answer, body: isJson ? answer.json() : undefined };
}

const hide = (hides_people: string) => call('PATCH', '/users/me', { hides_people });
const codeOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code;

/** Requests a document, runs the job that renders it, and returns its text. */
async function printDocument(subject: object, user = admin): Promise<string> {
  const response = await call('POST', '/reports/documents', { subject, language: 'en' }, user);
  const { id } = response.body.data;
  await vi.waitFor(async () => {
    const { body } = await call('GET', `/reports/documents/${id}`, undefined, user);
    expect(body.data.state).toBe('ready');
  }, WAIT);
  const { answer } = await call('GET', `/reports/documents/${id}/pdf`, undefined, user);
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  return (await extractText(document, { mergePages: true })).text;
}

async function people() {
  const make = async (first_name: string, last_name: string, seed: number) => {
    const { id } = await createTalent(product, organization, { first_name, last_name });
    return { id, result: await createFinishedResult(product, organization, { talentId: id, seed }) };
  };
  return [await make('Kim', 'Parkinson', 1), await make('Lea', 'Demirel', 2)] as const;
}

describe('Documents for a reader who hides people', () => {
  it('print no name that the screens hide, while those for other readers do', async () => {
    const [kim, lea] = await people();
    const role = await createRole(product, organization);
    const team = await createTeam(product, organization);
    await itemsOf(product, admin).patch(`teams/${team.id}`, { talents: [kim.id, lea.id] });
    const subjects = [
      { kind: 'comparison', talents: [kim.id, lea.id], role: role.id },
      { kind: 'interview', talents: [kim.id, lea.id], role: role.id },
      { kind: 'personality', result: kim.result },
      { kind: 'role', result: kim.result, role: role.id },
      { kind: 'team', team: team.id },
    ];
    await hide('everybody');
    for (const subject of subjects) {
      const text = await printDocument(subject);
      expect(text, subject.kind).toContain('K.');
      expect(text, subject.kind).not.toMatch(/Parkinson|Demirel|\b(Kim|Lea)\b/);
    }
    const colleague = await createUser(product, { organization });
    for (const subject of subjects) {
      const text = await printDocument(subject, colleague);
      expect(text, subject.kind).toContain('Kim');
    }
  });

  it('are outdated once the reader hides the names in them', SLOW, async () => {
    const [kim] = await people();
    const subject = { kind: 'personality', result: kim.result };
    const response = await call('POST', '/reports/documents', { subject, language: 'en' });
    expect(await printDocument(subject)).toContain('Parkinson');
    await hide('everybody');
    expect(codeOf(await call('GET', `/reports/documents/${response.body.data.id}/pdf`))).toBe(
      'report.outdated',
    );
  });

  it(
    'hide names on the page of a report and of an interview sheet, also with a render token',
    SLOW,
    async () => {
      const [kim] = await people();
      const role = await createRole(product, organization);
      const subject = { kind: 'personality', result: kim.result };
      await hide('everybody');
      const page = `/reports/talents_results/${kim.result}/page?language=en`;
      expect((await call('GET', page)).body.data.title).toBe('Personality report: K. *****');
      const tokenResponse = await call('POST', '/reports/render-tokens', { subject, language: 'en' });
      const withToken = await product.app.inject({
        url: `/api${page}&token=${tokenResponse.body.data.token}`,
      });
      expect(withToken.json().data.title).toBe('Personality report: K. *****');
      const sheets = await call(
        'GET',
        `/reports/interview-sheets?role=${role.id}&talents=${kim.id}&language=en`,
      );
      expect(sheets.body.data.sheets[0].name).toBe('K.');
    },
  );
});

describe('A document without a result', () => {
  it('is refused with its error code until there is one', SLOW, async () => {
    const [kim] = await people();
    const role = await createRole(product, organization);
    const team = await createTeam(product, organization);
    const assessment = await createAssessment(product, organization, { role_id: role.id });
    const subjects = [
      { kind: 'team', team: team.id },
      { kind: 'assessment', assessment: assessment.id },
    ];
    for (const subject of subjects) {
      const response = await call('POST', '/reports/documents', { subject, language: 'en' });
      expect([response.answer.statusCode, codeOf(response)]).toEqual([409, 'report.no_result']);
    }
    await itemsOf(product, admin).patch(`teams/${team.id}`, { talents: [kim.id] });
    expect(await printDocument({ kind: 'team', team: team.id })).toContain('Kim');
  });
});
