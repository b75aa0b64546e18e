import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefusedAddress } from '#http/outside-addresses.ts';
import { AddressRefused, assertOutsideAddress, fetchOutside } from '#http/outside-fetch.ts';

const RULES = { allowsPrivate: false, allowsOwnMachine: false, timeoutMs: 10_000, maxBytes: 1000 };
const LOCAL = { ...RULES, allowsOwnMachine: true };
let origin = '';
const server = createServer((request, response) => {
  if (request.url === '/large') response.end('x'.repeat(5000));
  else if (request.url?.startsWith('/status/') === true) {
    request.socket.end(`HTTP/1.1 ${request.url.slice('/status/'.length)} Odd\r\ncontent-length: 0\r\n\r\n`);
  } else if (request.url === '/moved') response.writeHead(302, { location: '/large' }).end();
  else request.pipe(response.writeHead(201, { 'x-method': request.method ?? '' }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('addresses outside the public internet', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '[::1]',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '2002:0a00:0001::1',
    '168.63.129.16',
    '192.88.99.1',
    '3fff::1',
    '::ffff:a00:1',
  ])('%s', (address) => {
    expect(isRefusedAddress(address, false)).toBe(true);
  });

  it.each(['93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isRefusedAddress(address, false)).toBe(false);
  });
});

describe('an entered address', () => {
  const rules = { allowsPrivate: false, allowsOwnMachine: false, timeoutMs: 1000, maxBytes: 1000 };

  it.each([
    'https://localhost./',
    'https://a.localhost./',
    'https://printer.local/',
    'https://metadata.google.internal./',
    'https://168.63.129.16/',
    'https://[3fff::1]/',
    'https://2130706433/',
  ])('is refused before any lookup: %s', (address) => {
    expect(() => assertOutsideAddress(new URL(address), rules)).toThrow(AddressRefused);
  });

  it('of cloud metadata is rejected even if private networks are allowed', () => {
    const open = { ...rules, allowsPrivate: true };
    expect(() => assertOutsideAddress(new URL('https://169.254.169.254/'), open)).toThrow(AddressRefused);
    expect(() => assertOutsideAddress(new URL('https://10.1.2.3/'), open)).not.toThrow();
  });
});

describe('fetching an entered address', () => {
  it('sends and receives', async () => {
    const answer = await fetchOutside(`${origin}/`, { method: 'POST', body: 'hello' }, LOCAL);
    expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([
      201,
      'POST',
      'hello',
    ]);
  });

  it('follows no redirect and limits the size of the response', async () => {
    expect((await fetchOutside(`${origin}/moved`, {}, LOCAL)).status).toBe(302);
    await expect(fetchOutside(`${origin}/large`, {}, LOCAL)).rejects.toThrow('too large');
  });

  it.each([204, 205, 304, 500])('accepts an empty response with the status %i', async (status) => {
    const answer = await fetchOutside(`${origin}/status/${status}`, {}, LOCAL);
    expect([answer.status, await answer.text()]).toEqual([status, '']);
  });

  it.each([600, 999])('rejects a response with the status %i', async (status) => {
    await expect(fetchOutside(`${origin}/status/${status}`, {}, LOCAL)).rejects.toThrow(`${status}`);
  });

  it.each([
    'http://provider.example/',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://user:secret@provider.example/',
    'ftp://provider.example/',
  ])('refuses %s', async (address) => {
    await expect(fetchOutside(address, {}, RULES)).rejects.toThrow(AddressRefused);
  });

  it('rejects a name in a private network only once it is resolved', async () => {
    const strictRules = { ...RULES, allowsOwnMachine: false };
    await expect(fetchOutside('https://localhost.localdomain/', {}, strictRules)).rejects.toThrow();
  });

  it('reaches private networks if the operator allows them, but only by https', async () => {
    const open = { ...RULES, allowsPrivate: true };
    await expect(fetchOutside(`${origin}/`, {}, open)).rejects.toThrow(AddressRefused);
  });
});
