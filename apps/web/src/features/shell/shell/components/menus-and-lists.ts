// What most later pages are made of: menus, lists, and what is done with people.
export { AccountList } from './account-list.tsx';
export { ListPage } from '#features/base/records/components/list-page.tsx';
export { useBulkAction } from '#features/people/people/use-bulk-action.ts';
