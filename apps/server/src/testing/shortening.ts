import type { ShortenEvent } from '@quint/contract/roles/role-texts.ts';
import type { Product } from '#testing/product.ts';
import type { TestUser } from '#testing/factories.ts';

/** A text of a role that is worth shortening. */
export const LONG_TEXT =
  'You look after forty customers in northern Germany and keep their contracts alive. You call every customer at least once a quarter. New customers come from fairs and from recommendations. You write offers, agree prices with the sales director and hand signed contracts to the back office. Once a month you report the pipeline to the sales director.';

/** The events in a body of server-sent events. */
export function readEvents(body: string): ShortenEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { event, ...JSON.parse(data) };
    });
}

/** Shortens a text. Returns the events, or the code of an error and its details. */
export async function shorten(
  product: Product,
  user: TestUser,
  path: string,
  body: Readonly<Record<string, unknown>> = {},
) {
  const answer = await product.app.inject({
    method: 'POST',
    url: `/api/roles/${path}`,
    headers: user.headers,
    payload: { field: 'purpose', name: 'Account manager', text: LONG_TEXT, by: 'ai', ...body },
  });
  if (answer.statusCode !== 200) {
    const { message, extensions } = answer.json().errors[0];
    return { status: answer.statusCode, message, ...extensions };
  }
  const events = readEvents(answer.body);
  return { status: 200, type: answer.headers['content-type'], events, last: events.at(-1) };
}
