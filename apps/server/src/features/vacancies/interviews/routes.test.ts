import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import type { TestInterview } from '#testing/interviews.ts';
import {
  addDeciders,
  considerFor,
  createHiringManager,
  createInterview,
  interviewOf,
} from '#testing/interviews.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let interview: TestInterview;
let manager: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
  interview = await createInterview(product, organization, {
    last_name: 'Bergmann',
    is_directly_invited: true,
  });
  manager = await createHiringManager(product, organization, interview.roleId);
});

const as = (user: TestUser, at = interview) => interviewOf(product, at, user);
const change = (question: number, rating: number | null, sequence: number, note = '') => ({
  question,
  rating,
  note,
  sequence,
});

describe('the interview of a person', () => {
  it('has the questions of the role, where to probe deeper without side and number, and who is done', async () => {
    const { status, body } = await as(manager).read();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      role: { id: interview.roleId, name: 'Support Team Lead', state: 'recruiting' },
      person: { id: interview.talentId, name: 'Maria Bergmann' },
      interview_at: null,
      version: 1,
      without_marks: null,
      own: { version: null, submitted_at: null, ratings: [], next_sequence: 0 },
      opened_at: null,
      may_rate: true,
      may_excuse: false,
    });
    expect(body.data.questions.map(({ trait }: { trait: string }) => trait)).toEqual(['C', 'E']);
    expect(body.data.marks[0]).toMatchObject({ question: 1, is_probe: true });
    expect(JSON.stringify(body.data.marks)).not.toMatch(/above|below|higher|lower|\d of/);
    expect(body.data.raters).toMatchObject([
      { user: manager.id, is_you: true, state: 'open', done_at: null },
    ]);
    expect(JSON.stringify(body.data)).not.toContain('"fit"');
    const looks = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['user_id', 'details'])
        .where('action', '=', 'results.read')
        .execute(),
    );
    expect(looks.filter(({ user_id: id }) => id === manager.id)).toMatchObject([
      { details: { as: 'interview' } },
    ]);
  });

  it('masks the name, and names the reason when nothing can be marked', SLOW, async () => {
    const maskedInterview = await createInterview(product, organization, { is_directly_invited: false });
    await addDeciders(product, organization, maskedInterview.roleId, [manager]);
    expect((await as(manager, maskedInterview).read()).body.data.person.name).toBe('Maria *****');
    expect((await as(manager, maskedInterview).save([change(1, 4, 1, 'Told early')])).status).toBe(200);
    const { talentId } = await createInvitation(product, organization);
    const open = { roleId: interview.roleId, talentId };
    await considerFor(product, organization, open);
    expect((await as(admin, open).read()).body.data).toMatchObject({
      without_marks: 'unfinished',
      marks: [],
    });
    // Hiring managers see the names of people from the finished survey on.
    expectRefusal(await as(manager, open).read(), 404, 'interview.person_gone');
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('roles_talents')
        .set({ shortlisted_at: new Date() })
        .where('talents_id', '=', talentId)
        .execute(),
    );
    expect((await as(manager, open).read()).status).toBe(200);
  });

  it('is closed to hiring managers of other roles, other workspaces and everybody else', SLOW, async () => {
    const other = await createRole(product, organization);
    const otherManager = await createHiringManager(product, organization, other.id);
    expectRefusal(await as(otherManager).read(), 404, 'record.not_found');
    expectRefusal(await as(otherManager).save([change(1, 4, 1)]), 404, 'record.not_found');
    expectRefusal(await as(otherManager).submit(), 404, 'record.not_found');
    expectRefusal(await as(otherManager).decision(), 404, 'record.not_found');
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expectRefusal(await as(outsider).read(), 404, 'record.not_found');
    for (const userRole of ['ORG_USER', 'WORKS_COUNCIL'] as const) {
      const user = await createUser(product, { organization, userRole });
      expectRefusal(await as(user).read(), 403, 'FORBIDDEN');
    }
    for (const path of [`excuse`, 'remind']) {
      const url = path === 'remind' ? `interview/remind/${admin.id}` : `interview/raters/${admin.id}/excuse`;
      const { status } = await as(manager).call('POST', url);
      expect(status).toBe(path === 'remind' ? 404 : 403);
    }
  });

  it('needs a person who is considered and exists', async () => {
    const { id } = await createTalent(product, organization);
    const notConsidered = { roleId: interview.roleId, talentId: id };
    expectRefusal(await as(admin, notConsidered).read(), 409, 'role.not_considered');
    expectRefusal(await as(admin, notConsidered).save([change(1, 4, 1)]), 409, 'role.not_considered');
    expectRefusal(await as(manager, notConsidered).read(), 404, 'interview.person_gone');
    expectRefusal(await as(admin, { ...interview, talentId: newId() }).read(), 404, 'interview.person_gone');
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ date_deleted: new Date() })
        .where('id', '=', interview.talentId)
        .execute(),
    );
    expectRefusal(await as(manager).read(), 404, 'interview.person_gone');
    expectRefusal(await as(manager).save([change(1, 4, 1)]), 404, 'interview.person_gone');
  });

  it('can be dated by those who decide', async () => {
    const at = '2026-11-26T14:00:00+01:00';
    const { body } = await as(manager).call('PATCH', 'interview', { interview_at: at });
    expect(body.data).toEqual({ interview_at: '2026-11-26T13:00:00.000Z' });
    expect((await as(admin).read()).body.data.interview_at).toBe('2026-11-26T13:00:00.000Z');
    expect((await as(admin).call('PATCH', 'interview', { interview_at: null })).body.data).toEqual({
      interview_at: null,
    });
  });

  it('is read-only once the role is filled or archived', async () => {
    await as(manager).save([change(1, 4, 1)]);
    const set = (values: object) =>
      product.deps.db.platform.write((db) =>
        db.updateTable('roles').set(values).where('id', '=', interview.roleId).execute(),
      );
    await set({ date_filled: new Date() });
    expectRefusal(await as(manager).save([change(1, 5, 2)]), 409, 'role.filled');
    expectRefusal(await as(manager).submit(), 409, 'role.filled');
    expect((await as(manager).read()).body.data).toMatchObject({
      may_rate: false,
      own: { ratings: [{ rating: 4 }] },
    });
    await set({ date_filled: null, date_archived: new Date() });
    expectRefusal(await as(manager).save([change(1, 5, 2)]), 409, 'role.archived');
  });
});
