import type { Access, Actor } from '../actor.ts';
import { canAdministrate } from '../actor.ts';
import type { BinKind } from '../../base/bin.ts';
import { canEditAssessments } from './assessments.ts';
import { canEditGoals } from './goals.ts';
import { canEditTeams } from './teams.ts';

/** Seeing deleted records, restoring them and deleting them for good: the administrators of the workspace. */
export function canUseBin(actor: Actor): Access {
  return canAdministrate(actor);
}

const OF_KIND: Readonly<Record<BinKind, (actor: Actor) => Access>> = {
  talents: canAdministrate,
  roles: canAdministrate,
  teams: canEditTeams,
  goals: canEditGoals,
  assessments: canEditAssessments,
};

/** The deleted records of one kind; nobody sees those of a feature that is off. */
export function canUseBinOf(actor: Actor, kind: BinKind): Access {
  return OF_KIND[kind](actor);
}
