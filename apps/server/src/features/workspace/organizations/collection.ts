import { fail } from '@quint/contract/base/errors.ts';
import { canEditWorkspaces, canReadWorkspaces } from '@quint/domain/workspace/access/workspace.ts';
import { FEATURE_DEFAULTS } from '@quint/domain/workspace/features.ts';
import { ADDRESS_FORMS } from '@quint/domain/workspace/address-form.ts';
import { HOLD_SETTINGS } from '@quint/domain/invitations/holding.ts';
import { findPack, PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { isPublicSuffix } from '#http/public-suffix.ts';
import { FRAME_ORIGINS_MAX, normalizeFrameOrigin } from '@quint/domain/survey/survey-frames.ts';
import { assertLogo } from '#features/files/service.ts';
import { completePlan } from '#features/workspace/organizations/plans/service.ts';
import { completeSwitches } from '#features/workspace/organizations/switches/service.ts';
import { OWN_WORKSPACE_ID } from '#features/workspace/organizations/model.ts';
import type { Collection, RowSql, WriteRule } from '#items/declare/collection.ts';
import type { WriteInput } from '#items/declare/writes.ts';
import { ADMINS, column, group, toMany, toOne } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { param, sql } from '#database/sql.ts';
import { deletionFields, oneOf } from '#standard-fields.ts';

const byPlatform: WriteRule = { by: ['APP_ADMIN'] };

const writePack: WriteRule = {
  ...byPlatform,
  accept(value, { path }) {
    const pack = findPack(value);
    if (pack === undefined) throw fail('FAILED_VALIDATION', { field: path, type: 'in' });
    return pack;
  },
};

/** Whether anybody can have a page at an origin with a wildcard, as at *.github.io. */
function isForEverybody(origin: string): boolean {
  const [, host] = origin.split('//*.');
  return host !== undefined && isPublicSuffix(host.replace(/:\d+$/, ''));
}

const writeFrameOrigins: WriteRule = {
  by: ADMINS,
  accept(value, { path }) {
    const invalid = () => fail('FAILED_VALIDATION', { field: path, type: 'list' });
    if (!Array.isArray(value) || value.length > FRAME_ORIGINS_MAX) throw invalid();
    return value.map((each) => {
      const origin = typeof each === 'string' ? normalizeFrameOrigin(each) : undefined;
      if (origin === undefined || isForEverybody(origin)) throw invalid();
      return origin;
    });
  },
};

/** All feature switches of a workspace by name: its own values on top of the defaults. */
export function featureSettings({ organization }: RowSql): Sql {
  return sql`${param(JSON.stringify(FEATURE_DEFAULTS), 'jsonb')} || coalesce((select jsonb_object_agg(f.feature, f.enabled) from organization_features f where f.organization_id = ${organization}), '{}'::jsonb)`;
}

/** The wire name of the plan. */
export function packName({ row }: RowSql): Sql {
  return sql`initcap(${row}.pack)`;
}

/** Whether it is a sign-up in which nobody has confirmed an address yet. */
function isUnconfirmed({ row }: RowSql): Sql {
  return sql`coalesce((select not bool_or(u.is_confirmed) from memberships m join users u on u.id = m.user_id where m.organization_id = ${row}.id and m.status = 'active'), false)`;
}

async function completeWorkspace(writeInput: WriteInput): Promise<Readonly<Record<string, unknown>>> {
  if (writeInput.actor.userRole !== 'APP_ADMIN' || writeInput.action !== 'update') return writeInput.input;
  const { input } = writeInput;
  const isDeleted = input.date_deleted !== undefined && input.date_deleted !== null;
  if (isDeleted && writeInput.organizationId === OWN_WORKSPACE_ID) throw fail('workspace.of_installation');
  await completePlan(writeInput);
  if (input.features === undefined) return input;
  return {
    ...input,
    features: await completeSwitches(writeInput.db, writeInput.organizationId, input.features),
  };
}

/**
 * The active workspace only; for platform administrators all of them. Plan, budget, freeze and switches cannot be
 * written by members.
 */
export const organizations: Collection = {
  name: 'organizations',
  table: 'organizations',
  fields: {
    id: column('uuid'),
    name: column('text', { line: 'name', search: true, write: { by: ADMINS } }),
    language: column('text', { write: oneOf(['EN', 'DE'], { by: ADMINS }) }),
    logo: toOne('files', { tolerates: ['storage', 'filename_disk'], write: { by: ADMINS } }),
    sends_reminders: column('boolean', { read: ADMINS, write: { by: ADMINS } }),
    hold_results: column('text', { write: oneOf(HOLD_SETTINGS, { by: ADMINS }) }),
    // How German mails address talents.
    address_form: column('text', { read: ADMINS, write: oneOf(ADDRESS_FORMS, { by: ADMINS }) }),
    uses_ai: column('boolean', { read: ADMINS, write: { by: ADMINS } }),
    survey_frame_origins: column('texts', { read: ADMINS, write: writeFrameOrigins }),
    is_freezed: column('boolean', { write: byPlatform }),
    hide_personal_data: column('boolean', { write: byPlatform }),
    hide_everybody: column('boolean', { write: byPlatform }),
    is_on_hold: column('boolean', { read: ['APP_ADMIN'] }),
    is_unconfirmed: column('boolean', { read: ['APP_ADMIN'], sql: isUnconfirmed }),
    pack: group({
      name: column('text', {
        column: 'pack',
        allowedValues: Object.values(PACK_NAMES),
        sql: packName,
        write: writePack,
      }),
    }),
    custom_limits: group(
      {
        talent_insights_budget: column('integer', { write: byPlatform }),
        mails_per_day: column('integer', { write: byPlatform }),
      },
      { read: ADMINS },
    ),
    features: toMany({ to: 'organization_features', by: 'organization', write: byPlatform }),
    featureSettings: column('json', { shape: 'Switches', sql: featureSettings }),
    stripe_payment_data: group(
      { customer_email: column('text', { column: 'stripe_customer_email' }) },
      { read: ADMINS },
    ),
    users: toMany({ to: 'memberships', by: 'organization' }),
    trial_ends_at: column('timestamp', { read: ADMINS, write: byPlatform }),
    date_created: column('timestamp'),
    date_updated: column('timestamp'),
    ...deletionFields(['APP_ADMIN']),
  },
  rows: {
    platform: (actor) => actor.userRole === 'APP_ADMIN',
    tenancy: 'self',
    exists: { date_deleted: { _null: true } },
  },
  access: { read: canReadWorkspaces, update: canEditWorkspaces },
  writes: {
    audit: 'organizations',
    beforeWrite: completeWorkspace,
    invariant: { concerns: ({ columns }) => typeof columns.logo === 'string', check: assertLogo },
    updatedAtColumn: 'date_updated',
  },
};
