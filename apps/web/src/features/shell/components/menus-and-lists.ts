// What most later pages are made of: menus and lists.
export { AccountList } from './account-list.tsx';
export { ListPage } from '#features/records/components/list-page.tsx';
