import { describe, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const TRAITS = 'O:5,C:6,E:4,A:7,ES:3';

function get(path: string) {
  return product.app.inject({ url: `/api/charts/${path}` });
}

describe.each(['spectrum', 'radar'])('GET /charts/%s.svg', (chart) => {
  it('draws literal traits without a session', async () => {
    const answer = await get(`${chart}.svg?language=de&traits=${encodeURIComponent(TRAITS)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.body).toMatch(/^<svg /);
    expect(answer.body).toContain('Gewissenhaftigkeit: ');
    const english = await get(`${chart}.svg?traits=ES:3,A:7,E:4,C:6,O:5`);
    expect(english.body).toContain('Conscientiousness: ');
  });

  it.each([
    '',
    'O:5',
    `${TRAITS},O:5`,
    'O:5,C:6,E:4,A:7,A:7',
    'O:0,C:6,E:4,A:7,ES:3',
    'O:10,C:6,E:4,A:7,ES:3',
    '<svg>',
  ])('refuses %j', async (traits) => {
    const answer = await get(`${chart}.svg?traits=${encodeURIComponent(traits)}`);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, 'INVALID_QUERY']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
