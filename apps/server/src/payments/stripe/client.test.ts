import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { ask } from './client.ts';

it.each([
  ['the same request is still under way', 409, 'idempotency_key_in_use', 'down'],
  ['there are too many requests', 429, 'rate_limit', 'down'],
  ['the provider has a fault', 500, undefined, 'down'],
  ['an object is unknown', 404, 'resource_missing', 'gone'],
  ['the request is not accepted', 400, 'parameter_invalid', 'refused'],
  ['the key is not accepted', 401, undefined, 'refused'],
])('a request fails where %s', async (_why, statusCode, code, kind) => {
  const { StripeInvalidRequestError } = Stripe.errors;
  const error = new StripeInvalidRequestError({
    type: 'invalid_request_error',
    statusCode,
    code,
    message: 'No',
  });
  const request = ask(() => Promise.reject(error));
  await expect(request).rejects.toMatchObject({ name: 'PaymentFault', kind, message: code ?? error.type });
});
