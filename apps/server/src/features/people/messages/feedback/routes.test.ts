import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct({ worker: true, env: { SUPPORT_EMAIL: 'help@quint.example' } });
const FEEDBACK = { rating: 4, text: 'The ranges are clear.\nThe colours too.' };

async function give(user: { headers: object }, payload: unknown) {
  return product.app.inject({
    method: 'POST',
    url: '/api/feedback',
    headers: { ...user.headers },
    payload: payload as object,
  });
}

describe('POST /feedback', () => {
  it('mails it to support, also from a paused workspace and from a talent', async () => {
    const organization = await createOrganization(product, { name: 'Nordwind AG', is_freezed: true });
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const answer = await give(user, FEEDBACK);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const mail = await waitForMail(product, { to: 'help@quint.example', kind: 'feedback' });
    expect(mail.subject).toBe('Feedback from Nordwind AG: 4 of 5');
    expect(mail.text).toContain('The ranges are clear.\nThe colours too.');
    expect(mail.text).toContain(user.email);
  });

  it.each([
    ['no rating', { text: 'x' }],
    ['a rating outside', { rating: 6, text: 'x' }],
    ['an empty text', { rating: 3, text: '  ' }],
    ['a text too long', { rating: 3, text: 'x'.repeat(2001) }],
  ])('refuses %s', async (_name, payload) => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const answer = await give(user, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe('INVALID_PAYLOAD');
  });
});
