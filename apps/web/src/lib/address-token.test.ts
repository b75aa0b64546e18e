import { expect, it } from 'vitest';
import { readAddressToken } from './address-token.ts';

const LONG = 'AZnI'.repeat(12);

it.each([
  ['a token', `?token=${LONG}`, '', LONG],
  ['a token beside the name of a part of the page', `?token=${LONG}`, '#main', LONG],
  ['a token with other values', `?utm=1&token=${LONG}`, '', LONG],
  ['an empty token', '?token=', '', '?token='],
  ['a name in capitals', `?TOKEN=${LONG}`, '', `?TOKEN=${LONG}`],
  ['an encoded query', `?token%3D${LONG}`, '', `?token%3D${LONG}`],
  ['a token in the fragment', '', `#${LONG}`, `#${LONG}`],
  ['a named token in the fragment', '', '#token=short', '#token=short'],
  ['no token', '?step=items', '#main', undefined],
  ['nothing', '', '', undefined],
])('reads an address with %s', (_name, search, hash, token) => {
  expect(readAddressToken('token', { search, hash })).toBe(token);
});
