import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let port: number;

beforeAll(async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  port = (product.app.server.address() as AddressInfo).port;
});

const ENCODE = 'spaces and letters outside of ASCII must be percent-encoded in an address';

it.each([
  ['a space in the address', 'GET /api/items/talents?search=a b HTTP/1.1\r\nHost: x\r\n\r\n', ENCODE],
  ['an umlaut in the address', 'GET /api/items/talents?search=Müller HTTP/1.1\r\nHost: x\r\n\r\n', ENCODE],
  [
    'HTTPS',
    Buffer.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3]),
    'this port expects HTTP, but the request uses HTTPS',
  ],
  ['a method that HTTP does not have', 'FOO /api/users/me HTTP/1.1\r\n\r\n', 'the request is not HTTP'],
])('bytes that are not an HTTP request are refused with the reason: %s', async (_, data, reason) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(data);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').errors[0].extensions).toEqual({
    code: 'INVALID_QUERY',
    reason,
  });
});
