import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@quint/contract/base/errors.ts';
import type { PaymentEvent } from '#payments/payment-port.ts';
import { PaymentFault } from '#payments/payment-port.ts';

type Subject = NonNullable<PaymentEvent['subject']>;
export type SubjectKind = Subject['of'];

/** The workspace that an object of the provider belongs to, and the order that created it. */
export interface Concern {
  readonly organizationId: string;
  readonly orderId?: string;
}

const KINDS: readonly SubjectKind[] = ['checkout', 'subscription', 'payment', 'customer'];

/** A subject as one text, like `checkout:cs_live_1`. */
export function writeSubject({ of, id }: Subject): string {
  return `${of}:${id}`;
}

export function readSubject(text: string | null): Subject | undefined {
  const [kind, id] = text?.split(':') ?? [];
  const of = KINDS.find((knownKind) => knownKind === kind);
  return of === undefined || id === undefined ? undefined : { of, id };
}

/** An error as a code, without any text of the provider or the database. */
export function codeOf(error: unknown): string {
  if (error instanceof PaymentFault) return `provider.${error.kind}`;
  if (error instanceof Failure) return error.code;
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{1,20}$/.test(code) ? code : 'unknown';
}

/** How often the provider is asked again because another request was started meanwhile. */
const ROUNDS = 6;
/** Concurrent requests are spread by random delays up to this long, doubled each time. */
const FIRST_PAUSE_MS = 50;

/**
 * Repeats the request until the answer is newer than every other request about the object. `ask` returns false for an
 * outdated answer. Throws PaymentFault when other requests keep outdating it.
 */
export async function fetchUntilCurrent(ask: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    if (await ask()) return;
    await wait(Math.random() * FIRST_PAUSE_MS * 2 ** round);
  }
  throw new PaymentFault('down', 'others_ask');
}
