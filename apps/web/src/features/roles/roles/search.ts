import type { RoleState } from '@quint/domain/roles/stages.ts';
import type { ListView } from '#lib/list-search.ts';

/** The view of the list: roles of one state. */
export interface RolesView extends ListView {
  readonly state: RoleState;
}
