import { MASK } from '@quint/domain/base/masking.ts';
import { isIndexable, isMasked, storedName, storedWords } from '#features/people/talents/queries.ts';
import type { Hints } from '#items/declare/collection.ts';

/** The index hints of the collections under /items, by name. They change the speed, but not the responses. */
export const HINTS: Readonly<Record<string, Hints>> = {
  talents: {
    indexedSorts: ['date_created', 'date_last_invited', 'status_order', 'invitation_order'],
    maskedValue: {
      email: { value: MASK, rows: isMasked },
      fullname: { rows: isMasked, storedSql: storedName },
    },
    searchIndex: { find: 'find_talents', words: storedWords, differs: isMasked, covers: isIndexable },
  },
  teams: { indexedSorts: ['name'] },
  team_names: { indexedSorts: ['name'] },
  roles: { indexedSorts: ['name'] },
  goals: { indexedSorts: ['objective'] },
  assessments: { indexedSorts: ['date_start'] },
  audit_log: { indexedSorts: ['date_created'] },
};
