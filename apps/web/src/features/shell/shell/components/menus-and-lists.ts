// Code that most later pages need: menus, lists, and actions on people.
export { AccountList } from './account-list.tsx';
export { ListPage } from '#features/base/records/components/list-page.tsx';
export { useBulkAction } from '#features/people/people/use-bulk-action.ts';
