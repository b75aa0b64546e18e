import type { Failure } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import type { PaymentFault } from '#payments/payment-port.ts';

/** What people are told when the provider did not do what was asked. */
export function failOf({ kind }: PaymentFault): Failure {
  if (kind === 'down') return fail('payment.unavailable');
  return fail(kind === 'declined' ? 'payment.declined' : 'payment.refused');
}
