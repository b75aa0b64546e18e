import type { Access, Actor } from '../actor.ts';
import { ALLOWED_ACCESS, NOT_ALLOWED } from '../actor.ts';

/** An account is changed only by the person it belongs to. */
export function canEditAccount(actor: Actor, userId: string): Access {
  return actor.userId === userId ? ALLOWED_ACCESS : NOT_ALLOWED;
}
