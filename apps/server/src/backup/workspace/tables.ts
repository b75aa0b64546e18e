type Names = readonly string[];

/** A table whose rows of the workspace are exported. */
export interface TakenTable {
  /** Columns with keys of accounts, which may differ on the target. */
  readonly people?: Names;
  /** The column with the account that a row belongs to: rows of accounts that are left out are left out, too. */
  readonly owner?: string;
  /** The column with a course of the platform: rows of a course that the target lacks are dropped. */
  readonly course?: string;
  /** Columns that are left out; on the target they have their defaults. */
  readonly omittedColumns?: Names;
  /** Keys without a foreign key. They are kept, and refer to nothing if their record is left out. */
  readonly loose?: Names;
}

/** A table whose rows are left out, with the reason. */
interface LeftTable {
  readonly why: string;
}

const MADE_BY = ['user_created', 'user_updated', 'user_deleted'];
const ENDS_SOON = 'It holds for minutes or days; the link of the sheet opens it again.';
const NEEDS_SECRET = 'It opens only with the secret of this installation.';
const OF_THE_PLATFORM = 'It belongs to the platform, not to a workspace.';
const OF_THE_ACCOUNT = 'A person signs in on each installation by means of their own.';
const OF_THE_POOL = 'It names people of other workspaces.';
const PAID_HERE =
  'Payments belong to the company that runs this installation, and to its account with the provider.';

const TAKEN_TABLES: Readonly<Record<string, TakenTable>> = {
  organizations: { people: ['user_deleted'], omittedColumns: ['stripe_customer_email'] },
  users: {
    omittedColumns: [
      'password_hash',
      'is_app_admin',
      'active_organization_id',
      'date_updated',
      'last_access',
      'is_confirmed',
      'email_proven_at',
      'digest_day',
    ],
  },
  assessment_participants: { people: ['rejected_by'] },
  assessments: { people: MADE_BY },
  audit_log: { people: ['user_id'], loose: ['items', 'talent_ids', 'token_id'] },
  big_five_reports: {},
  fairness_counts: {},
  fairness_means: {},
  fairness_rates: {},
  feedback: { people: ['user_id'], owner: 'user_id' },
  decision_notes: { people: ['user_created'] },
  decision_signatures: { people: ['user_id'], owner: 'user_id' },
  files: { people: ['user_id', 'uploaded_by'], owner: 'user_id' },
  former_details: {},
  goal_progress: {},
  goals: { people: MADE_BY },
  goals_teams: {},
  inbox_messages: { people: ['user_id'] },
  insight_entries: { people: ['user_created'], omittedColumns: ['order_id'], loose: ['request_key'] },
  interview_own_questions: { people: ['user_updated'] },
  interview_rating_changes: { people: ['user_id'], owner: 'user_id' },
  interview_raters: { people: ['user_id', 'excused_by'], owner: 'user_id' },
  interview_ratings: { people: ['user_id'], owner: 'user_id' },
  interview_questions: { people: ['user_created'] },
  interview_sheets: {},
  job_experiences: {},
  job_preferences: {},
  job_preferences_roles_1: {},
  key_results: {},
  memberships: { people: ['user_id', 'invited_by'], owner: 'user_id' },
  organization_features: {},
  plan_credits: {},
  public_links: { people: ['user_created'] },
  put_offs: { people: ['user_id'], owner: 'user_id' },
  ra_survey_results: {},
  ra_surveys: { people: ['user_created'] },
  report_documents: {},
  report_documents_talents: {},
  result_feedback: {},
  result_reads: { people: ['user_id'], owner: 'user_id' },
  result_statements: {},
  result_versions: {},
  retention_notices: {},
  retention_settings: { people: ['user_updated'] },
  rights_requests: {},
  role_ranges: { people: ['user_created'] },
  role_deciders: { people: ['user_id', 'user_created'], owner: 'user_id' },
  role_state_changes: { people: ['user_created'] },
  role_draws: { people: ['user_created'], loose: ['pool', 'drawn_talents'] },
  roles: { people: [...MADE_BY, 'ranges_locked_by', 'user_archived', 'user_filled'] },
  roles_skills: {},
  roles_talents: { people: ['rejected_by', 'shortlisted_by', 'hired_by'] },
  roles_training_courses: { course: 'training_courses_id' },
  skills: {},
  survey_answers: { loose: ['session_id'] },
  survey_demographics: {},
  survey_links: {},
  talent_consents: {},
  talent_missions: {},
  shortlist_proposals: { owner: 'user_id', people: ['user_id', 'declined_by'] },
  talent_notes: { people: ['user_created'] },
  note_mentions: { people: ['user_id'], owner: 'user_id' },
  mail_words: { people: ['user_updated'] },
  vacancy_mails: { people: ['user_created'] },
  talent_role_assignments: { people: ['user_created'] },
  talent_views: { people: ['user_id'], owner: 'user_id' },
  // People decide separately for each platform whether they want to be found.
  talents: {
    people: ['user_id', ...MADE_BY],
    omittedColumns: ['is_open_for_work', 'ws_ids_of_copied_talent'],
  },
  talents_results: { people: ['watchers'], loose: ['invited_for'] },
  teams: { people: MADE_BY },
  teams_roles: {},
  teams_talents: {},
  training_requests: { course: 'course_id' },
};

const LEFT: Readonly<Record<string, LeftTable>> = {
  access_versions: { why: 'A counter of this installation.' },
  account_tokens: { why: OF_THE_ACCOUNT },
  ai_usage: { why: 'It counts against a budget of this installation.' },
  analytics_events: { why: OF_THE_PLATFORM },
  api_tokens: { why: 'Programs of this installation hold them.' },
  backups: { why: OF_THE_PLATFORM },
  billing_accounts: { why: PAID_HERE },
  data_exports: { why: OF_THE_ACCOUNT },
  former_account_details: { why: OF_THE_ACCOUNT },
  erasures: { why: NEEDS_SECRET },
  features: { why: OF_THE_PLATFORM },
  i18n: { why: OF_THE_PLATFORM },
  installation: { why: OF_THE_PLATFORM },
  item_counts: { why: OF_THE_PLATFORM },
  item_products: { why: OF_THE_PLATFORM },
  mail_opt_outs: { why: 'Only a hash is there, which this secret is part of.' },
  mail_recipients: { why: 'Only a hash is there, which this secret is part of.' },
  measurement_studies: { why: OF_THE_PLATFORM },
  norm_studies: { why: OF_THE_PLATFORM },
  norms: { why: OF_THE_PLATFORM },
  orders: { why: PAID_HERE },
  outbox: { why: 'A mail is sent once, and its link leads to this installation.' },
  passkey_challenges: { why: OF_THE_ACCOUNT },
  passkeys: { why: OF_THE_ACCOUNT },
  payment_events: { why: PAID_HERE },
  pool_known_people: { why: 'Only a hash is there, which a key of this installation is part of.' },
  pool_profiles: { why: 'The pool of a platform is a choice of the person there.' },
  pool_showings: { why: OF_THE_POOL },
  pool_unlocks: { why: OF_THE_POOL },
  processes: { why: OF_THE_PLATFORM },
  rate_limits: { why: OF_THE_PLATFORM },
  recovery_codes: { why: OF_THE_ACCOUNT },
  refresh_tokens: { why: OF_THE_ACCOUNT },
  respelled_addresses: { why: 'It has only hashes that are keyed with the secret of this installation.' },
  retest_sums: { why: OF_THE_PLATFORM },
  scale_sums: { why: OF_THE_PLATFORM },
  schema_functions: { why: OF_THE_PLATFORM },
  schema_migrations: { why: OF_THE_PLATFORM },
  security_events: { why: OF_THE_ACCOUNT },
  session_families: { why: OF_THE_ACCOUNT },
  sso_connections: { why: NEEDS_SECRET },
  sso_domains: { why: 'Whose domain it is was proved to this installation.' },
  sso_identities: { why: 'It belongs to a connection that stays behind.' },
  survey_codes: { why: ENDS_SOON },
  survey_passes: { why: ENDS_SOON },
  survey_sessions: { why: ENDS_SOON },
  talent_packages: { why: OF_THE_PLATFORM },
  training_courses: { why: OF_THE_PLATFORM },
  two_factor_secrets: { why: OF_THE_ACCOUNT },
  webhook_deliveries: { why: 'It belongs to an endpoint that stays behind.' },
  webhook_endpoints: { why: NEEDS_SECRET },
};

/** How every table is handled when one workspace moves to another installation. A test compares it with the schema. */
export const TRAVEL: Readonly<Record<string, TakenTable | LeftTable>> = { ...TAKEN_TABLES, ...LEFT };

/** The table if it is exported; undefined when its rows are left out. */
export function findTaken(table: string): TakenTable | undefined {
  return Object.hasOwn(TAKEN_TABLES, table) ? TAKEN_TABLES[table] : undefined;
}

/** The exported columns of a table. */
export function columnsTaken(table: string, columns: Names): string[] {
  const { omittedColumns = [] } = findTaken(table) ?? {};
  return columns.filter((column) => !omittedColumns.includes(column));
}
