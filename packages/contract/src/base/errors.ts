import { BILLING_ERRORS } from './billing-errors.ts';
import { BODY_ERRORS } from './body-errors.ts';
import { INSIGHT_ERRORS } from './insight-errors.ts';
import { INVITATION_ERRORS } from './invitation-errors.ts';
import { JOB_PROFILE_ERRORS } from './job-profile-errors.ts';
import { NORM_ERRORS } from './norm-errors.ts';
import { PASSWORD_ERRORS } from './password-errors.ts';
import { PRIVACY_ERRORS } from './privacy-errors.ts';
import { ROLE_ERRORS } from './role-errors.ts';
import { SSO_ERRORS } from './sso-errors.ts';
import { PROOF_ERRORS } from './proof-errors.ts';
import { TOKEN_ERRORS } from './token-errors.ts';
import { TRAINING_ERRORS } from './training-errors.ts';
import { VACANCY_ERRORS } from './vacancy-errors.ts';
import { WEBHOOK_ERRORS } from './webhook-errors.ts';

/**
 * The error catalogue: every error code of the server, with its HTTP status and the parameters of its text. Codes in
 * capitals follow the wire conventions of the data interface, dotted codes are our own. Texts per language are in the
 * phrases package and complete by type. `wire` is the transmitted code if a case has its own text under a conventional
 * code.
 */
export const ERRORS = {
  ...ROLE_ERRORS,
  ...INSIGHT_ERRORS,
  ...INVITATION_ERRORS,
  ...JOB_PROFILE_ERRORS,
  ...PRIVACY_ERRORS,
  ...TRAINING_ERRORS,
  ...TOKEN_ERRORS,
  ...PROOF_ERRORS,
  ...BILLING_ERRORS,
  ...WEBHOOK_ERRORS,
  ...SSO_ERRORS,
  ...PASSWORD_ERRORS,
  ...NORM_ERRORS,
  ...BODY_ERRORS,
  ...VACANCY_ERRORS,
  FORBIDDEN: { status: 403, params: [] },
  INVALID_CREDENTIALS: { status: 401, params: [] },
  INVALID_TOKEN: { status: 403, params: [] },
  INVALID_OTP: { status: 401, params: [] },
  TOKEN_EXPIRED: { status: 401, params: [] },
  INVALID_PAYLOAD: { status: 400, params: ['reason'] },
  INVALID_QUERY: { status: 400, params: ['reason'] },
  FAILED_VALIDATION: { status: 400, params: ['field', 'type'] },
  VALUE_TOO_LONG: { status: 400, params: ['collection', 'field'] },
  INVALID_FOREIGN_KEY: { status: 400, params: ['collection', 'field'] },
  RECORD_NOT_UNIQUE: { status: 400, params: ['collection', 'field'] },
  CONTENT_TOO_LARGE: { status: 413, params: [] },
  REQUEST_TIMEOUT: { status: 408, params: [] },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, params: [] },
  RANGE_NOT_SATISFIABLE: { status: 416, params: ['range'] },
  ROUTE_NOT_FOUND: { status: 404, params: ['path'] },
  'route.no_such_method': { status: 404, params: ['path', 'method', 'methods'], wire: 'ROUTE_NOT_FOUND' },
  URI_TOO_LONG: { status: 414, params: [] },
  HEADERS_TOO_LARGE: { status: 431, params: [] },
  REQUESTS_EXCEEDED: { status: 429, params: ['seconds'] },
  SERVICE_UNAVAILABLE: { status: 503, params: [] },
  'query.took_too_long': { status: 400, params: [] },
  INTERNAL_SERVER_ERROR: { status: 500, params: [] },

  'session.none': { status: 401, params: [], wire: 'INVALID_CREDENTIALS' },
  'session.token_unreadable': { status: 401, params: [], wire: 'INVALID_CREDENTIALS' },
  'session.origin_refused': { status: 403, params: [] },
  'session.email_unconfirmed': { status: 403, params: [] },
  'session.on_hold': { status: 403, params: [] },
  'session.second_factor_required': { status: 401, params: [] },
  'workspace.frozen': { status: 403, params: [] },
  'workspace.public_check': { status: 403, params: [] },
  'workspace.none_active': { status: 400, params: [] },
  'workspace.feature_off': { status: 403, params: ['feature'] },
  'plan.limit_reached': { status: 403, params: ['limit', 'of', 'pack'] },
  'workspace.name_required': { status: 400, params: [] },
  'workspace.admin_required': { status: 400, params: [] },
  'workspace.not_on_hold': { status: 409, params: [] },
  'workspace.of_installation': { status: 409, params: [] },

  'account.not_found': { status: 404, params: [] },
  'account.exists': { status: 400, params: [] },
  'account.email_invalid': { status: 400, params: [] },
  'account.name_required': { status: 400, params: [] },
  'account.confirmation_expired': { status: 403, params: [] },
  'account.proof_sent': { status: 409, params: ['email'] },
  'account.sign_up_closed': { status: 403, params: [] },
  'user.exists': { status: 400, params: ['email'] },
  'invite.invalid': { status: 403, params: [], wire: 'INVALID_TOKEN' },

  'record.not_found': { status: 404, params: [] },
  'record.changed': { status: 412, params: [] },
  'bin.address_given': { status: 409, params: [] },

  'talent.already_invited': { status: 400, params: ['email'] },
  'talent.address_taken': { status: 409, params: ['email'] },
  'talent.twice_in_list': { status: 400, params: ['email'] },
  'talent.masked': { status: 400, params: ['field', 'type'], wire: 'FAILED_VALIDATION' },
  'talent.email_required': { status: 400, params: [] },
  'talent.email_invalid': { status: 400, params: ['email'] },
  'talent.email_too_long': { status: 400, params: [] },
  'talent.email_local_part_too_long': { status: 400, params: [] },
  'talent.first_name_required': { status: 400, params: [] },
  'talent.last_name_required': { status: 400, params: [] },
  'talent.phone_invalid': { status: 400, params: [] },
  'talent.name_too_long': { status: 400, params: ['max'] },
  'talent.id_required': { status: 400, params: [] },
  'talent.payload_required': { status: 400, params: [] },
  'talent.gone': { status: 404, params: [] },
  'talent.too_many_tags': { status: 400, params: ['max'] },
  'people.none': { status: 400, params: [] },
  'people.too_many': { status: 400, params: ['max'] },
  'export.too_long': { status: 400, params: ['max'] },
  'comparison.people': { status: 400, params: ['min', 'max'] },
  'comparison.no_result': { status: 409, params: [] },
  'team.gone': { status: 404, params: [] },
  'reminder.planned': { status: 409, params: [] },
  'recall.too_late': { status: 409, params: [] },
  'name.holds_address': { status: 400, params: [] },
  'name.damaged': { status: 400, params: [] },
  'mails.link_unknown': { status: 404, params: [] },
  'link.damaged': { status: 400, params: [] },
  'link.unknown': { status: 404, params: [] },

  'file.type_not_allowed': { status: 400, params: ['allowed'] },
  'file.image_unreadable': { status: 400, params: [] },
  'file.image_too_large': { status: 400, params: ['megapixels'] },
  'file.storage_full': { status: 413, params: ['megabytes'] },

  'role_text.ai_failed': { status: 502, params: [] },
  'role_text.ai_off': { status: 403, params: [] },
  'role_text.ai_missing': { status: 409, params: [] },
  'role_text.ai_used_up': { status: 429, params: ['seconds', 'tokens'] },
  'role_text.too_short': { status: 400, params: [] },
  'role_text.no_other_version': { status: 409, params: [] },
  'skill.label_required': { status: 400, params: [] },

  'note.text_required': { status: 400, params: [] },
  'note.text_too_long': { status: 400, params: ['max'] },
  'mission.too_long': { status: 400, params: ['max'] },
  'statement.too_long': { status: 400, params: ['max'] },
  'statement.changed': { status: 409, params: [] },
  'talent.source_too_long': { status: 400, params: ['max'] },

  'team.not_found_for_deletion': { status: 400, params: [] },

  'view.name_required': { status: 400, params: [] },
  'view.too_many': { status: 400, params: ['max'] },
  'goal.objective_required': { status: 400, params: [] },
  'goal.priority_required': { status: 400, params: [] },
  'goal.team_required': { status: 400, params: [] },
  'goal.context_too_long': { status: 400, params: ['max'] },
  'goal.key_result_required': { status: 400, params: [] },

  'assessment.role_required': { status: 400, params: [] },
  'assessment.purpose_required': { status: 400, params: [] },
  'assessment.start_required': { status: 400, params: [] },
  'assessment.end_required': { status: 400, params: [] },
  'assessment.date_invalid': { status: 400, params: [] },

  'member.is_talent': { status: 409, params: [] },
  'member.last_administrator': { status: 409, params: [] },
  'passkey.refused': { status: 401, params: [] },
  'passkey.not_registered': { status: 400, params: [] },
  'passkey.too_many': { status: 400, params: ['max'] },

  'resume.not_pdf': { status: 400, params: [] },
  'resume.too_large': { status: 413, params: [] },
  'resume.scan': { status: 400, params: [] },
  'resume.no_text': { status: 400, params: [] },
  'resume.protected': { status: 400, params: [] },
  'resume.too_many_pages': { status: 400, params: ['max'] },
  'resume.too_much_text': { status: 400, params: [] },
  'resume.unreadable': { status: 400, params: ['reason'] },

  'assessment.over': { status: 409, params: [] },

  'survey.link_expired': { status: 404, params: [] },
  'survey.no_session': { status: 401, params: [] },
  'survey.completed': { status: 409, params: [] },
  'survey.not_started': { status: 409, params: [] },
  'survey.name_required': { status: 400, params: [] },
  'survey.age_required': { status: 400, params: [] },
  'survey.age_not_a_number': { status: 400, params: [] },
  'survey.age_too_low': { status: 400, params: ['min'] },
  'survey.age_too_high': { status: 400, params: ['max'] },
  'survey.gender_required': { status: 400, params: [] },
  'survey.demographics_missing': { status: 400, params: [] },
  'survey.unknown_item': { status: 400, params: ['item'] },
  'survey.answer_out_of_range': { status: 400, params: ['item'] },
  'survey.items_missing': { status: 400, params: ['items'] },
  'survey.proof_needed': { status: 403, params: [] },
  'survey.code_wrong': { status: 400, params: [] },
  'survey.whose_answers': { status: 409, params: [] },

  'participation.name_required': { status: 400, params: [] },
  'participation.name_too_short': { status: 400, params: ['min'] },
  'participation.consent_required': { status: 400, params: [] },
  'participation.already': { status: 409, params: [] },
  'participation.workspace_admin': { status: 409, params: [] },

  'translation.empty': { status: 400, params: ['selector'] },
  'translation.broken': { status: 400, params: ['selector'] },
  'translation.placeholder_missing': { status: 400, params: ['selector', 'placeholders'] },
  'translation.placeholder_unknown': { status: 400, params: ['selector', 'placeholders'] },

  'result.not_finished': { status: 409, params: [] },
  'result.held_back': { status: 409, params: [] },
  'fit.left_out': { status: 409, params: [] },
  'report.no_result': { status: 409, params: [] },
  'report.failed': { status: 500, params: [] },
  'report.waiting': { status: 409, params: [] },
  'report.locked': { status: 403, params: [] },
  'report.outdated': { status: 409, params: [] },
  'inbox.no_account': { status: 400, params: [] },
  'rights.answered': { status: 409, params: [] },
} as const;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorParams<Code extends ErrorCode> = Record<
  (typeof ERRORS)[Code]['params'][number],
  string | number | readonly (string | number)[]
>;

/** The wire code of a failure. */
export function wireCodeOf(code: ErrorCode): string {
  const entry = ERRORS[code];
  return 'wire' in entry ? entry.wire : code;
}

/** One entry of the error envelope as transmitted. */
export interface WireError {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly [detail: string]: unknown };
}

/** Thrown by rules and services; the error handler converts it to the envelope. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

type FailArguments<Code extends ErrorCode> = keyof ErrorParams<Code> extends never
  ? [details?: Readonly<Record<string, unknown>>]
  : [details: ErrorParams<Code> & Readonly<Record<string, unknown>>];

/** An error of the catalogue, to be thrown: `throw fail('talent.already_invited', { email })`. */
export function fail<Code extends ErrorCode>(code: Code, ...[details]: FailArguments<Code>): Failure {
  return new Failure(code, details);
}

/** A code with the values for its text. */
type NamedFailure = { [Code in ErrorCode]: { readonly code: Code } & Readonly<ErrorParams<Code>> }[ErrorCode];

/** The error for a problem that a rule has found: its code, with the values for its text. */
export function failureOf({ code, ...details }: NamedFailure): Failure {
  return new Failure(code, details);
}

/**
 * An error of the catalogue as the message of a schema, returned in place of INVALID_PAYLOAD: `z.array(Id).max(4,
 * refusal('people.too_many', { max: 4 }))`.
 */
export function refusal<Code extends ErrorCode>(code: Code, ...[details]: FailArguments<Code>): string {
  return JSON.stringify([code, details ?? {}]);
}

/** The error in the message of a schema; undefined for any other message. */
export function findRefusal(message: string): Failure | undefined {
  if (!message.startsWith('["')) return undefined;
  const [code, details] = JSON.parse(message) as [ErrorCode, Readonly<Record<string, unknown>>];
  return new Failure(code, details);
}

/** Several errors of one request: one entry of the envelope each, with the status of the first. */
export class Failures extends Error {
  readonly failures: readonly [Failure, ...Failure[]];

  constructor(failures: readonly [Failure, ...Failure[]]) {
    super(failures.map((failure) => failure.code).join(', '));
    this.name = 'Failures';
    this.failures = failures;
  }
}

/** Throws all collected failures at once; returns when the list is empty. */
export function throwAll(failures: readonly Failure[]): void {
  const [first, ...others] = failures;
  if (first !== undefined) throw new Failures([first, ...others]);
}
