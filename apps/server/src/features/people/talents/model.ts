import { fail, type Failure } from '@quint/contract/base/errors.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { toEmail } from '@quint/domain/base/email.ts';
import { MASK } from '@quint/domain/base/masking.ts';
import { isPhoneNumber, toPhone } from '@quint/domain/base/phone.ts';
import { parseGender } from '@quint/domain/people/talents.ts';
import { isMasked } from '#features/people/talents/queries.ts';
import { ADMINS, EVERYBODY, TALENTS } from '#items/declare/collection.ts';
import type { WriteRule } from '#items/declare/collection.ts';

const createMaskedFailure = (path: string): Failure => fail('talent.masked', { field: path, type: 'masked' });

/** Masked values can be read only by the person, so nobody else may change them. */
const unlessMaskedRow: WriteRule['closedRule'] = { rows: isMasked, failure: createMaskedFailure };

/** Forms send masked values back as asterisks, which must not be stored as the name. */
function refuseMask(value: unknown, path: string): void {
  if (value === MASK) throw createMaskedFailure(path);
}

export const writeEmail: WriteRule = {
  by: ADMINS,
  closedRule: unlessMaskedRow,
  accept(value, { path }) {
    refuseMask(value, path);
    if (typeof value !== 'string') throw fail('FAILED_VALIDATION', { field: path, type: 'string' });
    const problem = findEmailProblem(value);
    if (problem === 'required') throw fail('talent.email_required');
    if (problem === 'too_long') throw fail('talent.email_too_long');
    if (problem === 'local_part_too_long') throw fail('talent.email_local_part_too_long');
    if (problem === 'invalid') throw fail('talent.email_invalid', { email: value.trim() });
    return toEmail(value);
  },
};

export const writeFirstName: WriteRule = {
  by: EVERYBODY,
  accept(value) {
    if (typeof value !== 'string' || value.trim() === '') throw fail('talent.first_name_required');
    return value;
  },
};

export const writeLastName: WriteRule = {
  by: EVERYBODY,
  closedRule: unlessMaskedRow,
  accept(value, { path }) {
    refuseMask(value, path);
    return value;
  },
};

export const writePhone: WriteRule = {
  by: EVERYBODY,
  closedRule: unlessMaskedRow,
  accept(value, { path }) {
    refuseMask(value, path);
    if (value !== null && typeof value !== 'string') {
      throw fail('FAILED_VALIDATION', { field: path, type: 'string' });
    }
    if (!isPhoneNumber(value)) throw fail('talent.phone_invalid');
    return toPhone(value) || null;
  },
};

export const writeGender: WriteRule = {
  by: EVERYBODY,
  accept(value, { path }) {
    const gender = parseGender(value);
    if (value !== null && gender === undefined) throw fail('FAILED_VALIDATION', { field: path, type: 'in' });
    return gender ?? null;
  },
};

/** The talent's own job profile is given by its key or as a record, and cannot be detached. */
export const ownProfile: WriteRule = {
  by: TALENTS,
  accept(value, { path }) {
    if (value === null) throw fail('FAILED_VALIDATION', { field: path, type: 'nnull' });
    return value;
  },
};
