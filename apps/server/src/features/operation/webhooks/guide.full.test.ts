import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { WEBHOOK_PAYLOADS, WEBHOOK_TYPES } from '@quint/contract/operation/webhook-payloads.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newWebhookSecret } from '#features/operation/webhooks/model.ts';
import { signPayload } from '#features/operation/webhooks/sender/model.ts';

const run = promisify(execFile);
const SECRET = 'x'.repeat(32);
const ID = '0190c0de-0000-7000-8000-000000000001';
let guide = '';

const blockOf = (name: string) => guide.split(`\`\`\`${name}\n`)[1]?.split('\n```')[0] ?? '';

/** A signed request, and a program that reads it as `request` and prints the result of `verify`. */
const PROGRAMS = {
  node: (request: string) => ({
    file: process.execPath,
    args: [
      '--input-type=module',
      '-e',
      `${blockOf('js node').replace('export ', '')}
const { secret, headers, body } = JSON.parse(${JSON.stringify(request)});
console.log(JSON.stringify(verify(secret, headers, body)));`,
    ],
  }),
  python: (request: string) => ({
    file: 'python3',
    args: [
      '-c',
      `${blockOf('python')}
request = json.loads(${JSON.stringify(request)})
print(json.dumps(verify(request["secret"], request["headers"], request["body"])))`,
    ],
  }),
};

function sign(now = new Date()) {
  const config = { secret: SECRET };
  const { secret } = newWebhookSecret(config, ID);
  const { secret: next } = newWebhookSecret(config, ID);
  const body = JSON.stringify({ type: 'webhook.test', data: { organization_id: ID, endpoint_id: ID } });
  const headers = signPayload({ id: ID, body }, { secrets: [next, secret], now });
  return { secret, headers, body };
}

beforeAll(async () => {
  guide = await readFile(new URL('../../../../../../docs/webhooks.md', import.meta.url), 'utf8');
});

describe('docs/webhooks.md', () => {
  it.each(['node', 'python'] as const)('verifies requests in %s', async (language) => {
    const verify = async (request: object) => {
      const { file, args } = PROGRAMS[language](JSON.stringify(request));
      return JSON.parse((await run(file, args)).stdout);
    };
    const request = sign();
    expect(await verify(request)).toEqual(JSON.parse(request.body));
    await expect(verify({ ...request, body: `${request.body} ` })).rejects.toThrow('wrong signature');
    await expect(verify({ ...request, secret: sign().secret })).rejects.toThrow('wrong signature');
    await expect(verify(sign(new Date(Date.now() - 400_000)))).rejects.toThrow('too old');
  });

  it('lists every request type, and shows a valid example of one', () => {
    for (const type of WEBHOOK_TYPES) expect(guide).toContain(`| \`${type}\``);
    const example = JSON.parse(blockOf('json'));
    expect(WEBHOOK_PAYLOADS.get(example.type)?.parse(example)).toEqual(example);
  });
});
