/** The newest migration, with which functions and their triggers are created. */
export const NEWEST = 'newest';

const COUNTS = 'it refuses nothing and counts what older versions need not know';
/**
 * Changes that the comparison cannot distinguish from breaking ones, by migration and by prefix, each with the reason
 * why the previous version is compatible.
 */
export const ACCEPTED_CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0105_known_people.sql': {
    'survey_sessions trigger survey_sessions__known_made':
      'it refuses nothing, and notes who is not to be found in the pool',
    'survey_sessions trigger survey_sessions__known':
      'it refuses nothing, and notes who is not to be found in the pool',
  },
  '0110_answerable_for_tokens.sql': {
    'api_tokens trigger api_tokens__names':
      'it refuses nothing and fills columns that older versions do not know',
    'api_tokens trigger api_tokens__taken_over': 'it fires on a column that older versions do not know',
    'api_tokens trigger api_tokens__access_taken_over':
      'it fires on a column that older versions do not know',
    'memberships trigger memberships__workspace_tokens_end': 'it refuses nothing and revokes tokens',
    'memberships trigger memberships__workspace_tokens_end_with_role':
      'it refuses nothing and revokes tokens',
    'users trigger users__workspace_tokens_end': 'it refuses nothing and revokes tokens',
    'users trigger users__workspace_tokens_end_with_right': 'it refuses nothing and revokes tokens',
  },
  '0111_second_factor_required.sql': {
    'two_factor_secrets trigger two_factor_secrets__access': COUNTS,
    'passkeys trigger passkeys__access': COUNTS,
  },
  '0172_folded_search.sql': {
    'talents trigger talents__words': 'it refuses nothing, and folds what older versions do not read',
  },
  '0178_former_details.sql': {
    'talents trigger talents__former_details': 'it refuses nothing and notes what is replaced',
    'users trigger users__former_details': 'it refuses nothing and notes what is replaced',
  },
  '0194_vacancies.sql': {
    'memberships constraint memberships__user_role':
      'it takes one value more, which older versions refuse everything',
    'roles constraint roles__filled_without_draft':
      'it only refuses values of a column that older versions do not know',
    'roles_talents constraint roles_talents__hired_or_rejected':
      'it only refuses values of a column that older versions do not know',
  },
  [NEWEST]: {
    'talents_results trigger talents_results__newest_changed':
      'it refuses nothing and fills columns that older versions do not know',
    'roles trigger roles__pool': 'it refuses nothing and refreshes the pool for filled roles as well',
    'assessments trigger assessments__role_not_filled':
      'it refuses only for filled roles, which older versions do not create',
    'roles trigger roles__recruiting_date':
      'it refuses nothing and fills a column that older versions do not know',
    'roles trigger roles__start_recruiting': 'it refuses nothing and keeps the interview questions',
    'roles trigger roles__state_made':
      'it refuses nothing and adds rows to a table that older versions do not know',
    'roles trigger roles__state_changed':
      'it refuses nothing and adds rows to a table that older versions do not know',
    'roles_talents trigger roles_talents__shortlist':
      'it refuses nothing and fires on columns that older versions do not know',
    'roles_talents trigger roles_talents__shortlist_made':
      'it refuses nothing and fires on columns that older versions do not know',
    'roles_talents trigger roles_talents__shortlist_gone':
      'it refuses nothing and fires on columns that older versions do not know',
    'roles_talents trigger roles_talents__role_not_filled':
      'it refuses only for filled roles, which older versions do not create',
    'talents trigger talents__shortlist_mark':
      'it refuses nothing and fills a column that older versions do not know',
    'talents trigger talents__off_shortlists':
      'it refuses nothing and changes columns that older versions do not know',
    'role_deciders trigger role_deciders__access': COUNTS,
    'role_deciders trigger role_deciders__proposals_end':
      'it refuses nothing and removes rows of a table that older versions do not know',
    'memberships trigger memberships__tokens_end_with_role':
      'it refuses nothing and revokes tokens for a value that older versions do not write',
    'outbox trigger outbox__vacancy_mail':
      'it refuses nothing and fires for mails that older versions do not send',
  },
  '0182_gender_undisclosed.sql': {
    'talents constraint talents__gender': 'it takes one value more, which older versions only pass on',
    'survey_demographics constraint survey_demographics__gender':
      'it takes one value more, which older versions only pass on',
  },
  '0187_interview_questions.sql': {
    'roles_talents trigger roles_talents__start_recruiting':
      'it refuses nothing and keeps questions that older versions do not know',
    'assessment_participants trigger assessment_participants__start_recruiting':
      'it refuses nothing and keeps questions that older versions do not know',
  },
  '0191_paused_subscriptions.sql': {
    'billing_accounts constraint billing_accounts__status':
      'it takes one value more, which only the newer version writes; until the update is over, the older one cannot show the billing page of a workspace that pauses',
  },
};

/** Names that a migration replaces and that no older version calls: only triggers and functions do. */
export const RENAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0189_function_names.sql': {
    goals_need_team: 'assert_goal_has_team',
    count_access_change: 'increment_access_version',
    remove_audit_log: 'delete_audit_log',
    copy_talent_date: 'copy_talent_date_from_talent',
    pass_on_talent_date: 'copy_talent_date_to_links',
    talent_is_settled: 'is_talent_in_use',
    guard_talent_owner: 'apply_talent_owner_rules',
    forget_team_documents: 'clear_team_documents',
    start_plan_credits: 'create_plan_credits',
    newest_sheet_of: 'newest_survey_of',
    follow_newest_sheet: 'refresh_newest_survey',
    clear_notes: 'clear_talent_notes',
    note_role_ranges: 'record_role_ranges',
    forget_documents_about: 'clear_documents_about_talent',
    note_goal_progress: 'record_goal_progress',
    guard_role_ranges: 'apply_role_range_rules',
    refuse_role_not_in_use: 'raise_role_not_in_use',
    guard_links_to_roles: 'assert_linked_roles_in_use',
    guard_role_of_assessment: 'assert_assessment_role_in_use',
    follow_pool_profile: 'refresh_pool_profile',
    follow_pool_of_talent: 'refresh_pool_of_talent',
    follow_pool_of_part: 'refresh_pool_of_part',
    follow_pool_of_role: 'refresh_pool_of_role',
    follow_pool_of_workspace: 'refresh_pool_of_workspace',
    note_choices: 'record_consent_changes',
    note_pool_choice: 'record_pool_consent',
    note_survey_consent: 'record_survey_consent',
    note_statement_consent: 'record_statement_consent',
    note_webhook_event: 'record_webhook_event',
    note_talent_event: 'record_talent_event',
    note_sheet_event: 'record_survey_event',
    note_order_event: 'record_order_event',
    note_mail_outcome: 'record_mail_outcome',
    forget_mail_error: 'clear_mail_error',
    note_known_person: 'record_known_person',
    names_of_kinds: 'kind_of_work_names',
    name_token_maker: 'set_token_names',
    changes_spelling: 'is_spelling_change',
    keep_talent_words: 'update_talent_search_words',
    whole_name: 'full_name',
    note_former_details: 'record_former_details',
    note_former_account_details: 'record_former_account_details',
    forget_documents: 'talents__clear_documents',
    forget_documents_of_removed: 'talents__clear_documents_on_removal',
    teams__forget_documents: 'teams__clear_documents',
    talents__came_open: 'talents__consent_made',
    talents__date_passed_on: 'talents__date_copied',
    talents__words: 'talents__search_words',
    talents__choices: 'talents__consent_changed',
    talents_results__statement: 'talents_results__statement_consent',
    survey_sessions__known: 'survey_sessions__known_person',
    survey_sessions__known_made: 'survey_sessions__known_person_made',
  },
};
