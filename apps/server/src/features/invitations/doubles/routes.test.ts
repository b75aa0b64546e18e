import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

testLadder(product, { method: 'POST', url: '/invite/talents/doubles', payload: { emails: [] } });

describe('the addresses of a list that are invited already', () => {
  it('are found in any spelling, of living talents of the own workspace alone', async () => {
    const organization = await createOrganization(product);
    const { headers } = await createUser(product, { organization });
    await createTalent(product, organization, { email: 'Anna@mail.example' });
    await createTalent(product, organization, { email: 'gone@mail.example', date_deleted: new Date() });
    await createTalent(product, await createOrganization(product), { email: 'theirs@mail.example' });
    const emails = [' anna@MAIL.example', 'gone@mail.example', 'theirs@mail.example', 'no address', ''];
    const ask = (payload: object) =>
      product.app.inject({ method: 'POST', url: '/api/invite/talents/doubles', headers, payload });
    expect((await ask({ emails })).json()).toEqual({ data: ['anna@mail.example'] });
    const many = Array.from({ length: 501 }, (_, index) => `p${index}@mail.example`);
    expect((await ask({ emails: many })).statusCode).toBe(400);
  });
});
