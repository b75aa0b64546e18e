import type { TableErasingRule } from '#features/privacy/erasure/rules/model.ts';
import {
  anonymisedRowsOf,
  columnsOf,
  ofAccount,
  ofNobody,
  ofTalent,
} from '#features/privacy/erasure/rules/model.ts';

const MADE_BY = ['user_created', 'user_updated', 'user_deleted'];

/** What people who fill a role recorded about a person. */
const OF_APPLICATIONS: Readonly<Record<string, TableErasingRule>> = {
  interview_raters: ofTalent(),
  interview_ratings: ofTalent({ texts: ['note'] }),
  interview_rating_changes: ofTalent({ texts: ['reason'] }),
  decision_notes: ofTalent({ texts: ['reason'], product: ['decision'] }),
  decision_signatures: ofTalent({ texts: ['name'] }),
  shortlist_proposals: ofTalent(),
  vacancy_mails: ofTalent({ texts: ['words'], product: ['kind'] }),
};

/** The record of a person, their answers and their derived data. */
const OF_TALENTS: Readonly<Record<string, TableErasingRule>> = {
  talents: anonymisedRowsOf('talent', {
    emptiedColumns: [
      'phone',
      'gender',
      'gender_custom',
      'avatar',
      'is_open_for_work',
      'tags',
      'source',
      'user_id',
      'job_preferences',
      'active_talents_result',
      'mail_error',
      'date_mail_failed',
      'ws_ids_of_copied_talent',
    ],
    // A trigger updates `words` when the name or the address changes.
    replacedColumns: ['email', 'first_name', 'last_name', 'words'],
    keys: MADE_BY,
  }),
  talents_results: anonymisedRowsOf('talent', {
    emptiedColumns: ['survey_path', 'watchers', 'invited_for'],
    // Cleared for the person's own sheets.
    texts: ['mail_subject', 'mail_message', 'reminder_subject', 'reminder_message'],
    keys: ['talent_id', 'instrument_version', 'scoring_version', 'norm_version', 'result'],
  }),
  ...OF_APPLICATIONS,
  talent_consents: ofTalent(),
  rights_requests: ofTalent(),
  result_versions: ofTalent(),
  result_reads: ofTalent(),
  survey_answers: ofTalent(),
  survey_codes: ofTalent(),
  survey_demographics: ofTalent(),
  survey_links: ofTalent(),
  survey_passes: ofTalent(),
  survey_sessions: ofTalent(),
  big_five_reports: ofTalent(),
  report_documents: ofTalent(),
  report_documents_talents: ofTalent(),
  files: ofTalent({ texts: ['filename_download', 'title'] }),
  job_experiences: ofTalent(),
  job_preferences: ofTalent(),
  job_preferences_roles_1: ofTalent(),
  inbox_messages: ofTalent({ texts: ['text'] }),
  pool_profiles: ofTalent({ texts: ['wished_roles'] }),
  // Also for the talent of a copy.
  pool_unlocks: ofTalent(),
  pool_showings: ofTalent(),
  talent_notes: ofTalent({ texts: ['text'] }),
  talent_missions: ofTalent(),
  interview_sheets: ofTalent(),
  note_mentions: ofTalent(),
  former_details: ofTalent({ product: ['kind'] }),
  result_feedback: ofTalent(),
  result_statements: ofTalent(),
  training_requests: ofTalent(),
  assessment_participants: ofTalent(),
  roles_talents: ofTalent({ texts: ['rejected_note'] }),
  teams_talents: ofTalent(),
  talent_role_assignments: ofTalent(),
  retention_notices: ofTalent(),
  webhook_deliveries: ofTalent({ keys: ['event_id'], product: ['type', 'data', 'reason'] }),
  goals: anonymisedRowsOf('talent', {
    emptiedColumns: ['first_mover'],
    texts: ['objective', 'context'],
    keys: MADE_BY,
  }),
  outbox: ofTalent(),
  mail_recipients: ofTalent(),
  ra_surveys: anonymisedRowsOf('talent', {
    emptiedColumns: ['talent_id', 'token_hash', 'answers'],
    texts: ['message'],
    replacedColumns: ['email'],
    keys: ['user_created', 'statements_version'],
  }),
  ra_survey_results: anonymisedRowsOf('talent', {
    emptiedColumns: ['talent_id'],
    replacedColumns: ['email'],
    keys: ['result', 'answers', 'statements_version'],
  }),
};

/** The account of a person and its credentials. */
const OF_ACCOUNTS: Readonly<Record<string, TableErasingRule>> = {
  users: ofAccount(),
  memberships: ofAccount(),
  account_tokens: ofAccount(),
  api_tokens: anonymisedRowsOf('account', {
    keys: ['user_id', 'created_by', 'responsible_id', 'token_hash', 'ending'],
    product: ['scopes', 'ended_because'],
    emptiedColumns: ['created_by_name', 'responsible_name'],
    texts: ['name'],
  }),
  session_families: ofAccount(),
  refresh_tokens: ofAccount(),
  security_events: ofAccount(),
  passkeys: ofAccount(),
  passkey_challenges: ofAccount(),
  recovery_codes: ofAccount(),
  two_factor_secrets: ofAccount(),
  data_exports: ofAccount(),
  sso_identities: ofAccount(),
  feedback: ofAccount({ texts: ['text'] }),
  former_account_details: ofAccount({ product: ['kind'] }),
  put_offs: ofAccount(),
  role_deciders: ofAccount(),
  talent_views: ofAccount({ texts: ['name', 'view'] }),
  organizations: anonymisedRowsOf('account', {
    emptiedColumns: ['stripe_customer_email'],
    product: ['name', 'address_form', 'survey_frame_origins'],
    keys: ['user_deleted'],
  }),
  analytics_events: anonymisedRowsOf('account', {
    emptiedColumns: ['user_id'],
    product: ['action'],
    keys: ['anonymous_session_id'],
  }),
};

/** Data that stays, as a number or a hash that identifies nobody. */
const RETENTION_RULES: Readonly<Record<string, TableErasingRule>> = {
  audit_log: {
    rows: 'kept',
    owner: 'talent',
    why: 'Who read and changed what must stay provable; a line has keys and no names.',
    until: 'audit',
    columns: columnsOf({
      keys: ['user_id', 'user_role', 'action', 'items', 'talent_ids'],
      product: ['details'],
    }),
  },
  orders: {
    rows: 'kept',
    owner: 'talent',
    why: 'What was bought must stay provable, as the law on books demands; a line has keys and no names.',
    columns: columnsOf({
      texts: ['message', 'note'],
      keys: [
        'talent_id',
        'user_created',
        'user_answered',
        'provider_session',
        'provider_payment',
        'provider_subscription',
        'provider_url',
      ],
      product: ['lines', 'package_key', 'buyer', 'language', 'return_path'],
    }),
  },
  insight_entries: {
    rows: 'kept',
    owner: 'talent',
    why: 'How the talent insights of a workspace became more or fewer; a line has keys and no names.',
    columns: columnsOf({ texts: ['reason'], keys: ['talent_id', 'user_created'] }),
  },
  mail_opt_outs: {
    rows: 'kept',
    owner: 'talent',
    why: 'People who want no more mails get none; only a keyed hash of the address is there.',
    columns: columnsOf({ keys: ['address_hash'] }),
  },
  respelled_addresses: {
    rows: 'kept',
    owner: 'talent',
    why: 'A link in an older mail must stop the mails to the address as it is spelt today; only keyed hashes are there.',
    columns: columnsOf({ keys: ['former_hash', 'address_hash'] }),
  },
  pool_known_people: {
    rows: 'kept',
    owner: 'talent',
    why: 'A workspace that knew a person must not learn from the pool that they are looking; only a keyed hash of the address is there.',
    columns: columnsOf({ keys: ['mark'] }),
  },
  access_versions: {
    rows: 'kept',
    owner: 'account',
    why: 'A number beside the key of the former account, so that its access stays ended.',
    columns: columnsOf({ keys: ['subject'] }),
  },
  rate_limits: {
    rows: 'kept',
    owner: 'account',
    why: 'Counters against guessing, under hashes, for three days.',
    columns: columnsOf({ keys: ['key', 'members'] }),
  },
};

/** Data of a workspace and of the platform: no rows about people, but texts that may contain names. */
const OF_NOBODY: Readonly<Record<string, TableErasingRule>> = {
  ai_usage: ofNobody(),
  backups: ofNobody({
    keys: ['user_created'],
    product: ['host', 'folder', 'path', 'product_version', 'error'],
  }),
  assessments: ofNobody({ texts: ['name', 'description'], keys: MADE_BY }),
  erasures: ofNobody({ keys: ['sealed', 'talent_ids'] }),
  fairness_counts: ofNobody({ product: ['group_name', 'measure'] }),
  fairness_means: ofNobody({ product: ['group_name', 'trait'] }),
  fairness_rates: ofNobody({ product: ['group_name', 'outcome', 'period', 'reference', 'ratio_method'] }),
  features: ofNobody({ product: ['name'] }),
  goal_progress: ofNobody(),
  goals_teams: ofNobody(),
  i18n: ofNobody({ product: ['selector', 'text', 'locale', 'gender'] }),
  installation: ofNobody({ keys: ['secret_fingerprint', 'storage_marker', 'address_key'] }),
  item_counts: ofNobody({ product: ['instrument', 'group_name'] }),
  item_products: ofNobody({ product: ['instrument'] }),
  key_results: ofNobody({ texts: ['text'] }),
  measurement_studies: ofNobody({ product: ['instrument', 'study'] }),
  norm_studies: ofNobody({
    product: ['norm', 'instrument', 'sampling', 'countries', 'description'],
    keys: ['user_created'],
  }),
  norms: ofNobody({ product: ['version', 'instrument', 'figures'], keys: ['user_created'] }),
  organization_features: ofNobody({ product: ['feature'] }),
  billing_accounts: ofNobody({ keys: ['customer', 'subscription'] }),
  payment_events: ofNobody({ keys: ['message'], product: ['type', 'subject', 'error'] }),
  processes: ofNobody({ product: ['kind', 'version'], keys: ['host'] }),
  plan_credits: ofNobody({ product: ['pack'] }),
  public_links: ofNobody({ keys: ['token_hash', 'user_created'] }),
  webhook_endpoints: ofNobody({
    texts: ['description'],
    product: ['url', 'events', 'off_because'],
    keys: ['secret', 'previous_secret', 'user_created'],
  }),
  retention_settings: ofNobody({ texts: ['reason'], keys: ['user_updated'] }),
  mail_words: ofNobody({ texts: ['words'], product: ['kind'], keys: ['user_updated'] }),
  role_draws: ofNobody({ texts: ['reason'], keys: ['seed', 'pool', 'drawn_talents', 'user_created'] }),
  interview_own_questions: ofNobody({ texts: ['questions'], keys: ['user_updated'] }),
  interview_questions: ofNobody({
    texts: ['own_questions'],
    product: ['ranges', 'bank', 'questions'],
    keys: ['user_created'],
  }),
  role_ranges: ofNobody({ texts: ['reason'], product: ['ranges', 'sources'], keys: ['user_created'] }),
  roles: ofNobody({
    texts: [
      'name',
      'purpose',
      'description',
      'accountabilities',
      'value_creation',
      'draft_answers',
      'purpose_summaries',
      'description_summaries',
      'accountabilities_summaries',
      'range_reason',
    ],
    keys: [...MADE_BY, 'ranges_locked_by', 'user_archived', 'user_filled', 'filled_by_talent'],
    product: [
      'must_haves',
      'draft_state',
      'range_sources',
      'purpose_origins',
      'description_origins',
      'accountabilities_origins',
    ],
  }),
  roles_skills: ofNobody(),
  roles_training_courses: ofNobody(),
  retest_sums: ofNobody({ product: ['instrument', 'scale'] }),
  sso_connections: ofNobody({
    product: ['issuer', 'client_id'],
    keys: ['client_secret', 'emergency_member', 'tested_by', 'user_updated'],
  }),
  sso_domains: ofNobody({ product: ['domain', 'token'] }),
  scale_sums: ofNobody({ product: ['instrument', 'measure'] }),
  schema_functions: ofNobody({ product: ['name', 'checksum'] }),
  schema_migrations: ofNobody({ product: ['name', 'checksum'] }),
  skills: ofNobody({ product: ['label', 'value'] }),
  talent_packages: ofNobody({ product: ['key', 'price'] }),
  teams: ofNobody({ texts: ['name', 'report_text'], keys: MADE_BY }),
  teams_roles: ofNobody(),
  training_courses: ofNobody({
    product: ['title', 'description', 'other_title', 'other_description', 'provider', 'url'],
  }),
};

/** The erasure rule of every table. A test compares the list with the schema. */
export const ERASING_RULES: Readonly<Record<string, TableErasingRule>> = {
  ...OF_TALENTS,
  ...OF_ACCOUNTS,
  ...RETENTION_RULES,
  ...OF_NOBODY,
};
