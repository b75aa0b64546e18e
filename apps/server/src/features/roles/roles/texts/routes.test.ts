import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import type { FakeAi } from '#testing/fake-ai.ts';
import { AI, startFakeAi } from '#testing/fake-ai.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { LONG_TEXT, shorten } from '#testing/shortening.ts';

const KEY = 'key-that-nobody-reads';
const MOST_TOKENS = 20_000;
const env: NodeJS.ProcessEnv = {
  AI_MODEL: 'small-1',
  AI_API_KEY: KEY,
  AI_DAILY_TOKENS: String(MOST_TOKENS),
};
let ai: FakeAi;
beforeAll(async () => {
  ai = await startFakeAi();
  env.AI_BASE_URL = ai.baseUrl;
});
afterAll(() => ai.close());
const product = useProduct({ env });

let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let roleId: string;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  roleId = (await createRole(product, organization, { purpose: LONG_TEXT })).id;
  ai.answer(AI.says(['You keep ', 'forty customers.']));
});

const readRole = async () =>
  (
    await items.get(
      `roles/${roleId}?fields=purpose,purpose_summaries,purpose_origins,is_purpose_summarised,selected_purpose_index,date_updated`,
    )
  ).body.data;

describe('shortening by AI', () => {
  it('streams the text, and stores it as a version beside the original', async () => {
    const before = await readRole();
    const { events, type } = await shorten(product, admin, `${roleId}/texts/versions`);
    expect(type).toBe('text/event-stream; charset=utf-8');
    expect(events).toEqual([
      { event: 'delta', at: 0, text: 'You keep' },
      { event: 'delta', at: 8, text: ' forty customers.' },
      {
        event: 'done',
        text: 'You keep forty customers.',
        by: 'ai',
        model: 'small-1',
        host: new URL(ai.baseUrl).host,
        withheld: 0,
      },
    ]);
    expect(await readRole()).toEqual({
      ...before,
      purpose_summaries: ['You keep forty customers.'],
      purpose_origins: [{ by: 'ai', model: 'small-1', is_edited: false }],
    });
  });

  it('sends only four values of the role to the configured model, with the key', async () => {
    const text = `${LONG_TEXT} Questions to jo.hart@acme.example or +49 431 1234567.`;
    const { last } = await shorten(product, admin, `${roleId}/texts/versions`, { text });
    expect(last).toMatchObject({ event: 'done', withheld: 2 });
    const [request, ...others] = ai.requests;
    expect(others).toEqual([]);
    expect(request?.url).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    const { messages, ...options } = JSON.parse(request?.body ?? '');
    expect(options).toEqual({
      model: 'small-1',
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 2500,
    });
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(messages[1].content)).toEqual({
      role: 'Account manager',
      field: 'purpose',
      language: 'en',
      text: `${LONG_TEXT} Questions to [EMAIL_1] or [PHONE_1].`,
    });
  });
});
