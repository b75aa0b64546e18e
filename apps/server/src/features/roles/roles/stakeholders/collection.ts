import { fail } from '@quint/contract/base/errors.ts';
import { canAskStakeholders, canReadRoleDetails } from '@quint/domain/workspace/access/roles.ts';
import { LEAST_RATERS } from '@quint/psychometrics/stakeholders.ts';
import type { Collection, RowSql } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import { sql } from '#database/sql.ts';
import { oneOf, organizationField } from '#standard-fields.ts';

/** Usable answers about the role of a result: those that give a range. */
const usableAnswers = ({ row, organization }: RowSql) =>
  sql`select count(*)::int from ra_survey_results u where u.organization_id = ${organization} and u.role_id = ${row}.role_id and u.result <> '{}'::jsonb`;

/**
 * Stakeholders who were asked about a role. They are asked by `POST /role-assistant/surveys`, which sends the mail;
 * here a request can be cancelled. Token and saved answers cannot be read.
 */
export const raSurveys: Collection = {
  name: 'ra_surveys',
  table: 'ra_surveys',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    role: toOne('roles', { column: 'role_id' }),
    email: column('text', { isAddress: true, search: true }),
    talent: toOne('talents', { column: 'talent_id' }),
    language: column('text'),
    status: column('text', { write: oneOf(['CANCELED'], { by: ADMINS, only: 'update' }) }),
    date_created: column('timestamp'),
    user_created: column('uuid'),
    date_expires: column('timestamp'),
    date_sent: column('timestamp'),
    date_opened: column('timestamp'),
    date_reminded: column('timestamp'),
    date_finished: column('timestamp'),
  },
  rows: {
    exists: { role: { date_deleted: { _null: true } } },
  },
  access: { read: canReadRoleDetails, update: canAskStakeholders },
  writes: {
    audit: 'ra_surveys',
    updatedAtColumn: 'date_updated',
    constraints: {
      ra_surveys__answered: () => fail('role.survey_answered'),
    },
  },
};

/**
 * Ranges from stakeholders about a role, read-only. They are hidden until three stakeholders gave usable answers;
 * answers to single statements cannot be read.
 */
export const raSurveyResults: Collection = {
  name: 'ra_survey_results',
  table: 'ra_survey_results',
  fields: {
    id: column('uuid'),
    organization_id: toOne('organizations'),
    role: toOne('roles', { column: 'role_id' }),
    survey: toOne('ra_surveys', { column: 'survey_id' }),
    email: column('text', { isAddress: true, search: true }),
    talent: toOne('talents', { column: 'talent_id' }),
    result: column('json', { shape: 'StakeholderRanges', filter: false, sort: false }),
    usable_answers: column('integer', { sql: usableAnswers, nullable: false }),
    date_created: column('timestamp'),
    date_finished: column('timestamp'),
  },
  rows: {
    exists: {
      role: { date_deleted: { _null: true } },
      usable_answers: { _gte: LEAST_RATERS },
    },
  },
  access: { read: canReadRoleDetails },
};
