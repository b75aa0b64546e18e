import {
  TEST_PAYMENTS,
  TestCheckoutAnswer,
  TestPaymentAnswer,
} from '@quint/contract/billing/test-checkout.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { readTestCheckout, submitTestCheckout } from '#features/billing/test-checkout/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** The name is the secret, as at the provider. */
const Session = z.string().regex(/^\w{1,100}$/);

/** The checkout page of an installation with test payments; it does not exist elsewhere. */
export function registerTestCheckoutRoutes(app: App, { testPayments }: Deps): void {
  if (testPayments === undefined) return;
  app.route({
    method: 'GET',
    url: '/checkout/test/:session',
    config: { access: PUBLIC },
    schema: {
      summary: 'Read what a page of payment shows',
      params: z.object({ session: Session }),
      response: { 200: TestCheckoutAnswer },
    },
    handler: async (request) => ({ data: readTestCheckout(testPayments, request.params.session) }),
  });
  app.route({
    method: 'POST',
    url: '/checkout/test/:session/:payment',
    config: { access: PUBLIC },
    schema: {
      summary: 'Pay without money, fail to, or go back',
      params: z.object({ session: Session, payment: z.enum(TEST_PAYMENTS) }),
      response: { 200: TestPaymentAnswer },
    },
    handler: async (request) => {
      const { session, payment } = request.params;
      return { data: { url: submitTestCheckout(testPayments, session, payment) } };
    },
  });
}
