import sharp from 'sharp';
import type { TestUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import type { Product } from '#testing/product.ts';

/** A picture that is red on its left half and blue on its right. */
export async function makeImage(
  values: { width?: number; height?: number; format?: 'png' | 'jpeg' | 'gif' | 'webp' } = {},
): Promise<Buffer> {
  const { width = 400, height = 200, format = 'png' } = values;
  const right = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' },
  };
  const picture = sharp({ create: { width, height, channels: 3, background: '#ff0000' } });
  // Without this, decoding would depend on the format of the input.
  const { data } = await sharp(right).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: right.create.width, height, channels: 3 as const };
  return picture
    .composite([{ input: data, raw, left: width - right.create.width, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A form as browsers send it: fields first, then one file. */
export async function formOf(
  content: Uint8Array,
  { fields = {}, name = 'photo.png' }: { fields?: Record<string, string>; name?: string } = {},
): Promise<{ headers: { 'content-type': string }; payload: Buffer }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([Buffer.from(content)], { type: 'image/png' }), name);
  const encodedForm = new Response(form);
  return {
    headers: { 'content-type': encodedForm.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encodedForm.arrayBuffer()),
  };
}

/** Uploads a file as a user. */
export async function upload(
  product: Product,
  user: TestUser,
  ask: { content?: Uint8Array; fields?: Record<string, string>; name?: string; query?: string } = {},
): Promise<ApiResponse> {
  const { headers, payload } = await formOf(ask.content ?? (await makeImage()), ask);
  const answer = await product.app.inject({
    method: 'POST',
    url: `/api/files${ask.query ?? ''}`,
    headers: { ...user.headers, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Calls a path under /api as a user and returns the raw response. */
export function call(
  product: Product,
  user: Pick<TestUser, 'headers'>,
  ask: { method?: 'GET' | 'DELETE' | 'PATCH' | 'HEAD'; url: string; headers?: object; payload?: object },
) {
  return product.app.inject({
    method: ask.method ?? 'GET',
    url: `/api${ask.url}`,
    headers: { ...user.headers, ...ask.headers },
    ...(ask.payload === undefined ? {} : { payload: ask.payload }),
  });
}
