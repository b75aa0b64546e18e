import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { canReadReports } from '@quint/domain/workspace/access/results.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';

/** Personality reports with the versions behind their numbers. The newest belongs to the result. */
export const bigFiveReports: Collection = {
  name: 'big_five_reports',
  table: 'big_five_reports',
  fields: {
    id: column('uuid'),
    organization_id: toOne('organizations'),
    talents_result: toOne('talents_results', { column: 'result_id' }),
    language: column('text'),
    file: toOne('files', { column: 'file_id' }),
    scoring_version: column('text'),
    norm_version: column('text'),
    date_created: column('timestamp'),
  },
  rows: {
    exists: {
      talents_result: { talent: { date_deleted: { _null: true }, date_anonymized: { _null: true } } },
    },
    scope: (actor) =>
      isAdmin(actor)
        ? { talents_result: { is_held: { _eq: false } } }
        : { talents_result: { talent: { _eq: actor.talentId ?? null } } },
  },
  access: { read: canReadReports },
};
