import { describe, expect, it } from 'vitest';
import { findUrlFault } from '#features/operation/webhooks/targets/model.ts';
import { isRefusedAddress } from '#http/outside-addresses.ts';
import { postToTarget } from '#features/operation/webhooks/targets/service.ts';
import { useWebhookTarget } from '#testing/webhook-target.ts';

const target = useWebhookTarget();
const RULES = { allowsPrivate: true, timeoutMs: 5000 };
const post = (url: string, rules: Partial<Parameters<typeof postToTarget>[1]> = {}) =>
  postToTarget({ url, headers: { 'content-type': 'application/json' }, body: '{}' }, { ...RULES, ...rules });

describe('blocked addresses', () => {
  it.each([
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
  ])('of a private network: %s', (address) => {
    expect(isRefusedAddress(address, false)).toBe(true);
    expect(isRefusedAddress(address, true)).toBe(false);
  });

  it.each([
    '0.0.0.0',
    '169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'fd00:ec2::254',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001::1',
    '2001:db8::1',
    '::ffff:169.254.169.254',
    '::7f00:1',
    'not an address',
  ])('whatever the installation says: %s', (address) => {
    expect([isRefusedAddress(address, false), isRefusedAddress(address, true)]).toEqual([true, true]);
  });

  it.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
    'are outside the public internet: %s',
    (address) => expect(isRefusedAddress(address, false)).toBe(false),
  );
});

describe('the address of an endpoint', () => {
  it.each([
    ['https://example.com/hooks', undefined, undefined],
    ['https://example.com:8443/hooks?key=1', undefined, undefined],
    ['http://example.com/hooks', 'webhook.url_https', undefined],
    ['http://localhost:3000/', 'webhook.url_https', undefined],
    ['https://localhost/', 'webhook.url_private', undefined],
    ['https://printer.local/', 'webhook.url_private', undefined],
    ['https://10.0.0.1/', 'webhook.url_private', undefined],
    ['https://0x7f.1/', 'webhook.url_private', undefined],
    ['https://2130706433/', 'webhook.url_private', undefined],
    ['https://[::1]/', 'webhook.url_private', undefined],
    ['https://[::ffff:127.0.0.1]/', 'webhook.url_private', undefined],
    ['https://169.254.169.254/', 'webhook.url_private', 'webhook.url_private'],
    ['https://user:secret@example.com/', 'webhook.url_credentials', 'webhook.url_credentials'],
    ['https://example.com:22/', 'webhook.url_port', 'webhook.url_port'],
    ['https://example.com:80/', 'webhook.url_port', 'webhook.url_port'],
    ['ftp://example.com/', 'webhook.url_invalid', 'webhook.url_invalid'],
    ['example.com/hooks', 'webhook.url_invalid', 'webhook.url_invalid'],
  ])('%s', (url, outside, inside) => {
    expect([findUrlFault(url, false), findUrlFault(url, true)]).toEqual([outside, inside]);
  });
});

describe('a request', () => {
  it('is refused before connecting, also for a name', async () => {
    const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const { port } = new URL(target.origin);
    const answers = await Promise.all([
      post(`https://127.0.0.1:${port}/`, { allowsPrivate: false }),
      post(`https://hooks.example.com:${port}/`, { allowsPrivate: false, resolve }),
    ]);
    expect(answers).toEqual([{ reason: 'address_refused' }, { reason: 'address_refused' }]);
    expect(target.requests).toEqual([]);
  });

  it('is refused when one of several addresses is private', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address: '::ffff:192.168.0.1', family: 6 },
      ]);
    expect(await post('https://hooks.example.com/', { allowsPrivate: false, resolve })).toEqual({
      reason: 'address_refused',
    });
  });

  it('connects to the checked address, and every attempt checks again', async () => {
    const answers = ['127.0.0.1', '169.254.169.254', '127.0.0.1'];
    let lookups = 0;
    const resolve = () => Promise.resolve([{ address: answers[lookups++] ?? '', family: 4 }]);
    const url = `http://rebound.example.com:${new URL(target.origin).port}/`;
    expect(await post(url, { resolve })).toEqual({ code: 204 });
    // The name was resolved once, not again between the check and the connection.
    expect(lookups).toBe(1);
    expect(await post(url, { resolve })).toEqual({ reason: 'address_refused' });
    expect(await post(url, { resolve })).toEqual({ code: 204 });
    expect(lookups).toBe(3);
    expect(target.requests.at(-1)?.headers.host).toBe(new URL(url).host);
  });

  it('follows no redirect', async () => {
    const before = target.requests.length;
    target.answer = (reply) => reply.writeHead(302, { location: `${target.origin}/elsewhere` }).end();
    expect(await post(`${target.origin}/moved`)).toEqual({ code: 302 });
    expect(target.requests.slice(before).map(({ path }) => path)).toEqual(['/moved']);
  });

  it('uses the status of an endless response, and reads at most a kilobyte', async () => {
    target.answer = (reply) => {
      reply.writeHead(200);
      const timer = setInterval(() => reply.write('x'.repeat(2048)), 5);
      reply.on('close', () => clearInterval(timer));
    };
    expect(await post(target.origin)).toEqual({ code: 200 });
  });

  it('fails for a target that does not respond, has no listener or has no name', async () => {
    target.answer = () => undefined;
    expect(await post(target.origin, { timeoutMs: 200 })).toEqual({ reason: 'timeout' });
    const resolve = () => new Promise<never>(() => undefined);
    expect(await post('http://slow.example.com/', { timeoutMs: 50, resolve })).toEqual({ reason: 'timeout' });
    expect(await post('http://127.0.0.1:1/')).toEqual({ reason: 'address_refused' });
    expect(await post('http://127.0.0.1:1025/')).toEqual({ reason: 'connection' });
    const rejectLookup = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await post('http://none.example.com/', { resolve: rejectLookup })).toEqual({
      reason: 'unknown_host',
    });
  });

  it('reports that no secure connection is possible', async () => {
    target.answer = (reply) => reply.writeHead(204).end();
    const url = target.origin.replace('http:', 'https:');
    expect(await post(url)).toEqual({ reason: 'tls' });
  });
});
