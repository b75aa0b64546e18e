import type { Access, Actor } from '../actor.ts';
import { ALLOWED, NOT_ALLOWED } from '../actor.ts';

/** An account is changed only by the person it belongs to. */
export function canEditAccount(actor: Actor, userId: string): Access {
  return actor.userId === userId ? ALLOWED : NOT_ALLOWED;
}
