import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createOwner,
  createRole,
  createTalent,
  createTeam,
  createUser,
  switchOff,
} from '#testing/factories.ts';
import { itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };
const NAMES = /Parkinson|Demirel|\b(Kim|Lea)\b/;
let organization: TestOrganization;
let admin: TestUser;
let colleague: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
  colleague = await createUser(product, { organization });
});

async function call(user: TestUser, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) {
  const answer = await product.app.inject({
    method,
    url: `/api${url}`,
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode, `${method} ${url}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
  return answer;
}

/** Requests a document and returns the key of its file. */
async function fileOf(subject: object, user = admin): Promise<string> {
  const response = await call(user, 'POST', '/reports/documents', { subject, language: 'en' });
  const { id } = response.json().data;
  return vi.waitFor(async () => {
    const { data } = (await call(user, 'GET', `/reports/documents/${id}`)).json();
    expect(data.state).toBe('ready');
    return data.file;
  }, WAIT);
}

/** The text of a stored document by the key of its file; undefined when it is refused like an unknown one. */
async function byKey(file: string, user = admin): Promise<string | undefined> {
  const answer = await call(user, 'GET', `/assets/${file}`);
  if (answer.statusCode !== 200) {
    expect({ status: answer.statusCode, body: answer.json() }).toEqual(NO_SUCH_RECORD);
    return undefined;
  }
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  return (await extractText(document, { mergePages: true })).text;
}

const person = async (first_name: string, last_name: string, seed: number) => {
  const { id } = await createTalent(product, organization, {
    first_name,
    last_name,
    is_big_five_report_unlocked: true,
  });
  return { id, result: await createFinishedResult(product, organization, { talentId: id, seed }) };
};

/** Two people in a team and in an assessment for a role, and every document about them. */
async function world() {
  const [kim, lea] = [await person('Kim', 'Parkinson', 1), await person('Lea', 'Demirel', 2)];
  const role = await createRole(product, organization, { c_min: 3, c_max: 7 });
  const team = await createTeam(product, organization);
  await itemsOf(product, admin).patch(`teams/${team.id}`, { talents: [kim.id, lea.id] });
  const assessment = await createAssessment(product, organization, { role_id: role.id });
  await product.deps.db.platform.write(async (db) => {
    for (const { id, result } of [kim, lea]) {
      const ids = { organization_id: organization.id, assessment_id: assessment.id };
      await db
        .insertInto('assessment_participants')
        .values({ ...ids, id: newId(), talent_id: id })
        .execute();
      await db.updateTable('talents_results').set(ids).where('id', '=', result).execute();
    }
  });
  const talents = [kim.id, lea.id];
  const group = [
    { kind: 'team', team: team.id },
    { kind: 'assessment', assessment: assessment.id },
  ];
  const personal = [
    { kind: 'personality', result: kim.result },
    { kind: 'premium', result: kim.result },
    { kind: 'role', result: kim.result, role: role.id },
    { kind: 'interview', talents: [kim.id], role: role.id },
  ];
  const several = [
    { kind: 'comparison', talents, role: role.id },
    { kind: 'interview', talents, role: role.id },
  ];
  return { kim, lea, team, assessment, group, personal, several };
}

const filesOf = async (subjects: readonly object[]) => {
  const files: { kind: string; file: string }[] = [];
  for (const subject of subjects) {
    files.push({ kind: JSON.stringify(subject), file: await fileOf(subject) });
  }
  return files;
};

describe('A stored document requested by the key of its file', () => {
  it('is available to readers who may see the names in it', SLOW, async () => {
    const { group, personal, several } = await world();
    const files = await filesOf([...group, ...personal]);
    for (const { kind, file } of files) {
      expect(await byKey(file, colleague), kind).toMatch(/Kim/);
    }
    // A file about several people belongs to none of them.
    for (const { kind, file } of await filesOf(several)) {
      expect(await byKey(file), kind).toBeUndefined();
    }
    await switchOff(product, organization, 'FEATURE_TEAMS');
    expect(await byKey(files[0]?.file ?? '')).toBeUndefined();
  });

  it('is refused to a reader who hides the people in it, whatever its subject', async () => {
    const { team, assessment, group, personal, several } = await world();
    const files = await filesOf([...group, ...personal, ...several]);
    await call(colleague, 'PATCH', '/users/me', { hides_people: 'everybody' });
    for (const { kind, file } of files) expect(await byKey(file, colleague), kind).toBeUndefined();
    const items = itemsOf(product, colleague);
    for (const record of [`teams/${team.id}`, `assessments/${assessment.id}`]) {
      const { body } = await items.get(`${record}?fields=report_file`);
      expect(await byKey(body.data.report_file, colleague), record).toBeUndefined();
    }
    for (const { kind, file } of files.slice(0, group.length)) {
      expect(await byKey(file), kind).toMatch(NAMES);
    }
  });

  it('is refused to everybody once the workspace hides the people in it', SLOW, async () => {
    const { group, personal, several } = await world();
    const files = await filesOf([...group, ...personal, ...several]);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ hide_personal_data: true, hide_everybody: true })
        .where('id', '=', organization.id)
        .execute(),
    );
    for (const { kind, file } of files) {
      expect(await byKey(file, colleague), kind).toBeUndefined();
    }
  });

  it('created for a reader who hides people shows nobody more than they may see', async () => {
    const { group } = await world();
    await call(admin, 'PATCH', '/users/me', { hides_people: 'everybody' });
    for (const { kind, file } of await filesOf(group)) {
      const text = await byKey(file);
      expect(text, kind).toContain('K.');
      expect(text, kind).not.toMatch(NAMES);
    }
  });

  it('contains no name that was deleted since', SLOW, async () => {
    const { lea, group } = await world();
    const files = await filesOf(group);
    await itemsOf(product, admin).patch(`talents/${lea.id}`, { date_deleted: new Date().toISOString() });
    for (const { kind, file } of files) expect(await byKey(file), kind).toBeUndefined();
  });

  it('stays with its addressee, and a report on others is audited', SLOW, async () => {
    const { kim } = await world();
    const owner = await createOwner(product, organization, kim.id);
    const subject = { kind: 'personality', result: kim.result };
    const own = await fileOf(subject, owner);
    expect(await byKey(own, owner)).toContain('Kim');
    expect(await byKey(own)).toBeUndefined();
    const theirs = await fileOf(subject);
    expect(await byKey(theirs, owner)).toBeUndefined();
    const countReads = async () => {
      const rows = await product.deps.db.platform.read((db) =>
        db
          .selectFrom('audit_log')
          .select('id')
          .where('organization_id', '=', organization.id)
          .where('user_id', '=', colleague.id)
          .where('action', '=', 'results.read')
          .execute(),
      );
      return rows.length;
    };
    expect(await countReads()).toBe(0);
    await byKey(theirs, colleague);
    expect(await countReads()).toBe(1);
  });
});
