import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, NOT_ALLOWED } from '../actor.ts';

/** Only its user can change an account. */
export function canEditAccount(actor: Actor, userId: string): Access {
  return actor.userId === userId ? ALLOWED_ACCESS : NOT_ALLOWED;
}
