import { ACCEPTED_OF_MIGRATIONS } from '#testing/compare-schemas.ts';

const COUNTS = 'it refuses nothing and counts what older versions need not know';
const REPEATS = 'it refuses nothing and repeats what older versions need not know';

const REPEATS_SHEET =
  'it refuses nothing and repeats what the sheet says, which older versions need not know';

const LETS_GO = 'it refuses nothing, and lets go of files that only newer versions make';

const OF_POOL = Object.fromEntries(
  'talents__pool talents__pool_made job_preferences__pool job_preferences_roles_1__pool job_experiences__pool talents_results__pool roles__pool organizations__pool'
    .split(' ')
    .map((name) => [`${name.split('__')[0]} trigger ${name}`, REPEATS]),
);

const COLUMNS_OF_LOG =
  'organization_id id date_created user_id user_role action items talent_ids details'.split(' ');

/**
 * Changes that the comparison cannot tell from breaking ones, by migration and by how they begin, each with the reason
 * why the version before lives with it.
 */
const OFFERS_NO_DRAFT = 'no older version has a screen that makes a role a draft, and none archives one';
export const ACCEPTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0172_folded_search.sql': {
    'talents trigger talents__words': 'it refuses nothing, and folds what older versions do not read',
  },
  '0105_known_people.sql': {
    'survey_sessions trigger survey_sessions__known_made':
      'it refuses nothing, and notes who is not to be found in the pool',
    'survey_sessions trigger survey_sessions__known':
      'it refuses nothing, and notes who is not to be found in the pool',
  },
  '0101_marks_and_ends.sql': {
    'security_events constraint security_events__kind':
      'two more words: until the update ends, the version before cannot list the events of a person who was signed out everywhere',
    'session_families constraint session_families__ended_because':
      'one more word, which older versions neither read nor write',
  },
  '0098_ends_of_tokens.sql': {
    'security_events constraint security_events__kind':
      'one more word: until the update ends, the version before cannot list the events of a person who made a token',
    'memberships trigger memberships__tokens_end':
      'it refuses nothing: it revokes tokens that older versions cannot make',
  },
  '0091_webhooks.sql': {
    'talents trigger talents__event_made':
      'it refuses nothing: it notes what happened for endpoints that older versions cannot make',
    'talents trigger talents__event':
      'it refuses nothing: it notes what happened for endpoints that older versions cannot make',
    'talents_results trigger talents_results__event_made':
      'it refuses nothing: it notes what happened for endpoints that older versions cannot make',
    'talents_results trigger talents_results__event':
      'it refuses nothing: it notes what happened for endpoints that older versions cannot make',
    'orders trigger orders__event':
      'it refuses nothing: it notes what happened for endpoints that older versions cannot make',
  },
  '0066_own_pages.sql': {
    'talents trigger talents__clear_own_pages':
      'it refuses nothing and removes what older versions do not know',
  },
  '0064_erasures.sql': {
    'audit_log policy lines_stay':
      'it refuses what it refused of lines of three years, and lets older ones go',
  },
  '0068_works_council.sql': {
    'memberships constraint memberships__user_role': 'it accepts what it accepted, and one kind more',
  },
  '0060_pool_profiles.sql': OF_POOL,
  ...ACCEPTED_OF_MIGRATIONS,
  '0047_documents_about_people.sql': {
    'report_documents constraint report_documents__kind': 'it accepts what it accepted, and two kinds more',
    'talents trigger forget_documents': LETS_GO,
    'talents trigger forget_documents_of_removed': LETS_GO,
  },
  '0071_held_results.sql': {
    'talents_results constraint talents_results__held_is_finished': 'no older version holds a result back',
    'talents_results trigger talents_results__newest_changed': REPEATS_SHEET,
  },
  '0034_newest_sheets.sql': {
    'talents_results trigger talents_results__newest_made': REPEATS_SHEET,
    'talents_results trigger talents_results__newest_changed': REPEATS_SHEET,
  },
  '0004_sessions.sql': {
    'outbox.organization_id':
      'an older worker leaves such a mail lying, and the search for lost mails hands it to a newer one',
    'outbox constraint outbox_pkey': 'outbox__key says the same of every row an older version writes',
    'outbox constraint outbox__key': 'it says what the primary key said',
    'outbox constraint outbox__message_key_unique': 'it says the same of every row an older version writes',
  },
  '0003_read_path.sql': {
    'users trigger users__access': COUNTS,
    'memberships trigger memberships__access': COUNTS,
    'organizations trigger organizations__access': COUNTS,
    'organization_features trigger organization_features__access': COUNTS,
    'audit_log constraint audit_log_organization_id_fkey':
      'the log accepts what it accepted, and ends with its workspace',
    'organizations trigger organizations__audit_log': 'it removes what the foreign key removed',
    'talents trigger talents__access_made': COUNTS,
    'talents trigger talents__access_changed': COUNTS,
    'talents trigger talents__access_gone': COUNTS,
  },
  '0009_rules_of_rows.sql': {
    'roles constraint roles__purpose_version': 'only the version that comes with it writes these columns',
    'roles constraint roles__description_version': 'only the version that comes with it writes these columns',
    'roles constraint roles__accountabilities_version':
      'only the version that comes with it writes these columns',
    'ra_surveys constraint ra_surveys__answered': 'only the version that comes with it writes this table',
    'teams_talents trigger teams_talents__clear_report':
      'it refuses nothing and empties what older versions leave empty',
    'teams_roles trigger teams_roles__clear_report': 'only the version that comes with it writes this table',
  },
  '0016_ended_by_administrators.sql': {
    'session_families constraint session_families__ended_because': 'it accepts more than before',
  },
  '0015_search.sql': {
    'talents policy search': 'it is for a role that no older version takes',
  },
  '0011_inbox.sql': {
    'talents trigger talents__clear_inbox': 'it refuses nothing and removes what older versions do not know',
  },
  '0054_fixed_ranges.sql': {
    'roles trigger roles__ranges_changed':
      'of what older versions write it refuses only a change of fixed ranges, which they show as a plain refusal',
  },
  '0052_goals_and_editors.sql': {
    'key_results trigger key_results__progress_made':
      'it refuses nothing and notes what older versions need not know',
    'key_results trigger key_results__progress_changed':
      'it refuses nothing and notes what older versions need not know',
  },
  '0055_states_of_roles.sql': {
    'roles constraint roles__published_without_draft':
      'no older version has a screen that writes either flag, and a request that writes both is refused',
    'roles_talents trigger roles_talents__role_in_use': OFFERS_NO_DRAFT,
    'teams_roles trigger teams_roles__role_in_use': OFFERS_NO_DRAFT,
    'talent_role_assignments trigger talent_role_assignments__role_in_use': OFFERS_NO_DRAFT,
    'assessments trigger assessments__role_in_use': OFFERS_NO_DRAFT,
    'assessments trigger assessments__other_role_in_use': OFFERS_NO_DRAFT,
  },
  '0046_ranges_of_roles.sql': {
    'roles trigger roles__ranges_made': 'it refuses nothing and notes what older versions need not know',
    'roles trigger roles__ranges_changed': 'it refuses nothing and notes what older versions need not know',
  },
  '0044_verbs.sql': {
    'talents trigger talents__clear_rejection_notes':
      'it refuses nothing and removes what older versions do not know',
  },
  '0045_records_of_people.sql': {
    'talents trigger talents__clear_notes': 'it refuses nothing and removes what older versions do not know',
  },
  '0030_old_team_reports.sql': {
    'teams trigger teams__forget_documents':
      'it refuses nothing, and an older version prints a report again that it does not find',
  },
  '0028_sign_in.sql': {
    'session_families trigger session_families__access_ended': COUNTS,
    'session_families trigger session_families__access_gone': COUNTS,
    'audit_log policy lines_stay': 'no older version removes a line but by removing its workspace',
    ...Object.fromEntries(
      COLUMNS_OF_LOG.map((name) => [
        `quint_platform update audit_log.${name}`,
        'no older version changes a line',
      ]),
    ),
  },
  '0017_newest_of_a_record.sql': {
    'roles_talents trigger roles_talents__talent_date': REPEATS,
    'teams_talents trigger teams_talents__talent_date': REPEATS,
    'talents trigger talents__date_passed_on': REPEATS,
  },
  '0031_plan_credits.sql': {
    'organizations trigger organizations__plan_credits': COUNTS,
  },
  '0025_addresses.sql': {
    'users trigger users__email_proof': 'it refuses nothing and empties what older versions do not know',
    'talents trigger talents__owner':
      'it refuses an account the talent of an address it did not prove, which older versions must not give either; a person who accepts an invitation there meanwhile does so again once the newer version answers',
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
  '0178_former_details.sql': {
    'talents trigger talents__former_details': 'it refuses nothing and notes what is replaced',
    'users trigger users__former_details': 'it refuses nothing and notes what is replaced',
  },
};
