import type { Row } from '@quint/contract/items.ts';
import type { ListView } from '#lib/list-search.ts';

export type RoleState = Row<'roles', readonly ['state']>['state'];

export const ROLE_STATES = ['active', 'draft', 'archived'] as const satisfies readonly RoleState[];
/** The view of the list: roles of one state. */
export interface RolesView extends ListView {
  readonly state: RoleState;
}
