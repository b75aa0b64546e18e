import type { Row } from '@quint/contract/items.ts';
import { PERSON_FIELDS } from '#features/people/model/person.ts';
import { listPages } from '#features/records/model/list-pages.ts';

const FIELDS = [...PERSON_FIELDS, 'latestResult.date_finished'] as const;
export type PoolRow = Row<'talents', typeof FIELDS>;

/** The workspace's talents who are open for work, a page at a time. */
export const poolPages = listPages('talents', {
  fields: FIELDS,
  find: (_words, text) => ({
    filter: { is_open_for_work: { _eq: true } },
    search: text === '' ? undefined : text,
  }),
  sorts: { name: ['fullname'], status: ['status_order'], added: ['date_created'] },
});
