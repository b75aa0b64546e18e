import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createCompany, openBrowser } from '#testing/companies.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { FalseIssuer } from '#testing/false-issuer.ts';
import { openFalseIssuer } from '#testing/false-issuer.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';
import { confirmByCode } from '#features/accounts/sso/sign-in/confirmation/service.ts';
import { testScope } from '#testing/scopes.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
let issuer: FalseIssuer;
let successor: FalseIssuer;

beforeAll(async () => {
  issuer = await openFalseIssuer();
  successor = await openFalseIssuer();
});
afterAll(() => {
  issuer.close();
  successor.close();
});

/** A company and a member without a second factor, who is active in another workspace, too. */
async function companyWithGuest() {
  const company = await createCompany(product, issuer);
  await company.open();
  const { organization, domain } = company;
  const member = await createUser(product, { organization, email: `emil@${domain}` });
  const other = await createOrganization(product);
  await product.deps.db.platform.run((db) =>
    db
      .insertInto('memberships')
      .values({ organization_id: other.id, id: newId(), user_id: member.id, user_role: 'ORG_ADMIN' })
      .execute(),
  );
  return { company, member };
}

/** The claims of the provider identify this person. */
async function arrive(email: string, { at = issuer, sub = 'emil' } = {}) {
  const browser = openBrowser(product);
  const { body } = await browser.start(email);
  at.claims = { email, sub };
  return { browser, answer: await browser.finish(at.answer(body.data.url)) };
}

async function readCode(email: string, nth = 1): Promise<string> {
  const { text } = await waitForMail(product, { to: email, kind: 'company-code', nth });
  return /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? '';
}

describe('an account of several workspaces without a second factor', () => {
  it('can be used by a company once its user has confirmed with a mailed code', async () => {
    const { member } = await companyWithGuest();
    const { browser, answer } = await arrive(member.email);
    expect(errorOf(answer).code).toBe('sso.code_mailed');
    const code = await readCode(member.email);
    const wrong = code === '000 000' ? '000 001' : '000 000';
    expect(errorOf(await browser.finish('', wrong)).code).toBe('sso.code_wrong');
    expect(errorOf(await browser.finish('')).code).toBe('sso.code_mailed');
    expect((await browser.finish('', code)).status).toBe(200);
    expect((await arrive(member.email)).answer.status).toBe(200);
  });

  it('accepts only the code of its own attempt', async () => {
    const { member } = await companyWithGuest();
    await arrive(member.email);
    const code = await readCode(member.email);
    const { browser } = await arrive(member.email);
    expect(await readCode(member.email, 2)).not.toBe(code);
    expect(errorOf(await browser.finish('', code)).code).toBe('sso.code_wrong');
  });

  it('counts attempts per company', SLOW, async () => {
    const { member } = await companyWithGuest();
    const foreign = testScope((await createOrganization(product)).id);
    const guess = { userId: member.id, codeId: newId(), issuer: successor.issuer, typedCode: '000 000' };
    for (let attempt = 1; attempt <= 11; attempt++) {
      const code = attempt <= 10 ? 'sso.code_wrong' : 'REQUESTS_EXCEEDED';
      await expect(confirmByCode(product.deps, foreign, guess)).rejects.toMatchObject({ code });
    }
    const { browser } = await arrive(member.email);
    expect((await browser.finish('', await readCode(member.email))).status).toBe(200);
  });

  it('must be confirmed again after another provider was connected, and all administrators are notified', async () => {
    const { company, member } = await companyWithGuest();
    const { admin, base, call, open, organization } = company;
    const second = await createUser(product, { organization });
    const { browser } = await arrive(member.email);
    await browser.finish('', await readCode(member.email));
    const payload = { issuer: successor.issuer, client_id: 'quint', client_secret: 'secret' };
    expect((await call('POST', base, { headers: admin.headers, payload })).status).toBe(204);
    for (const { email } of [admin, second]) {
      const mail = await waitForMail(product, {
        to: email,
        kind: 'company-changed',
        nth: email === admin.email ? 2 : 1,
      });
      expect(mail.text).toContain(successor.issuer);
      expect(mail.text).toContain(admin.email);
    }
    await open();
    const { answer } = await arrive(member.email, { at: successor, sub: 'invented' });
    expect(errorOf(answer).code).toBe('sso.code_mailed');
  });
});

describe('an attempt in progress', () => {
  it('ends when another provider is connected', SLOW, async () => {
    const { company, member } = await companyWithGuest();
    const { admin, base, call, open } = company;
    const browser = openBrowser(product);
    const { body } = await browser.start(member.email);
    const payload = { issuer: issuer.issuer, client_id: 'another', client_secret: 'secret' };
    await call('POST', base, { headers: admin.headers, payload });
    await open();
    issuer.claims = { email: member.email, sub: 'emil' };
    expect(errorOf(await browser.finish(issuer.answer(body.data.url))).code).toBe('sso.expired');
  });

  it('ends when the workspace is put on hold', SLOW, async () => {
    const { company, member } = await companyWithGuest();
    const browser = openBrowser(product);
    const { body } = await browser.start(member.email);
    await product.deps.db.platform.run((db) =>
      db
        .updateTable('organizations')
        .set({ is_on_hold: true })
        .where('id', '=', company.organization.id)
        .execute(),
    );
    issuer.claims = { email: member.email, sub: 'emil' };
    expect(errorOf(await browser.finish(issuer.answer(body.data.url))).code).toBe('sso.not_set_up');
  });
});
