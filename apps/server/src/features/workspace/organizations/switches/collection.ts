import { fail } from '@quint/contract/base/errors.ts';
import { canEditPlatform, canReadPlatform } from '@quint/domain/workspace/access/platform.ts';
import { canReadWorkspaces } from '@quint/domain/workspace/access/workspace.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import type { Collection, WriteRule } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';
import { sql } from '#database/sql.ts';
import { oneOf } from '#standard-fields.ts';

const byPlatform: WriteRule = { by: ['APP_ADMIN'] };

/** Feature switches with their default values. */
export const features: Collection = {
  name: 'features',
  table: 'features',
  fields: {
    id: column('uuid'),
    name: column('text', { search: true }),
    default: column('boolean', { column: 'is_on_by_default' }),
  },
  rows: {
    tenancy: 'none',
    // Shared by all workspaces, so readable without one, too.
    platform: () => true,
  },
  access: { read: canReadPlatform },
};

/** Feature switches of a workspace that differ from the default. */
export const organizationFeatures: Collection = {
  name: 'organization_features',
  table: 'organization_features',
  fields: {
    id: column('uuid'),
    organization: toOne('organizations', { column: 'organization_id' }),
    name: column('text', {
      column: 'feature',
      write: {
        ...oneOf(Object.keys(FEATURE_DEFAULTS), { ...byPlatform, only: 'create' }),
        missingFailure: () => fail('FAILED_VALIDATION', { field: 'name', type: 'required' }),
      },
    }),
    enabled: column('boolean', {
      write: {
        ...byPlatform,
        missingFailure: () => fail('FAILED_VALIDATION', { field: 'enabled', type: 'required' }),
      },
    }),
    feature: toOne('features', {
      sql: ({ row }) => sql`select f.id from features f where f.name = ${row}.feature`,
    }),
  },
  rows: {
    platform: (actor) => actor.userRole === 'APP_ADMIN',
  },
  access: {
    read: canReadWorkspaces,
    create: canEditPlatform,
    update: canEditPlatform,
    delete: canEditPlatform,
  },
  writes: {
    audit: 'features',
  },
};
