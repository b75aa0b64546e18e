import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { codeOf, tokenOf, waitForMail } from '#testing/mails.ts';
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

describe('a network with an attacker', () => {
  it('still allows another person the correct password with the mailed code', async () => {
    const { email } = await createMember();
    const from = '198.51.100.141';
    for (let attempt = 1; attempt <= 40; attempt++) {
      await login({ email: `guess${attempt}@people.example`, password: WRONG }, from);
    }
    expect(await refusalOf(login({ email, password: PASSWORD }, from))).toBe('session.code_mailed');
    const mail_code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    expect((await login({ email, password: PASSWORD, mail_code }, from)).status).toBe(200);
  });

  it('does not block password reset mails and links for others there', async () => {
    const { email } = await createMember();
    const from = '198.51.100.142';
    for (let attempt = 1; attempt <= 20; attempt++) {
      await post('/password/request', { email: `unknown${attempt}@people.example` }, from);
    }
    for (let attempt = 1; attempt <= 40; attempt++) {
      await post(
        '/auth/password/reset',
        { token: `unknown${attempt}`, password: 'a phrase of my own' },
        from,
      );
    }
    expect((await post('/password/request', { email }, from)).status).toBe(204);
    const token = tokenOf(await waitForMail(product, { to: email, kind: 'password-reset' }));
    const reset = await post('/auth/password/reset', { token, password: 'a phrase of my own' }, from);
    expect(reset.status).toBe(200);
  });

  it('is blocked when it floods, while other networks are not', async () => {
    const log = vi.spyOn(product.deps.log, 'warn');
    const { email } = await createMember();
    const from = '198.51.100.143';
    const codes = new Set<string>();
    for (let attempt = 1; attempt <= 45; attempt++) {
      codes.add(await refusalOf(login({ email, password: WRONG }, from)));
    }
    expect([...codes]).toEqual(['INVALID_CREDENTIALS', 'session.code_mailed', 'REQUESTS_EXCEEDED']);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    expect(await refusalOf(login({ email, password: PASSWORD }))).toBe('session.code_mailed');
  });
});
