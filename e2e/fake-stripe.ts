import type { Imitation } from '@quint/server/testing/stripe-imitation/imitation.ts';
import { openImitation, stripeSettings } from '@quint/server/testing/stripe-imitation/imitation.ts';

export interface FakeStripe {
  readonly imitation: Imitation;
  /** With them a product pays here. */
  readonly settings: Readonly<Record<string, string>>;
  /** Sends messages to the product that has started; what it does not take is sent again. */
  connect(product: { readonly url: string }): void;
  stop(): Promise<void>;
}

/** Stripe on this machine, a party outside the product. No money moves. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const imitation = await openImitation();
  return {
    imitation,
    settings: stripeSettings(imitation),
    connect({ url }) {
      imitation.messageSender.deliverTo(async ({ body, signature }) => {
        const answer = await fetch(`${url}/api/payments/webhook`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
          body,
        });
        return answer.status;
      });
    },
    stop: () => imitation.close(),
  };
}

/** The checkout of a page of payment. */
export function sessionOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
