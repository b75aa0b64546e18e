import { organizations } from '#features/organizations/collection.ts';
import { roles, rolesTalents } from '#features/roles/collection.ts';
import { talents, talentsResults } from '#features/talents/collection.ts';
import { teams, teamsTalents } from '#features/teams/collection.ts';
import { users } from '#features/users/collection.ts';
import { createRegistry } from '#items/declaration.ts';

/** Every collection under /items. A new one is declared in its feature and named here. */
export const COLLECTIONS = createRegistry([
  organizations,
  users,
  roles,
  rolesTalents,
  teams,
  teamsTalents,
  talents,
  talentsResults,
]);
