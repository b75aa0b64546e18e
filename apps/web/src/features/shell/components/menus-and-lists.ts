// What most later pages are made of: menus, lists, and what is done with people.
export { AccountList } from './account-list.tsx';
export { ListPage } from '#features/records/components/list-page.tsx';
export { useBulkAction } from '#features/people/use-bulk-action.ts';
