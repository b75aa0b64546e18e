import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';

/** Taking the survey oneself as an administrator, with a sheet in the own workspace. */
export function canTakeOwnSurvey(actor: Actor): Access {
  return canAdministrate(actor);
}
