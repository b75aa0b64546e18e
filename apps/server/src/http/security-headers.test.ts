import { expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

it('every response has the same headers against frames and other base URLs', async () => {
  for (const url of ['/api/health', '/api/docs', '/api/nowhere', '/dev/mail']) {
    const { headers } = await product.app.inject(url);
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("script-src 'self'");
  }
});
