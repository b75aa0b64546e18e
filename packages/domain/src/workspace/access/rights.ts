import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** Reading and answering requests of people about their data: administrators of the workspace. */
export function canAnswerPeople(actor: Actor): Access {
  return canAdministrate(actor);
}
