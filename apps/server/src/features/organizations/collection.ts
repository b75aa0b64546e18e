import { canEditWorkspace, canReadOwnWorkspace } from '@quint/domain/access/workspace.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/features.ts';
import { fail } from '@quint/contract/errors.ts';
import type { Collection } from '#items/declaration.ts';
import { ADMINS, column, group } from '#items/declaration.ts';

/** The active workspace, and no other. Plan, budget and switches are not for its own people to write. */
export const organizations: Collection = {
  name: 'organizations',
  table: 'organizations',
  fields: {
    id: column('uuid'),
    name: column('text', { search: true, write: { by: ADMINS } }),
    language: column('text', {
      write: {
        by: ADMINS,
        accept(value, { path }) {
          if (value !== 'EN' && value !== 'DE') throw fail('FAILED_VALIDATION', { field: path, type: 'in' });
          return value;
        },
      },
    }),
    is_freezed: column('boolean'),
    hide_personal_data: column('boolean'),
    pack: group({ name: column('text', { sql: ({ row }) => `initcap(${row}.pack)` }) }),
    custom_limits: group({ talent_insights_budget: column('integer') }, { read: ADMINS }),
    featureSettings: column('json', {
      sql: ({ organization, param }) =>
        `${param(JSON.stringify(FEATURE_DEFAULTS), 'jsonb')} || coalesce((select jsonb_object_agg(f.feature, f.enabled) from organization_features f where f.organization_id = ${organization}), '{}'::jsonb)`,
    }),
    trial_ends_at: column('timestamp', { read: ADMINS }),
    date_created: column('timestamp'),
    date_updated: column('timestamp'),
    date_deleted: column('timestamp'),
    user_deleted: column('uuid', { read: ADMINS }),
  },
  tenant: ({ row, organization }) => `${row}.id = ${organization}`,
  exists: { date_deleted: { _null: true } },
  access: { read: canReadOwnWorkspace, update: canEditWorkspace },
  touched: 'date_updated',
};
