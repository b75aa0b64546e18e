-- Functions and triggers say what they do: assert and apply, record, refresh, clear, delete. Their texts, which call each
-- other by the new names, are in ../functions and are applied in the transaction of this migration. Where version 1.0.0
-- calls a function itself, the former name stays as another function (../functions/previous-version.sql).
alter function goals_need_team() rename to assert_goal_has_team;
alter function access_is_as_seen(uuid[], bigint) rename to assert_access_unchanged;
alter function count_access_change() rename to increment_access_version;
alter function remove_audit_log() rename to delete_audit_log;
alter function copy_talent_date() rename to copy_talent_date_from_talent;
alter function pass_on_talent_date() rename to copy_talent_date_to_links;
alter function talent_is_settled(uuid, uuid) rename to is_talent_in_use;
alter function may_take_talent(uuid, uuid, uuid) rename to can_claim_talent;
alter function guard_talent_owner() rename to apply_talent_owner_rules;
alter function forget_team_documents() rename to clear_team_documents;
alter function start_plan_credits() rename to create_plan_credits;
alter function newest_sheet_of(uuid, uuid) rename to newest_survey_of;
alter function follow_newest_sheet() rename to refresh_newest_survey;
alter function clear_notes() rename to clear_talent_notes;
alter function note_role_ranges() rename to record_role_ranges;
alter function forget_documents_about() rename to clear_documents_about_talent;
alter function note_goal_progress() rename to record_goal_progress;
alter function guard_role_ranges() rename to apply_role_range_rules;
alter function refuse_role_not_in_use() rename to raise_role_not_in_use;
alter function guard_links_to_roles() rename to assert_linked_roles_in_use;
alter function guard_role_of_assessment() rename to assert_assessment_role_in_use;
alter function follow_pool_profile(uuid, uuid) rename to refresh_pool_profile;
alter function follow_pool_of_talent() rename to refresh_pool_of_talent;
alter function follow_pool_of_part() rename to refresh_pool_of_part;
alter function follow_pool_of_role() rename to refresh_pool_of_role;
alter function follow_pool_of_workspace() rename to refresh_pool_of_workspace;
alter function note_choices() rename to record_consent_changes;
alter function note_pool_choice() rename to record_pool_consent;
alter function note_survey_consent() rename to record_survey_consent;
alter function note_statement_consent() rename to record_statement_consent;
alter function note_webhook_event(uuid, text, uuid, jsonb) rename to record_webhook_event;
alter function note_talent_event() rename to record_talent_event;
alter function note_sheet_event() rename to record_survey_event;
alter function note_order_event() rename to record_order_event;
alter function note_mail_outcome() rename to record_mail_outcome;
alter function forget_mail_error() rename to clear_mail_error;
alter function mark_of_address(text) rename to hash_address;
alter function note_known_person() rename to record_known_person;
alter function names_of_kinds(text[]) rename to kind_of_work_names;
alter function name_token_maker() rename to set_token_names;
alter function changes_spelling() rename to is_spelling_change;
alter function keep_talent_words() rename to update_talent_search_words;
alter function whole_name(text, text) rename to full_name;
alter function note_former_details() rename to record_former_details;
alter function note_former_account_details() rename to record_former_account_details;

alter trigger forget_documents on talents rename to talents__clear_documents;
alter trigger forget_documents_of_removed on talents rename to talents__clear_documents_on_removal;
alter trigger teams__forget_documents on teams rename to teams__clear_documents;
alter trigger talents__came_open on talents rename to talents__consent_made;
alter trigger talents__date_passed_on on talents rename to talents__date_copied;
alter trigger talents__words on talents rename to talents__search_words;
alter trigger talents__choices on talents rename to talents__consent_changed;
alter trigger talents_results__statement on talents_results rename to talents_results__statement_consent;
alter trigger survey_sessions__known on survey_sessions rename to survey_sessions__known_person;
alter trigger survey_sessions__known_made on survey_sessions rename to survey_sessions__known_person_made;

-- The code of the version before calls these three until its processes have ended, also while later migrations run. Their
-- text is kept in database/functions/previous-version.sql.
create function access_is_as_seen(subjects uuid[], total bigint) returns boolean
  language sql stable parallel safe as $$ select assert_access_unchanged(subjects, total) $$;
create function may_take_talent(account uuid, workspace uuid, talent uuid) returns boolean
  language sql stable as $$ select can_claim_talent(account, workspace, talent) $$;
create function mark_of_address(address text) returns bytea
  language sql stable as $$ select hash_address(address) $$;
