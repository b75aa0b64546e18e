import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { linkOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
let counter = 0;
const newEmail = () => `participant${++counter}@mail.example`;

type Answer = Awaited<ReturnType<Device['call']>>;

function errorsOf(answer: Answer): { code: string; message: string }[] {
  return answer.json().errors.map((error: { message: string; extensions: { code: string } }) => ({
    code: error.extensions.code,
    message: error.message,
  }));
}

function signUp(values: Record<string, unknown>, device = new Device(product)): Promise<Answer> {
  const form = { entrance: 'b2c', name: 'Kim Park', email: newEmail(), consent: true, ...values };
  return device.call('POST', '/survey/sign-up', form);
}

function talentOf(email: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  );
}

const tokenIn = (next: string) => new URL(next, 'http://own.example').searchParams.get('token') ?? '';

describe('POST /survey/sign-up', () => {
  it('mails the personal link, which is not in the response', async () => {
    const email = newEmail();
    const answer = await signUp({ email, language: 'de' });
    const mail = await waitForMail(product, { to: email, kind: 'survey-link' });
    expect(mail.subject).toBe('Dein persönlicher Link zur Befragung von Quint');
    expect(linkOf(mail).pathname).toBe('/survey');
    expect(linkOf(mail).search).not.toBe(new URL(answer.json().data.next, 'http://own.example').search);
    const openResponse = await new Device(product).open(linkOf(mail).searchParams.get('token') ?? '');
    expect(openResponse.json().data).toMatchObject({ state: 'open', first_name: 'Kim' });
  });

  it('names every invalid field', async () => {
    const empty = await signUp({ name: ' ', email: '', consent: false });
    expect(empty.statusCode).toBe(400);
    expect(errorsOf(empty).map(({ code }) => code)).toEqual([
      'participation.name_required',
      'talent.email_required',
      'participation.consent_required',
    ]);
    expect(
      errorsOf(await signUp({ name: 'K', email: 'abc', consent: 'yes' })).map(({ code }) => code),
    ).toEqual(['participation.name_too_short', 'talent.email_invalid', 'participation.consent_required']);
    expect((await signUp({ name: 'Ed' })).statusCode).toBe(200);
  });
});

describe('POST /survey/own', () => {
  it('opens one sheet for the administrator, who owns the talent, and returns to the dashboard', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const open = () => product.app.inject({ method: 'POST', url: '/api/survey/own', headers: admin.headers });
    const answer = await open();
    const talent = await talentOf(admin.email);
    expect(talent).toMatchObject({ user_id: admin.id, organization_id: organization.id });
    const device = new Device(product);
    const token = tokenIn(answer.json().data.next);
    expect((await device.open(token)).json().data.variant).toBe('admin');
    expect((await device.complete(token)).json().data.redirect).toBe('/dashboard');
    expect((await new Device(product).open(token)).json().data.state).toBe('link_used');
    const again = await new Device(product).open(tokenIn((await open()).json().data.next));
    expect(again.json().data).toMatchObject({ state: 'completed', sheet: expect.any(String) });
    expect((await device.call('GET', '/survey/result')).statusCode).toBe(200);
  });
});
