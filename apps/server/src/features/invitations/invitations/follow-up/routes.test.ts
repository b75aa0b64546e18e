import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { hashToken, readTokenClaim } from '#secrets/tokens.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
afterEach(() => product.clock.set(undefined));
let people = 0;

async function invitePerson(terms: object = {}) {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const email = `followed${++people}@mail.example`;
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/invite/talents',
    headers: admin.headers,
    payload: { talents: [{ email, first_name: 'Anna', last_name: 'Muster' }], ...terms },
  });
  const [{ id, result }] = answer.json().data.invited;
  return { organization, admin, email, talent: id as string, result: result as string };
}

function call(user: TestUser, what: 'resend' | 'cancel' | 'link', result: string) {
  return product.app.inject({
    method: 'POST',
    url: `/api/invite/talents/${result}/${what}`,
    headers: user.headers,
  });
}

const codeOf = (answer: Awaited<ReturnType<typeof call>>) => answer.json().errors[0].extensions.code;

async function listMails(result: string) {
  const rows = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select(['message_key', 'status'])
      .where('message_key', 'like', `invitation:${result}:%`)
      .orderBy('id')
      .execute(),
  );
  return rows.map((row) => `${row.message_key.split(':')[2]} ${row.status}`);
}

function setResult(result: string, values: { status: string }) {
  return product.deps.db.platform.write((db) =>
    db.updateTable('talents_results').set(values).where('id', '=', result).execute(),
  );
}

function findResult(result: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', result).executeTakeFirstOrThrow(),
  );
}

for (const [method, what] of [
  ['POST', 'resend'],
  ['POST', 'link'],
  ['POST', 'cancel'],
] as const) {
  describe(`${method} /invite/talents/:resultId/${what}`, () => {
    it('finds no invitation of another workspace, no unknown one, and none of a deleted person', async () => {
      const other = await invitePerson();
      const own = await invitePerson();
      const foreign = await call(own.admin, what, other.result);
      const unknownResponse = await call(own.admin, what, newId());
      const malformedResponse = await call(own.admin, what, 'x');
      expect([foreign.statusCode, unknownResponse.statusCode, malformedResponse.statusCode]).toEqual([
        404, 404, 404,
      ]);
      expect([codeOf(foreign), codeOf(malformedResponse)]).toEqual(['record.not_found', 'record.not_found']);
      expect(foreign.json()).toEqual(unknownResponse.json());
      await product.deps.db.platform.write((db) =>
        db.updateTable('talents').set({ date_deleted: new Date() }).where('id', '=', own.talent).execute(),
      );
      expect(codeOf(await call(own.admin, what, own.result))).toBe('record.not_found');
      expect((await findResult(other.result)).status).toBe('INVITED');
      expect(await listMails(other.result)).toEqual(['1 queued']);
    });

    it.each(['CANCELED', 'FINISHED'])('refuses one that is %s and changes nothing', async (status) => {
      const { admin, result } = await invitePerson();
      if (status === 'CANCELED') await setResult(result, { status });
      else {
        await product.deps.db.platform.write((db) =>
          db
            .updateTable('talents_results')
            .set({ status, date_finished: new Date(), result: '{}' })
            .where('id', '=', result)
            .execute(),
        );
      }
      const before = await findResult(result);
      const answer = await call(admin, what, result);
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'invitation.not_open']);
      expect(await findResult(result)).toEqual(before);
      expect(await listMails(result)).toEqual(['1 queued']);
    });
  });
}

describe('POST /invite/talents/:resultId/resend', () => {
  it('sends once a day and renews the link', async () => {
    const { organization, result } = await invitePerson();
    await setResult(result, { status: 'SENT' });
    const now = Date.now();
    const resendAt = async (ms: number) => {
      product.clock.set(new Date(now + ms));
      return call(await createUser(product, { organization }), 'resend', result);
    };
    const answer = await resendAt(20 * DAY_MS);
    const { data } = answer.json();
    expect(data).toMatchObject({ id: result, status: 'SENT' });
    expect(new Date(data.link_expires_at)).toEqual(endAfterDays(new Date(now + 20 * DAY_MS), 30));
    expect(await listMails(result)).toEqual(['1 canceled', '2 queued']);

    const response = await resendAt(21 * DAY_MS - 1000);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
    expect(response.json().errors[0].extensions).toEqual({ code: 'invitation.resent_today', seconds: 1 });
    expect(await listMails(result)).toHaveLength(2);

    expect((await resendAt(21 * DAY_MS)).statusCode).toBe(200);
    expect(await listMails(result)).toEqual(['1 canceled', '2 canceled', '3 queued']);
  });

  it('sends one mail for ten concurrent requests', SLOW, async () => {
    const { admin, result } = await invitePerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(admin, 'resend', result)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(9);
    expect(await listMails(result)).toEqual(['1 canceled', '2 queued']);
  });

  it('sends a scheduled invitation now instead of later', async () => {
    const sendAt = new Date(Date.now() + 10 * DAY_MS).toISOString();
    const { admin, result } = await invitePerson({ sendAt });
    expect(await findResult(result)).toMatchObject({ status: 'SCHEDULED', send_at: new Date(sendAt) });
    expect((await call(admin, 'resend', result)).json().data.status).toBe('INVITED');
    expect(await listMails(result)).toEqual(['1 canceled', '2 queued']);
    expect((await findResult(result)).send_at).toBeNull();
  });
});

describe('POST /invite/talents/:resultId/link', () => {
  it.each([
    [{}, '/survey'],
    [{ surveyB2cUrl: '/surveyb2c?from=mail' }, '/surveyb2c'],
    [{ surveyAdminUrl: '/survey-admin' }, '/survey-admin'],
    [{ surveyRoleCompassUrl: '/survey-role-compass' }, '/survey-role-compass'],
  ])('makes a link of its own to the page of the invitation: %j', async (terms, path) => {
    const { admin, organization, result } = await invitePerson(terms);
    const answer = await call(admin, 'link', result);
    expect(answer.headers['cache-control']).toBe('no-store');
    const url = new URL(answer.json().data.url);
    expect(url.origin).toBe('http://localhost:8080');
    expect(url.pathname).toBe(path);
    const token = url.searchParams.get('token') ?? '';
    expect(readTokenClaim(token)?.organizationId).toBe(organization.id);
    const linkRow = await product.deps.db.platform.read((db) =>
      db.selectFrom('survey_links').selectAll().where('result_id', '=', result).executeTakeFirstOrThrow(),
    );
    expect(linkRow.token_hash.equals(hashToken(token))).toBe(false);
    const weekFromNow = endAfterDays(new Date(), 7);
    expect(new Date(answer.json().data.expires)).toEqual(weekFromNow);
  });

  it('is audited, with the talent and without the address', async () => {
    const { admin, talent, result, email } = await invitePerson();
    await call(admin, 'link', result);
    const rows = await itemsOf(product, admin).find('audit_log', {
      filter: { action: 'survey_links.copy' },
      fields: ['user', 'items', 'talent_ids', 'details'],
    });
    expect(rows).toEqual([{ user: admin.id, items: [result], talent_ids: [talent], details: {} }]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('is refused for a masked talent, until the insight is unlocked', async () => {
    const { admin, talent, result, organization } = await invitePerson();
    const change = (values: { is_directly_invited?: boolean; is_insight_unlocked?: boolean }) =>
      product.deps.db.platform.write((db) =>
        db.updateTable('talents').set(values).where('id', '=', talent).execute(),
      );
    await change({ is_directly_invited: false });
    const response = await call(admin, 'link', result);
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'FORBIDDEN']);
    await change({ is_insight_unlocked: true });
    expect((await call(admin, 'link', result)).statusCode).toBe(200);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ hide_personal_data: true })
        .where('id', '=', organization.id)
        .execute(),
    );
    expect((await call(admin, 'link', result)).statusCode).toBe(403);
  });
});

describe('POST /invite/talents/:resultId/cancel', () => {
  it('revokes the link and cancels the queued mail', async () => {
    const { admin, result } = await invitePerson();
    const answer = await call(admin, 'cancel', result);
    expect(answer.json().data).toMatchObject({ id: result, status: 'CANCELED' });
    expect(await listMails(result)).toEqual(['1 canceled']);
    const link = await product.deps.db.platform.read((db) =>
      db.selectFrom('survey_links').selectAll().where('result_id', '=', result).executeTakeFirstOrThrow(),
    );
    expect(link.date_revoked).not.toBeNull();
    for (const what of ['cancel', 'resend', 'link'] as const) {
      expect(codeOf(await call(admin, what, result))).toBe('invitation.not_open');
    }
  });
});
