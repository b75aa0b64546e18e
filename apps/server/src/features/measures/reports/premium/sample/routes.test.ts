import { describe, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const URL = '/premium-report/sample';

describe('the sample of the premium report', () => {
  it.each([
    ['en', 'Sample', 'Robin Sample', 'premium-report-sample.pdf'],
    ['de', 'Muster', 'Robin Muster', 'premium-bericht-muster.pdf'],
  ])('opens for everybody and is marked on every page: %s', SLOW, async (language, mark, name, fileName) => {
    const answer = await product.app.inject({ url: `/api${URL}?language=${language}` });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'public, max-age=3600',
    });
    const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text: pages } = await extractText(document, { mergePages: false });
    expect(pages.length).toBeGreaterThan(8);
    expect(pages[0]).toContain(name);
    for (const page of pages) expect(page.split(mark).length, page).toBeGreaterThan(2);
    const again = await product.app.inject({ url: `/api${URL}?language=${language}` });
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  // Uses up the limit of this address.
  it('is not rendered for an unsupported language, or for a client over the limit', async () => {
    expect((await product.app.inject({ url: `/api${URL}?language=fr` })).statusCode).toBe(400);
    const ask = async () => (await product.app.inject({ url: `/api${URL}` })).statusCode;
    const codes: number[] = [];
    for (let hits = 0; hits < 61; hits += 1) codes.push(await ask());
    expect(codes.at(0)).toBe(200);
    expect(codes.at(-1)).toBe(429);
  });
});
