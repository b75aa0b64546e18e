/** How the rows of a table belong to a person. */
type Ownership =
  | { readonly by: 'talent' | 'result' | 'account'; readonly column: string }
  | { readonly by: 'membership' | 'preferences' | 'address' | 'decision_note' };

const talent = (column = 'talent_id'): Ownership => ({ by: 'talent', column });
const ofResult: Ownership = { by: 'result', column: 'result_id' };
const account = (column = 'user_id'): Ownership => ({ by: 'account', column });

/** The tables in a person's data export, in order. */
export const COPIED_TABLES: Readonly<Record<string, Ownership>> = {
  users: account('id'),
  memberships: account(),
  session_families: account(),
  security_events: account(),
  passkeys: account(),
  sso_identities: { by: 'membership' },
  feedback: account(),
  former_account_details: account(),
  put_offs: account(),
  talent_views: account(),
  role_deciders: account(),
  note_mentions: account(),
  analytics_events: account(),
  talents: talent('id'),
  talent_consents: talent(),
  rights_requests: talent(),
  talents_results: talent(),
  result_versions: ofResult,
  survey_answers: ofResult,
  survey_demographics: ofResult,
  survey_links: ofResult,
  survey_passes: ofResult,
  survey_sessions: ofResult,
  result_reads: ofResult,
  result_feedback: ofResult,
  result_statements: ofResult,
  talent_missions: talent(),
  interview_sheets: talent(),
  shortlist_proposals: talent(),
  interview_raters: talent(),
  interview_ratings: talent(),
  interview_rating_changes: talent(),
  decision_notes: talent(),
  decision_signatures: { by: 'decision_note' },
  former_details: talent(),
  big_five_reports: ofResult,
  report_documents: ofResult,
  report_documents_talents: talent(),
  files: talent(),
  job_preferences: { by: 'preferences' },
  job_preferences_roles_1: { by: 'preferences' },
  job_experiences: talent(),
  pool_profiles: talent(),
  pool_unlocks: talent('source_talent_id'),
  pool_showings: talent(),
  inbox_messages: talent(),
  orders: talent(),
  insight_entries: talent(),
  talent_notes: talent(),
  training_requests: talent(),
  retention_notices: talent(),
  roles_talents: talent('talents_id'),
  vacancy_mails: talent(),
  teams_talents: talent('talents_id'),
  talent_role_assignments: talent(),
  assessment_participants: talent(),
  goals: talent('first_mover'),
  ra_surveys: talent(),
  ra_survey_results: talent(),
  webhook_deliveries: talent(),
  outbox: { by: 'address' },
};

/** The tables with personal data that are not in the export, and why. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  account_tokens: 'Hashes of links; they cannot be used, and they say nothing.',
  api_tokens: 'Hashes of tokens, with the names of programs; they belong to what the workspace set up.',
  refresh_tokens: 'Hashes of sign-ins; the sign-ins themselves are in the copy.',
  passkey_challenges: 'A hash for some minutes.',
  recovery_codes: 'Hashes of secrets.',
  two_factor_secrets: 'A secret; that it exists is said with the security events.',
  survey_codes: 'Hashes of codes for some minutes.',
  mail_recipients: 'Keyed hashes of addresses.',
  mail_opt_outs: 'Keyed hashes of addresses.',
  pool_known_people: 'Keyed hashes of addresses.',
  respelled_addresses: 'Keyed hashes of addresses.',
  access_versions: 'A number for the caches of the server.',
  rate_limits: 'Counters under hashes, for three days.',
  organizations: 'The workspace is no person; its name stands with everything in it.',
  audit_log: 'In the copy as the log: who looked, when, at what. Its lines name other people by keys.',
  data_exports: 'The copy itself.',
};

/** Columns with secrets or technical data, and nothing about the person. */
export const CLOSED_COLUMNS: readonly string[] = [
  'password_hash',
  'token_hash',
  'mark',
  'invitation_hash',
  'credential_id',
  'public_key',
  'counter',
  'fingerprint',
  'filename_disk',
  'storage',
  'payload',
  'message_key',
  // Checkout pages, which the workspace may be about to pay, and keys at the provider.
  'provider_url',
  'provider_session',
  'provider_payment',
  'provider_subscription',
  // Keys of other people.
  'user_created',
  'user_updated',
  'user_deleted',
  'rejected_by',
  'shortlisted_by',
  'hired_by',
  'excused_by',
  'invited_by',
  'watchers',
  'user_answered',
];

/**
 * Columns of the machine-readable file that the document leaves out, and why: of all tables, or of one as
 * `table.column`. Keys (UUIDs) are always left out.
 */
export const NOT_PRINTED: Readonly<Record<string, string>> = {
  'talents.words': 'The search index: name and address once more, folded.',
  skill_words: 'The search index: the skills once more, folded.',
  place_words: 'The search index: the places once more, folded.',
  role_words: 'The search index: the title of the job once more, folded.',
  stanines: 'The five values packed into one number for searching.',
  ranked_stanines: 'The five values packed into one number for searching.',
  measured_scores: 'The five exact values packed for comparing.',
  measured_basis: 'How the values were computed, packed for comparing.',
  ranked: 'The five values packed into one number for searching.',
  sync: 'A counter that keeps payments in order.',
  sequence: 'The order in which a device sent ratings.',
  seq: 'The order in which a device sent its answers.',
  'pool_profiles.z_o': 'The standard scores of the result, once more for searching.',
  'pool_profiles.z_c': 'The standard scores of the result, once more for searching.',
  'pool_profiles.z_e': 'The standard scores of the result, once more for searching.',
  'pool_profiles.z_a': 'The standard scores of the result, once more for searching.',
  'pool_profiles.z_es': 'The standard scores of the result, once more for searching.',
  'talents_results.o': 'A value of the result, once more for searching.',
  'talents_results.c': 'A value of the result, once more for searching.',
  'talents_results.e': 'A value of the result, once more for searching.',
  'talents_results.a': 'A value of the result, once more for searching.',
  'talents_results.es': 'A value of the result, once more for searching.',
  'talents_results.z_o': 'A standard score of the result, once more for searching.',
  'talents_results.z_c': 'A standard score of the result, once more for searching.',
  'talents_results.z_e': 'A standard score of the result, once more for searching.',
  'talents_results.z_a': 'A standard score of the result, once more for searching.',
  'talents_results.z_es': 'A standard score of the result, once more for searching.',
};

/** Columns printed by parts of the document with a custom layout. */
export const PRINTED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  talents_results: ['result'],
  result_versions: ['result', 'date_replaced'],
  roles_talents: ['rejected_reason', 'rejected_note'],
  job_preferences: ['skills', 'languages', 'locations', 'work_mode', 'salary', 'earliest_start'],
};

/** Days for which a copy can be downloaded. */
export const RETENTION_DAYS = 7;
