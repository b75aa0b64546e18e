import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createCompany, openBrowser } from '#testing/companies.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { FalseIssuer } from '#testing/false-issuer.ts';
import { openFalseIssuer } from '#testing/false-issuer.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';

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
});
