import { afterEach, describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { codeOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const WRONG = 'wrong password';

afterEach(() => product.clock.set(undefined));

const createMember = async () => createUser(product, { organization: await createOrganization(product) });

async function post(path: string, payload: object, remoteAddress?: string) {
  if (remoteAddress === undefined) return callerOf(product)('POST', path, { payload });
  const request = { method: 'POST', url: `/api${path}`, remoteAddress, payload } as const;
  const answer = await product.app.inject(request);
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const login = (payload: object, remoteAddress?: string) => post('/auth/login', payload, remoteAddress);
const refusalOf = async (answer: ReturnType<typeof login>) => errorOf(await answer).code;

/** Wrong passwords for an account, each from a different network. */
async function attack(email: string): Promise<void> {
  for (let attempt = 1; attempt <= 12; attempt++) await login({ email, password: WRONG });
}

describe('the correct password of an account under attack', () => {
  it('signs in from a new device with the code of the mail, once', async () => {
    const { email } = await createMember();
    await attack(email);
    expect(await refusalOf(login({ email, password: PASSWORD }))).toBe('session.code_mailed');
    const code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const enter = (mail_code: string, password = PASSWORD) => login({ email, password, mail_code });
    expect(await refusalOf(enter(other))).toBe('session.code_wrong');
    expect(await refusalOf(enter(code, WRONG))).toBe('session.code_wrong');
    expect((await enter(code)).status).toBe(200);
    expect(await refusalOf(enter(code))).toBe('session.code_wrong');
    // Signing in resets no counter of attackers.
    expect(await refusalOf(login({ email, password: WRONG }))).toBe('session.code_mailed');
  });
});
