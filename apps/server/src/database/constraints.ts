import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { isRecord } from '@quint/domain/base/is-record.ts';

interface PostgresError {
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly detail?: string;
}

function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** The name of the violated constraint, if the error is a violation. */
export function findViolatedConstraint(error: unknown): string | undefined {
  return isPostgresError(error) && error.code.startsWith('23') ? error.constraint : undefined;
}

/** Constraint names are API: the error that each violation means to the caller. Others fall back to their kind. */
const BY_NAME: Readonly<Record<string, (detail: unknown) => Failure>> = {
  roles__name_not_blank: () => fail('role.name_required'),
  roles__range_o: () => fail('role.range_invalid', { trait: 'O' }),
  roles__range_c: () => fail('role.range_invalid', { trait: 'C' }),
  roles__range_e: () => fail('role.range_invalid', { trait: 'E' }),
  roles__range_a: () => fail('role.range_invalid', { trait: 'A' }),
  roles__range_es: () => fail('role.range_invalid', { trait: 'ES' }),
  roles__published_without_draft: () => fail('role.draft_published'),
  roles__in_use: () => fail('role.not_in_use'),
  roles__not_filled: () => fail('role.filled'),
  roles__purpose_version: () => fail('role.summary_index_invalid', { field: 'selected_purpose_index' }),
  roles__description_version: () =>
    fail('role.summary_index_invalid', { field: 'selected_description_index' }),
  roles__accountabilities_version: () =>
    fail('role.summary_index_invalid', { field: 'selected_accountabilities_index' }),
  // A trigger adds when, by whom and after how many results they were fixed.
  roles__ranges_locked: (lock) => fail('role.ranges_locked', isRecord(lock) ? lock : {}),
  assessments__ends_after_start: () => fail('assessment.date_invalid'),
  // Deferred constraints: the collection is unknown at the end of a transaction.
  goals__needs_team: () => fail('goal.team_required'),
};

/** `teams__name_length` -> collection `teams`, field `name`. */
function readConstraintName(error: PostgresError): { collection: string; field: string } {
  const [collection = error.table ?? '', constraintSuffix = ''] = (error.constraint ?? '').split('__');
  const field =
    constraintSuffix.replace(/_(not_blank|length|unique|not_negative)$/, '') || (error.column ?? '');
  return { collection, field };
}

/** The JSON details of a refusal by one of our triggers; undefined for details written by PostgreSQL. */
function readDetail({ detail = '' }: PostgresError): unknown {
  return detail.startsWith('{') ? JSON.parse(detail) : undefined;
}

/** The failure for a database error; undefined when it is not caused by the caller's data. */
export function findConstraintFailure(error: unknown): Failure | undefined {
  if (!isPostgresError(error)) return undefined;
  const toFailure = error.constraint === undefined ? undefined : BY_NAME[error.constraint];
  if (toFailure !== undefined) return toFailure(readDetail(error));
  const { collection, field } = readConstraintName(error);
  switch (error.code) {
    case '23505':
      return fail('RECORD_NOT_UNIQUE', { collection, field });
    case '23503':
      return fail('INVALID_FOREIGN_KEY', { collection, field });
    case '23502':
      return fail('FAILED_VALIDATION', { field: error.column ?? field, type: 'nnull' });
    case '23514':
      return (error.constraint ?? '').endsWith('_length')
        ? fail('VALUE_TOO_LONG', { collection, field })
        : fail('FAILED_VALIDATION', { field, type: 'check' });
    case '22001':
      return fail('VALUE_TOO_LONG', { collection, field });
    case '22021':
    case '22P05':
      return fail('INVALID_PAYLOAD', { reason: 'the text holds characters that cannot be stored' });
    default:
      return undefined;
  }
}
