import { fail } from '@quint/contract/errors.ts';
import { canAskStakeholders, canReadRoleDetails } from '@quint/domain/access/roles.ts';
import { findEmailProblem } from '@quint/domain/email.ts';
import type { Collection, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import { oneOf, organizationField } from '#items/declare/standard-fields.ts';

const invalidEmail = () => fail('role.stakeholder_email_invalid');

/** Validates an address; every invalid one gives the same error. */
const writeEmail: WriteRule = {
  by: ADMINS,
  only: 'create',
  required: invalidEmail,
  accept(value) {
    if (typeof value !== 'string' || findEmailProblem(value) !== undefined) throw invalidEmail();
    return value;
  },
};

/** Stakeholders who were asked about a role. The token of their link cannot be read. */
export const raSurveys: Collection = {
  name: 'ra_surveys',
  table: 'ra_surveys',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    role: toOne('roles', { column: 'role_id', write: { by: ADMINS, only: 'create' } }),
    email: column('text', { search: true, write: writeEmail }),
    talent: toOne('talents', { column: 'talent_id', write: { by: ADMINS, only: 'create' } }),
    status: column('text', { write: oneOf(['CANCELED'], { by: ADMINS, only: 'update' }) }),
    date_created: column('timestamp'),
    user_created: column('uuid'),
    date_expires: column('timestamp'),
    date_finished: column('timestamp'),
  },
  rows: {
    exists: { role: { date_deleted: { _null: true } } },
  },
  access: { read: canReadRoleDetails, create: canAskStakeholders, update: canAskStakeholders },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
    constraints: {
      ra_surveys__once: ({ email }) => fail('role.stakeholder_already_asked', { email: String(email) }),
      ra_surveys__answered: () => fail('role.survey_answered'),
    },
  },
};

/** Answers of stakeholders about a role, read-only. */
export const raSurveyResults: Collection = {
  name: 'ra_survey_results',
  table: 'ra_survey_results',
  fields: {
    id: column('uuid'),
    organization_id: toOne('organizations'),
    role: toOne('roles', { column: 'role_id' }),
    survey: toOne('ra_surveys', { column: 'survey_id' }),
    email: column('text', { search: true }),
    talent: toOne('talents', { column: 'talent_id' }),
    result: column('json', { shape: 'StakeholderRanges', filter: false, sort: false }),
    date_created: column('timestamp'),
    date_finished: column('timestamp'),
  },
  rows: {
    exists: { role: { date_deleted: { _null: true } } },
  },
  access: { read: canReadRoleDetails },
};
