import { describe, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const URL = '/premium-report/sample';

describe('the sample of the premium report', () => {
  it('is not rendered for an unsupported language, or for a client over the limit', async () => {
    expect((await product.app.inject({ url: `/api${URL}?language=fr` })).statusCode).toBe(400);
    const ask = async () => (await product.app.inject({ url: `/api${URL}` })).statusCode;
    const codes: number[] = [];
    for (let hits = 0; hits < 61; hits += 1) codes.push(await ask());
    expect(codes.at(0)).toBe(200);
    expect(codes.at(-1)).toBe(429);
  });
});
