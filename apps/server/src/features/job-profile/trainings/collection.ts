import { isAdmin } from '@quint/domain/actor.ts';
import type { Failure } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import { canEditOwnJobProfile, canReadJobProfiles } from '@quint/domain/access/job-profile.ts';
import { findEmailProblem } from '@quint/domain/email.ts';
import { isPhone } from '@quint/domain/job-profile.ts';
import type { Collection, ColumnField, WriteRule } from '#items/declare/collection.ts';
import { column, EVERYBODY, toOne } from '#items/declare/collection.ts';
import { organizationField, required } from '#items/declare/standard-fields.ts';

const byPerson: WriteRule = { by: EVERYBODY, only: 'create' };

function text(missing: () => Failure, line?: ColumnField['line']): ColumnField {
  return column('text', { ...(line === undefined ? {} : { line }), write: required(missing, byPerson) });
}

/** A required value with a validation. */
function checked(
  missing: () => Failure,
  wrong: () => Failure,
  isRight: (value: unknown) => boolean,
): WriteRule {
  const rule = required(missing, byPerson);
  return {
    ...rule,
    accept(value, moment) {
      const given = rule.accept?.(value, moment);
      if (!isRight(given)) throw wrong();
      return given;
    },
  };
}

const emailInvalid = () => fail('training.email_invalid');
const consentRequired = () => fail('training.consent_required');

/** Registrations of talents for courses, at most one for each. Administrators see those of unlocked talents. */
export const trainingRequests: Collection = {
  name: 'training_requests',
  table: 'training_requests',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(EVERYBODY),
    talent: toOne('talents', { column: 'talent_id' }),
    course: toOne('training_courses', {
      column: 'course_id',
      write: {
        ...byPerson,
        required: () => fail('FAILED_VALIDATION', { field: 'course', type: 'required' }),
      },
    }),
    first_name: text(() => fail('training.first_name_required'), 'name'),
    last_name: text(() => fail('training.last_name_required'), 'name'),
    email: column('text', {
      write: checked(
        emailInvalid,
        emailInvalid,
        (value) => typeof value === 'string' && findEmailProblem(value) === undefined,
      ),
    }),
    phone: column('text', {
      write: checked(
        () => fail('training.phone_required'),
        () => fail('training.phone_not_digits'),
        isPhone,
      ),
    }),
    situation: text(() => fail('training.situation_required')),
    consent: column('boolean', {
      write: checked(consentRequired, consentRequired, (value) => value === true),
    }),
    date_created: column('timestamp'),
  },
  rows: {
    exists: { talent: { date_deleted: { _null: true }, date_anonymized: { _null: true } } },
    scope: (actor) =>
      isAdmin(actor)
        ? { _and: [{ talent: { isMasked: { _eq: false }, isLocked: { _eq: false } } }] }
        : { talent: { _eq: actor.talentId ?? null } },
  },
  access: { read: canReadJobProfiles, create: canEditOwnJobProfile },
  writes: {
    preset: ({ actor }) => ({ talent_id: actor.talentId }),
    constraints: { training_requests__once: () => fail('training.already_registered') },
  },
};
