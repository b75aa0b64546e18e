import { Stripe } from 'stripe';
import type { Message } from './objects.ts';
import type { Shop } from './shop.ts';

/** Receives a message, and returns the status. */
export type Deliver = (message: { readonly body: string; readonly signature: string }) => Promise<number>;

/** Signs a message like the provider. */
export function signatureOf(body: string, secret: string, at: Date = new Date()): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}

/** Sends messages, oldest first, and resends unreceived ones with later ones. */
export class MessageSender {
  readonly #shop: Shop;
  readonly #secret: string;
  #deliver: Deliver | undefined;
  #isHeld = false;
  #underWay: Promise<void> = Promise.resolve();

  constructor(shop: Shop, secret: string) {
    this.#shop = shop;
    this.#secret = secret;
  }

  /** All messages, oldest first. */
  get messages(): readonly Message[] {
    return [...this.#shop.messages.values()];
  }

  /** Sets the target of messages, and sends pending ones. */
  deliverTo(deliver: Deliver): void {
    this.#deliver = deliver;
    this.sendWaiting();
  }

  /** Holds messages back; `send` sends single ones. */
  hold(): void {
    this.#isHeld = true;
  }

  goOn(): void {
    this.#isHeld = false;
    this.sendWaiting();
  }

  /** Sends one, again if need be; returns its status, 0 if nothing receives it. */
  async send(message: Message, signedAt?: Date): Promise<number> {
    const { body } = message;
    const signature = signatureOf(body, this.#secret, signedAt);
    const status = await (this.#deliver?.({ body, signature }) ?? 0);
    if (status >= 200 && status < 300) message.isReceived = true;
    return status;
  }

  sendWaiting(): void {
    this.#underWay = this.#underWay.then(() => this.#sendAll());
  }

  /** Waits until everything pending has been sent once. */
  waitUntilSent(): Promise<void> {
    return this.#underWay;
  }

  async #sendAll(): Promise<void> {
    if (this.#deliver === undefined || this.#isHeld) return;
    const waitingMessages = this.messages.filter(({ isReceived }) => !isReceived);
    for (const message of waitingMessages) await this.send(message).catch(() => 0);
  }
}
