import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** An administrator's own survey, with a sheet in the own workspace. */
export function canTakeOwnSurvey(actor: Actor): Access {
  return canAdministrate(actor);
}
