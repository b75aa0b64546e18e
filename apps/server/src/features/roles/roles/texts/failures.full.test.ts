import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import type { Answer, FakeAi } from '#testing/fake-ai.ts';
import { AI, startFakeAi } from '#testing/fake-ai.ts';
import { ANSWER_MAX_TOKENS } from '#features/roles/roles/texts/endpoint/service.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { LONG_TEXT, shorten } from '#testing/shortening.ts';

const env: NodeJS.ProcessEnv = {
  AI_MODEL: 'small-1',
  AI_API_KEY: 'key-that-nobody-reads',
  AI_TIMEOUT_SECONDS: '1',
};
let ai: FakeAi;
let other: FakeAi;
beforeAll(async () => {
  [ai, other] = await Promise.all([startFakeAi(), startFakeAi()]);
  env.AI_BASE_URL = ai.baseUrl;
});
afterAll(() => Promise.all([ai.close(), other.close()]));
const product = useProduct({ env });

let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let path: string;
let roleId: string;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  roleId = (await createRole(product, organization, { purpose: LONG_TEXT })).id;
  path = `${roleId}/texts/versions`;
});

const readLog = async () =>
  items.find('audit_log', { fields: ['details'], filter: { action: 'roles.shorten' } });

const CHUNK = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

describe('a failing endpoint', () => {
  it.each<[string, () => Answer, string, number]>([
    ['refuses the key', () => AI.refuses(401), 'status', 1],
    ['does not know the model', () => AI.refuses(404), 'status', 1],
    ['asks for patience twice', () => AI.refuses(429, { 'retry-after': '0' }), 'status', 2],
    ['asks for too much patience', () => AI.refuses(429, { 'retry-after': '3600' }), 'status', 1],
    ['is broken twice', () => AI.refuses(500, { 'retry-after': '0' }), 'status', 2],
    ['stays silent', () => AI.staysSilent, 'timeout', 1],
    ['stops half way', () => AI.stopsHalfWay, 'timeout', 1],
    ['breaks off', () => AI.breaksOff, 'unreachable', 1],
    ['never ends', () => AI.neverEnds, 'too_long', 1],
    ['runs out of tokens', () => AI.runsOut, 'too_long', 1],
    ['sends a page', () => AI.sends('text/html', '<h1>Welcome</h1>'), 'unreadable', 1],
    ['sends garbage', () => AI.sends('text/event-stream', 'data: {{{{\n\n'), 'unreadable', 1],
    ['sends another shape', () => AI.sends('text/event-stream', CHUNK({ choices: 'no' })), 'unreadable', 1],
    ['sends an error', () => AI.sends('text/event-stream', CHUNK({ error: { code: 5 } })), 'unreadable', 1],
    ['sends an endless line', () => AI.writesOneLine, 'unreadable', 1],
    ['ends before it began', () => AI.sends('text/event-stream', ''), 'incomplete', 1],
    ['says nothing', () => AI.says([]), 'empty', 1],
    ['says blanks', () => AI.says([' \n ', '<think>hm</think>']), 'empty', 1],
    ['says more than the original', () => AI.says([LONG_TEXT, ' And more.']), 'too_long', 1],
    ['leads elsewhere', () => AI.leadsElsewhere(`${other.baseUrl}/chat/completions`), 'unreachable', 1],
  ])('that %s leaves the role as it was', async (_name, answer, reason, requestCount) => {
    ai.answer(answer());
    const before = await items.get(`roles/${roleId}`);
    const { last } = await shorten(product, admin, path);
    expect(last).toEqual({
      event: 'error',
      error: {
        message: 'AI Summariser failed. Please try again later.',
        extensions: { code: 'role_text.ai_failed' },
      },
    });
    expect(await items.get(`roles/${roleId}`)).toEqual(before);
    expect(ai.requests).toHaveLength(requestCount);
    expect(other.requests).toEqual([]);
    const [{ details }] = await readLog();
    expect(details).toMatchObject({ outcome: 'failed', reason, tokens: expect.any(Number) });
    expect(JSON.stringify(details)).not.toContain('forty customers');
  });

  it.each<[string, () => Answer]>([
    ['refuses the request', () => AI.refuses(401)],
    ['leads elsewhere', () => AI.leadsElsewhere(`${other.baseUrl}/chat/completions`)],
  ])('that %s uses no tokens', async (_name, answer) => {
    ai.answer(answer());
    await shorten(product, admin, path);
    expect((await readLog())[0].details).toMatchObject({ outcome: 'failed', tokens: 0 });
    const { body } = await callerOf(product)('GET', '/roles/texts/shorteners', { headers: admin.headers });
    expect(body.data.ai.tokens_today).toBe(0);
  });

  it('that does not end uses no more tokens than were reserved for the call', async () => {
    ai.answer(AI.neverEnds);
    await shorten(product, admin, path);
    const [{ details }] = await readLog();
    expect(details.tokens).toBeGreaterThan(ANSWER_MAX_TOKENS);
    expect(details.tokens).toBeLessThan(2 * ANSWER_MAX_TOKENS);
  });

  it('is reported in the language of the person', async () => {
    ai.answer(AI.refuses(401));
    const german = { ...admin, headers: { ...admin.headers, 'accept-language': 'de' } };
    const { last } = await shorten(product, german, path);
    expect(last).toMatchObject({
      error: { message: 'Die KI konnte den Text nicht kürzen. Bitte versuche es später noch einmal.' },
    });
  });

  it('is retried when it was only busy', async () => {
    for (const status of [429, 503]) {
      ai.answer(AI.refuses(status, { 'retry-after': '0' }), AI.says([`After ${status}.`]));
      expect((await shorten(product, admin, path)).last).toMatchObject({ event: 'done' });
      expect(ai.requests).toHaveLength(2);
    }
  });

  it('is logged for the operator without text and key', async () => {
    const warn = vi.spyOn(product.deps.log, 'warn');
    ai.answer(AI.refuses(401));
    await shorten(product, admin, path);
    expect(warn.mock.calls).toEqual([
      [{ host: new URL(ai.baseUrl).host, reason: 'status', status: 401 }, 'The AI endpoint failed'],
    ]);
    warn.mockRestore();
  });

  it('that is down fails in the same way', async () => {
    const down = await startFakeAi();
    await down.close();
    const { deps } = product;
    const config = deps.config.ai;
    if (config === undefined) throw new Error('There is no endpoint');
    const { complete } = await import('#features/roles/roles/texts/endpoint/service.ts');
    const parts = complete({ ...config, baseUrl: down.baseUrl }, [], new AbortController().signal);
    await expect(parts.next()).rejects.toMatchObject({ name: 'EndpointFailure', reason: 'unreachable' });
  });
});

describe('a client that disconnects', () => {
  it('ends the call, and is charged only for the sent tokens', async () => {
    ai.answer(AI.stopsHalfWay);
    const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const response = await fetch(`${address}/api/roles/${path}`, {
      method: 'POST',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ field: 'purpose', name: 'Sales', text: LONG_TEXT, by: 'ai' }),
      signal: leave.signal,
    });
    await response.body?.getReader().read();
    leave.abort();
    await vi.waitFor(async () => {
      const [line] = await readLog();
      expect(line?.details).toMatchObject({ outcome: 'cancelled' });
    });
    await vi.waitFor(() => expect(ai.abandonedCount).toBe(1));
    const { body } = await items.get('../roles/texts/shorteners');
    const [{ details }] = await readLog();
    expect(body.data.ai.tokens_today).toBe(details.tokens);
    expect((await items.get(`roles/${roleId}?fields=purpose_summaries`)).body.data.purpose_summaries).toEqual(
      [],
    );
  });
});
