import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { formOf } from '#testing/files.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { ENGLISH_PEOPLE } from '#testing/resumes/english-people.ts';
import { GERMAN_PEOPLE } from '#testing/resumes/german-people.ts';
import { LAYOUTS } from '#testing/resumes/layouts.ts';
import type { SamplePerson } from '#testing/resumes/person.ts';
import { printTypst } from '#testing/resumes/print.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let talent: TestUser;
let talentId: string;

beforeEach(async () => {
  organization = await createOrganization(product);
  talent = await createUser(product, { organization, userRole: 'ORG_USER' });
  talentId = (await createTalent(product, organization, { user_id: talent.id })).id;
});

async function parse(content: Uint8Array, { user = talent, name = 'cv.pdf', fields = {} } = {}) {
  const { headers, payload } = await formOf(content, { name, fields });
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/resume/parse',
    headers: { ...user.headers, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

function resumeOf([person]: readonly SamplePerson[]): Buffer {
  const print = LAYOUTS['one column, time on the right'];
  if (person === undefined || print === undefined) throw new Error('no such resume');
  return printTypst(print(person));
}

describe('POST /resume/parse', () => {
  it('returns experiences, skills and languages with their position in the text', SLOW, async () => {
    const { status, body } = await parse(resumeOf(GERMAN_PEOPLE));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ pages: 1, deleted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect(body.data.job_experiences[0]).toEqual({
      role_name: 'Projektleiterin Logistik',
      company_name: 'Hafenwerk GmbH',
      company_location: 'Hamburg',
      started_at: '2019-03',
      ended_at: null,
      currently_working: true,
      is_present: false,
      source: [
        { page: 1, line: expect.any(Number), text: 'Projektleiterin Logistik · März 2019 – heute' },
        { page: 1, line: expect.any(Number), text: 'Hafenwerk GmbH, Hamburg' },
      ],
    });
    expect(body.data.skills).toHaveLength(5);
    expect(body.data.languages[0]).toMatchObject({ code: 'de', proficiency: 'native', is_present: false });
    expect(body.data.not_understood.map(({ text }: { text: string }) => text)).toContain(
      '• Führerschein Klasse B',
    );
    // Name, address and date of birth are not part of a job profile.
    expect(JSON.stringify(body)).not.toMatch(/Altensiel|Deichweg|12\.07\.1990/);
  });
});

describe('POST /resume/parse rejects', () => {
  it('administrators, who have no job profile', async () => {
    const admin = await createUser(product, { organization });
    expectRefusal(await parse(resumeOf(ENGLISH_PEOPLE), { user: admin }), 403, 'FORBIDDEN');
  });

  it('a form without a file, and a body that is not a form', async () => {
    const ask = { method: 'POST' as const, url: '/api/resume/parse' };
    const json = await product.app.inject({ ...ask, headers: talent.headers, payload: { file: 'x' } });
    expect([json.statusCode, json.json().errors[0].extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expectRefusal(await parse(resumeOf(ENGLISH_PEOPLE), { fields: { talent: talentId } }), 403, 'FORBIDDEN', {
      field: 'talent',
    });
  });
});
