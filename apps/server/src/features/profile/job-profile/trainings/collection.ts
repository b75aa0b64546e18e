import { isAdmin } from '@quint/domain/workspace/actor.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canEditOwnJobProfile, canReadJobProfiles } from '@quint/domain/workspace/access/job-profile.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { toEmail } from '@quint/domain/base/email.ts';
import { isPhone } from '@quint/domain/profile/job-profile.ts';
import {
  EMAIL_LOCAL_PART_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  SITUATION_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import type { Collection, ColumnField, WriteRule } from '#items/declare/collection.ts';
import { column, EVERYBODY, toOne } from '#items/declare/collection.ts';
import { passOn } from '#features/profile/job-profile/trainings/service.ts';
import { organizationField, requireValue } from '#standard-fields.ts';

const byPerson: WriteRule = { by: EVERYBODY, only: 'create' };

interface TextRule {
  readonly onMissing: () => Failure;
  readonly tooLong: () => Failure;
  readonly max: number;
  readonly line?: 'name';
}

function text({ onMissing, tooLong, max, line }: TextRule): ColumnField {
  const write = requireValid(
    onMissing,
    tooLong,
    (value) => typeof value !== 'string' || value.trim().length <= max,
  );
  return column('text', { ...(line === undefined ? {} : { line }), write });
}

/** A required value with a validation. */
function requireValid(
  onMissing: () => Failure,
  wrong: () => Failure,
  isRight: (value: unknown) => boolean,
): WriteRule {
  const rule = requireValue(onMissing, byPerson);
  return {
    ...rule,
    accept(value, context) {
      const acceptedValue = rule.accept?.(value, context);
      if (!isRight(acceptedValue)) throw wrong();
      return acceptedValue;
    },
  };
}

/** Required as a field, but empty for people with one name. */
const writeLastName: WriteRule = {
  ...byPerson,
  missingFailure: () => fail('training.last_name_required'),
  accept(value) {
    if (typeof value !== 'string') throw fail('training.last_name_required');
    if (value.length > NAME_MAX_CHARACTERS) {
      throw fail('training.last_name_too_long', { max: NAME_MAX_CHARACTERS });
    }
    return value;
  },
};

const emailInvalid = () => fail('training.email_invalid');

function emailProblem(value: unknown): Failure | undefined {
  const problem = typeof value === 'string' ? findEmailProblem(value) : 'required';
  if (problem === undefined) return undefined;
  if (problem === 'too_long') return fail('training.email_too_long', { max: EMAIL_MAX_CHARACTERS });
  if (problem === 'local_part_too_long') {
    return fail('training.email_local_part_too_long', { max: EMAIL_LOCAL_PART_MAX_CHARACTERS });
  }
  return emailInvalid();
}

const emailRule = requireValue(emailInvalid, byPerson);
const writeEmail: WriteRule = {
  ...emailRule,
  accept(value, context) {
    const acceptedValue = emailRule.accept?.(value, context);
    const problem = emailProblem(acceptedValue);
    if (problem !== undefined) throw problem;
    return toEmail(String(acceptedValue));
  },
};
const consentRequired = () => fail('training.consent_required');

/** Registrations of talents for courses, at most one for each, until they withdraw it. Administrators see those of unlocked talents. */
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
        missingFailure: () => fail('FAILED_VALIDATION', { field: 'course', type: 'required' }),
      },
    }),
    first_name: text({
      onMissing: () => fail('training.first_name_required'),
      tooLong: () => fail('training.first_name_too_long', { max: NAME_MAX_CHARACTERS }),
      max: NAME_MAX_CHARACTERS,
      line: 'name',
    }),
    last_name: column('text', { line: 'name', write: writeLastName }),
    email: column('text', { write: writeEmail }),
    phone: column('text', {
      write: requireValid(
        () => fail('training.phone_required'),
        () => fail('training.phone_not_digits'),
        isPhone,
      ),
    }),
    situation: text({
      onMissing: () => fail('training.situation_required'),
      tooLong: () => fail('training.situation_too_long', { max: SITUATION_MAX_CHARACTERS }),
      max: SITUATION_MAX_CHARACTERS,
    }),
    consent: column('boolean', {
      write: requireValid(consentRequired, consentRequired, (value) => value === true),
    }),
    state: column('text'),
    date_created: column('timestamp'),
  },
  rows: {
    exists: { talent: { date_deleted: { _null: true }, date_anonymized: { _null: true } } },
    scope: (actor) =>
      isAdmin(actor)
        ? { _and: [{ talent: { isMasked: { _eq: false }, isLocked: { _eq: false } } }] }
        : { talent: { _eq: actor.talentId ?? null } },
    changes: (actor) => ({ talent: { _eq: actor.talentId ?? null } }),
  },
  access: { read: canReadJobProfiles, create: canEditOwnJobProfile, delete: canEditOwnJobProfile },
  writes: {
    invariant: { concerns: ({ columns }) => columns.course_id !== undefined, check: passOn },
    preset: ({ actor }) => ({ talent_id: actor.talentId }),
    constraints: { training_requests__once: () => fail('training.already_registered') },
  },
};
