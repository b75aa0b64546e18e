// Written by `npm run collections` from the declarations of the server and schema.sql. Do not edit.
//
// values: what a field answers, a relation with its key. groups: objects of values. one, many: where relations lead.
// filled: fields that are never null in a picked record. inputs: values written differently from how they are read.
// create, required, update: fields that may or must be written. nested: relations that take a record for a key.
import type { JsonValues } from './json-values.ts';

export interface Collections {
  readonly 'analytics_events': {
    readonly values: {
      readonly id: string;
      readonly action: string;
      readonly organization: string | null;
      readonly user: string | null;
      readonly anonymousSessionId: string | null;
      readonly count: number;
      readonly date: string;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'organizations';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'assessment_participants': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly assessment: string;
      readonly talent: string;
      readonly status: 'SCHEDULED' | 'INVITED' | 'SENT' | 'OPENED' | 'PENDING' | 'FINISHED' | 'CANCELED';
      readonly result: string | null;
      readonly rejected: boolean;
      readonly rejected_at: string | null;
      readonly rejected_by: string | null;
      readonly canceled: boolean;
      readonly canceled_at: string | null;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly assessment: 'assessments';
      readonly talent: 'talents';
      readonly result: 'talents_results';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'assessment' | 'talent' | 'rejected' | 'canceled';
    readonly required: never;
    readonly update: 'organization_id' | 'rejected' | 'canceled';
    readonly nested: never;
  };
  readonly 'assessments': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly name: string;
      readonly description: string | null;
      readonly role: string;
      readonly roles: JsonValues['NamedRecords'];
      readonly date_start: string;
      readonly date_end: string;
      readonly purpose: 'team_evaluation' | 'recruiting';
      readonly status: 'planned' | 'active' | 'ended';
      readonly status_order: number;
      readonly participants: readonly string[];
      readonly report_file: string | null;
      readonly date_created: string;
      readonly user_created: string | null;
      readonly date_updated: string;
      readonly date_deleted: string | null;
      readonly user_deleted: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly role: 'roles';
      readonly report_file: 'files';
    };
    readonly many: {
      readonly participants: 'assessment_participants';
    };
    readonly filled: {};
    readonly inputs: {
      readonly name: string | null;
    };
    readonly create: 'organization_id' | 'name' | 'description' | 'role' | 'date_start' | 'date_end' | 'purpose' | 'participants';
    readonly required: 'role' | 'date_start' | 'date_end' | 'purpose';
    readonly update: 'organization_id' | 'name' | 'description' | 'role' | 'date_start' | 'date_end' | 'purpose' | 'participants' | 'date_deleted' | 'user_deleted';
    readonly nested: never;
  };
  readonly 'audit_log': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly date_created: string;
      readonly user: string | null;
      readonly token_name: string | null;
      readonly user_role: string | null;
      readonly action: string;
      readonly items: readonly string[];
      readonly talent_ids: readonly string[];
      readonly details: unknown;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly user: 'users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'big_five_reports': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly talents_result: string;
      readonly language: 'EN' | 'DE';
      readonly file: string | null;
      readonly scoring_version: string;
      readonly norm_version: string;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly talents_result: 'talents_results';
      readonly file: 'files';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'features': {
    readonly values: {
      readonly id: string;
      readonly name: string;
      readonly default: boolean;
    };
    readonly groups: {};
    readonly one: {};
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'files': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly storage: 'local' | 's3';
      readonly filename_disk: string;
      readonly filename_download: string;
      readonly title: string | null;
      readonly type: string;
      readonly filesize: string;
      readonly width: number | null;
      readonly height: number | null;
      readonly purpose: 'avatar' | 'logo' | 'report' | 'document';
      readonly talent: string | null;
      readonly team: string | null;
      readonly user: string | null;
      readonly uploaded_by: string | null;
      readonly uploaded_on: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly talent: 'talents';
      readonly team: 'teams';
      readonly user: 'users';
      readonly uploaded_by: 'users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: 'title';
    readonly nested: never;
  };
  readonly 'goals': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly objective: string;
      readonly priority: 'high' | 'medium' | 'low';
      readonly priority_order: number;
      readonly context: string | null;
      readonly first_mover: string | null;
      readonly teams: readonly string[];
      readonly key_results: readonly string[];
      readonly progress: number | null;
      readonly due_date: string | null;
      readonly progress_history: JsonValues['ProgressHistory'];
      readonly date_created: string;
      readonly user_created: string | null;
      readonly date_updated: string;
      readonly date_deleted: string | null;
      readonly user_deleted: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly first_mover: 'talents';
    };
    readonly many: {
      readonly teams: 'goals_teams';
      readonly key_results: 'key_results';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'objective' | 'priority' | 'context' | 'first_mover' | 'teams' | 'key_results' | 'due_date';
    readonly required: 'objective' | 'priority' | 'teams';
    readonly update: 'organization_id' | 'objective' | 'priority' | 'context' | 'first_mover' | 'teams' | 'key_results' | 'due_date' | 'date_deleted' | 'user_deleted';
    readonly nested: never;
  };
  readonly 'goals_teams': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly goals_id: string;
      readonly teams_id: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly goals_id: 'goals';
      readonly teams_id: 'team_names';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'goals_id' | 'teams_id';
    readonly required: never;
    readonly update: 'organization_id';
    readonly nested: 'teams_id';
  };
  readonly 'i18n': {
    readonly values: {
      readonly id: string;
      readonly selector: string;
      readonly locale: 'en' | 'de';
      readonly gender: '' | 'male' | 'female' | 'diverse';
      readonly text: string;
      readonly date_updated: string;
    };
    readonly groups: {};
    readonly one: {};
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'selector' | 'locale' | 'gender' | 'text';
    readonly required: never;
    readonly update: 'selector' | 'locale' | 'gender' | 'text';
    readonly nested: never;
  };
  readonly 'insight_entries': {
    readonly values: {
      readonly id: string;
      readonly organization: string;
      readonly kind: 'start' | 'plan' | 'purchase' | 'promotion' | 'grant' | 'unlock' | 'refund' | 'set' | 'reset';
      readonly amount: number;
      readonly balance: number;
      readonly reason: string | null;
      readonly talent: string | null;
      readonly order: string | null;
      readonly user_created: string | null;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'organizations';
      readonly talent: 'talents';
      readonly order: 'orders';
      readonly user_created: 'users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'job_experiences': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly talent_id: string;
      readonly role_name: string;
      readonly company_name: string;
      readonly company_location: string;
      readonly started_at: string;
      readonly ended_at: string | null;
      readonly currently_working: boolean;
      readonly date_created: string;
      readonly date_updated: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly talent_id: 'talents';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'talent_id' | 'role_name' | 'company_name' | 'company_location' | 'started_at' | 'ended_at' | 'currently_working';
    readonly required: 'role_name' | 'company_name' | 'company_location' | 'started_at';
    readonly update: 'organization_id' | 'role_name' | 'company_name' | 'company_location' | 'started_at' | 'ended_at' | 'currently_working';
    readonly nested: never;
  };
  readonly 'job_preferences': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly work_mode: readonly ('on_site' | 'hybrid' | 'remote')[] | null;
      readonly locations: JsonValues['JobLocations'];
      readonly location_labels: string | null;
      readonly skills: string | null;
      readonly languages: JsonValues['JobLanguages'] | null;
      readonly kinds_of_work: readonly ('sales' | 'account_management' | 'support' | 'software_developer' | 'product_manager' | 'marketing' | 'hr' | 'finance' | 'team_lead' | 'assistant')[];
      readonly salary: number | null;
      readonly earliest_start: string | null;
      readonly roles_for_notifications: readonly string[];
      readonly talents: readonly string[];
      readonly date_created: string;
      readonly date_updated: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
    };
    readonly many: {
      readonly roles_for_notifications: 'job_preferences_roles_1';
      readonly talents: 'talents';
    };
    readonly filled: {};
    readonly inputs: {
      readonly work_mode: readonly ('on_site' | 'hybrid' | 'remote')[];
      readonly languages: JsonValues['JobLanguages'];
    };
    readonly create: 'organization_id' | 'work_mode' | 'locations' | 'location_labels' | 'skills' | 'languages' | 'kinds_of_work' | 'salary' | 'earliest_start' | 'roles_for_notifications' | 'talents';
    readonly required: never;
    readonly update: 'organization_id' | 'work_mode' | 'locations' | 'location_labels' | 'skills' | 'languages' | 'kinds_of_work' | 'salary' | 'earliest_start' | 'roles_for_notifications' | 'talents';
    readonly nested: never;
  };
  readonly 'job_preferences_roles_1': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly job_preferences_id: string;
      readonly roles_id: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly job_preferences_id: 'job_preferences';
      readonly roles_id: 'roles';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'job_preferences_id' | 'roles_id';
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'key_results': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly goal: string;
      readonly text: string;
      readonly is_done: boolean;
      readonly percent: number;
      readonly sort: number;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly goal: 'goals';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'goal' | 'text' | 'is_done' | 'percent' | 'sort';
    readonly required: 'text';
    readonly update: 'organization_id' | 'text' | 'is_done' | 'percent' | 'sort';
    readonly nested: never;
  };
  readonly 'memberships': {
    readonly values: {
      readonly id: string;
      readonly organization: string;
      readonly user: string;
      readonly user_role: 'ORG_ADMIN' | 'ORG_USER' | 'WORKS_COUNCIL' | 'HIRING_MANAGER';
      readonly status: 'active' | 'invited';
      readonly date_created: string;
      readonly decides_about: readonly string[];
      readonly mail_error: string | null;
      readonly date_mail_failed: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'organizations';
      readonly user: 'users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'open_roles': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly name: string;
      readonly purpose: string | null;
      readonly description: string | null;
      readonly accountabilities: string | null;
      readonly value_creation: string | null;
      readonly shown_texts: JsonValues['ShownTexts'];
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'orders': {
    readonly values: {
      readonly id: string;
      readonly number: string;
      readonly organization: string;
      readonly kind: 'basic' | 'flow' | 'enterprise' | 'insights' | 'premium_report';
      readonly way: 'stripe' | 'test' | 'offer';
      readonly status: 'created' | 'paid' | 'fulfilled' | 'failed' | 'expired' | 'withdrawn' | 'declined' | 'returning' | 'refunded';
      readonly buyer: 'workspace' | 'talent';
      readonly lines: JsonValues['OrderLines'];
      readonly amount: number;
      readonly tax: number | null;
      readonly amount_refunded: number;
      readonly package_key: string | null;
      readonly insights: number | null;
      readonly period: 'month' | 'year' | null;
      readonly administrators: number | null;
      readonly members: number | null;
      readonly talent: string | null;
      readonly message: string | null;
      readonly note: string | null;
      readonly is_given: boolean;
      readonly user_created: string | null;
      readonly date_created: string;
      readonly date_paid: string | null;
      readonly date_expires: string | null;
      readonly date_ended: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'organizations';
      readonly talent: 'talents';
      readonly user_created: 'users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'organization_features': {
    readonly values: {
      readonly id: string;
      readonly organization: string;
      readonly name: string;
      readonly enabled: boolean;
      readonly feature: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'organizations';
      readonly feature: 'features';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'name' | 'enabled';
    readonly required: 'name' | 'enabled';
    readonly update: 'enabled';
    readonly nested: never;
  };
  readonly 'organizations': {
    readonly values: {
      readonly id: string;
      readonly name: string;
      readonly language: 'EN' | 'DE';
      readonly logo: string | null;
      readonly sends_reminders: boolean;
      readonly hold_results: 'no' | '24h' | '48h' | 'opened';
      readonly address_form: 'du' | 'sie';
      readonly uses_ai: boolean;
      readonly survey_frame_origins: readonly string[];
      readonly is_freezed: boolean;
      readonly hide_personal_data: boolean;
      readonly hide_everybody: boolean;
      readonly is_on_hold: boolean;
      readonly is_unconfirmed: boolean;
      readonly features: readonly string[];
      readonly featureSettings: JsonValues['Switches'];
      readonly users: readonly string[];
      readonly trial_ends_at: string | null;
      readonly date_created: string;
      readonly date_updated: string;
      readonly date_deleted: string | null;
      readonly user_deleted: string | null;
    };
    readonly groups: {
      readonly pack: { readonly name: 'Basic' | 'Flow' | 'Enterprise'; };
      readonly custom_limits: { readonly talent_insights_budget: number; readonly mails_per_day: number | null; };
      readonly stripe_payment_data: { readonly customer_email: string | null; };
    };
    readonly one: {
      readonly logo: 'files';
    };
    readonly many: {
      readonly features: 'organization_features';
      readonly users: 'memberships';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: 'name' | 'language' | 'logo' | 'sends_reminders' | 'hold_results' | 'address_form' | 'uses_ai' | 'survey_frame_origins' | 'is_freezed' | 'hide_personal_data' | 'hide_everybody' | 'pack' | 'custom_limits' | 'features' | 'trial_ends_at' | 'date_deleted' | 'user_deleted';
    readonly nested: never;
  };
  readonly 'payment_events': {
    readonly values: {
      readonly id: string;
      readonly message: string;
      readonly provider: 'stripe' | 'test';
      readonly type: string;
      readonly subject: string | null;
      readonly organization: string | null;
      readonly order: string | null;
      readonly status: 'waiting' | 'done' | 'ignored' | 'failed';
      readonly attempts: number;
      readonly error: string | null;
      readonly date_sent: string;
      readonly date_created: string;
      readonly date_done: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'organizations';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'ra_survey_results': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly role: string;
      readonly survey: string | null;
      readonly email: string;
      readonly talent: string | null;
      readonly result: JsonValues['StakeholderRanges'];
      readonly usable_answers: number;
      readonly date_created: string;
      readonly date_finished: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly role: 'roles';
      readonly survey: 'ra_surveys';
      readonly talent: 'talents';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'ra_surveys': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly role: string;
      readonly email: string;
      readonly talent: string | null;
      readonly language: 'EN' | 'DE';
      readonly status: 'INVITED' | 'SENT' | 'OPENED' | 'FINISHED' | 'CANCELED';
      readonly date_created: string;
      readonly user_created: string | null;
      readonly date_expires: string | null;
      readonly date_sent: string | null;
      readonly date_opened: string | null;
      readonly date_reminded: string | null;
      readonly date_finished: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly role: 'roles';
      readonly talent: 'talents';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: 'organization_id' | 'status';
    readonly nested: never;
  };
  readonly 'roles': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly name: string;
      readonly purpose: string | null;
      readonly description: string | null;
      readonly accountabilities: string | null;
      readonly value_creation: string | null;
      readonly range_sources: JsonValues['RangeSources'];
      readonly range_reason: string | null;
      readonly are_ranges_locked: boolean;
      readonly ranges_locked_at: string | null;
      readonly ranges_locked_by: string | null;
      readonly range_lock: JsonValues['RangeLock'];
      readonly range_history: JsonValues['RangeHistory'];
      readonly must_haves: JsonValues['MustHaves'];
      readonly purpose_summaries: JsonValues['Texts'];
      readonly purpose_origins: JsonValues['VersionOrigins'];
      readonly is_purpose_summarised: boolean;
      readonly selected_purpose_index: number;
      readonly description_summaries: JsonValues['Texts'];
      readonly description_origins: JsonValues['VersionOrigins'];
      readonly is_description_summarised: boolean;
      readonly selected_description_index: number;
      readonly accountabilities_summaries: JsonValues['Texts'];
      readonly accountabilities_origins: JsonValues['VersionOrigins'];
      readonly is_accountabilities_summarised: boolean;
      readonly selected_accountabilities_index: number;
      readonly shown_texts: JsonValues['ShownTexts'];
      readonly draft_answers: unknown;
      readonly is_assistant_open: boolean;
      readonly draft_state: string | null;
      readonly is_published_to_pool: boolean;
      readonly state: 'draft' | 'recruiting' | 'filled' | 'archived';
      readonly date_recruiting: string | null;
      readonly date_filled: string | null;
      readonly user_filled: string | null;
      readonly filled_by_talent: string | null;
      readonly is_archived: boolean;
      readonly date_archived: string | null;
      readonly user_archived: string | null;
      readonly talents: readonly string[];
      readonly skills: readonly string[];
      readonly teams: readonly string[];
      readonly assignments: readonly string[];
      readonly training_courses: readonly string[];
      readonly ra_surveys: readonly string[];
      readonly ra_survey_results: readonly string[];
      readonly date_created: string;
      readonly user_created: string | null;
      readonly date_updated: string;
      readonly date_deleted: string | null;
      readonly user_deleted: string | null;
    };
    readonly groups: {
      readonly attributes: { readonly O: { readonly min: number; readonly max: number; readonly weight: number; }; readonly C: { readonly min: number; readonly max: number; readonly weight: number; }; readonly E: { readonly min: number; readonly max: number; readonly weight: number; }; readonly A: { readonly min: number; readonly max: number; readonly weight: number; }; readonly ES: { readonly min: number; readonly max: number; readonly weight: number; }; };
    };
    readonly one: {
      readonly organization_id: 'organizations';
    };
    readonly many: {
      readonly talents: 'roles_talents';
      readonly skills: 'roles_skills';
      readonly teams: 'teams_roles';
      readonly assignments: 'talent_role_assignments';
      readonly training_courses: 'roles_training_courses';
      readonly ra_surveys: 'ra_surveys';
      readonly ra_survey_results: 'ra_survey_results';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'name' | 'purpose' | 'description' | 'accountabilities' | 'value_creation' | 'attributes' | 'range_sources' | 'are_ranges_locked' | 'must_haves' | 'purpose_summaries' | 'purpose_origins' | 'is_purpose_summarised' | 'selected_purpose_index' | 'description_summaries' | 'description_origins' | 'is_description_summarised' | 'selected_description_index' | 'accountabilities_summaries' | 'accountabilities_origins' | 'is_accountabilities_summarised' | 'selected_accountabilities_index' | 'draft_answers' | 'draft_state' | 'is_published_to_pool' | 'is_archived' | 'talents' | 'skills' | 'teams' | 'training_courses';
    readonly required: 'name';
    readonly update: 'organization_id' | 'name' | 'purpose' | 'description' | 'accountabilities' | 'value_creation' | 'attributes' | 'range_sources' | 'range_reason' | 'are_ranges_locked' | 'must_haves' | 'purpose_summaries' | 'purpose_origins' | 'is_purpose_summarised' | 'selected_purpose_index' | 'description_summaries' | 'description_origins' | 'is_description_summarised' | 'selected_description_index' | 'accountabilities_summaries' | 'accountabilities_origins' | 'is_accountabilities_summarised' | 'selected_accountabilities_index' | 'draft_answers' | 'draft_state' | 'is_published_to_pool' | 'is_archived' | 'talents' | 'skills' | 'teams' | 'training_courses' | 'date_deleted' | 'user_deleted';
    readonly nested: never;
  };
  readonly 'roles_skills': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly roles_id: string;
      readonly skills_id: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly roles_id: 'roles';
      readonly skills_id: 'skills';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'roles_id' | 'skills_id';
    readonly required: never;
    readonly update: 'organization_id';
    readonly nested: 'skills_id';
  };
  readonly 'roles_talents': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly roles_id: string;
      readonly talents_id: string;
      readonly stage: 'invited' | 'opened' | 'finished' | 'shortlist' | 'decided';
      readonly shortlisted: boolean;
      readonly shortlisted_at: string | null;
      readonly shortlisted_by: string | null;
      readonly hired_at: string | null;
      readonly hired_by: string | null;
      readonly interview_at: string | null;
      readonly rejected: boolean;
      readonly rejected_at: string | null;
      readonly rejected_by: string | null;
      readonly rejected_reason: 'requirements' | 'experience' | 'salary' | 'timing' | 'other_person' | 'withdrew' | 'no_answer' | 'other' | null;
      readonly rejected_note: string | null;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly roles_id: 'roles';
      readonly talents_id: 'talents';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'roles_id' | 'talents_id' | 'shortlisted' | 'interview_at' | 'rejected';
    readonly required: never;
    readonly update: 'organization_id' | 'shortlisted' | 'interview_at' | 'rejected';
    readonly nested: never;
  };
  readonly 'roles_training_courses': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly roles_id: string;
      readonly training_courses_id: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly roles_id: 'roles';
      readonly training_courses_id: 'training_courses';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'roles_id' | 'training_courses_id';
    readonly required: never;
    readonly update: 'organization_id';
    readonly nested: never;
  };
  readonly 'skills': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly label: string;
      readonly value: string;
      readonly roles: readonly string[];
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
    };
    readonly many: {
      readonly roles: 'roles_skills';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'label';
    readonly required: 'label';
    readonly update: 'organization_id' | 'label';
    readonly nested: never;
  };
  readonly 'talent_notes': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly talent: string;
      readonly text: string;
      readonly user_created: string | null;
      readonly date_created: string;
      readonly date_updated: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly talent: 'talents';
      readonly user_created: 'users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'talent' | 'text';
    readonly required: 'text';
    readonly update: 'organization_id' | 'text';
    readonly nested: never;
  };
  readonly 'talent_role_assignments': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly talent_id: string;
      readonly role_id: string;
      readonly team_id: string;
      readonly date_created: string;
      readonly user_created: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly talent_id: 'talents';
      readonly role_id: 'roles';
      readonly team_id: 'teams';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'talent_id' | 'role_id' | 'team_id';
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'talent_views': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly user: string;
      readonly name: string;
      readonly is_shared: boolean;
      readonly view: JsonValues['SavedTalentsView'];
      readonly date_created: string;
      readonly date_updated: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly user: 'users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'name' | 'is_shared' | 'view';
    readonly required: 'name' | 'view';
    readonly update: 'organization_id' | 'name' | 'is_shared' | 'view';
    readonly nested: never;
  };
  readonly 'talents': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly fullname: string;
      readonly email: string;
      readonly first_name: string | null;
      readonly last_name: string | null;
      readonly phone: string | null;
      readonly status: 'APPLICANT' | 'FAVOURITE' | 'EMPLOYEE';
      readonly gender: 'male' | 'female' | 'diverse' | 'undisclosed' | null;
      readonly gender_custom: string | null;
      readonly language: 'EN' | 'DE';
      readonly avatar: string | null;
      readonly avatarLink: string;
      readonly isInitials: boolean;
      readonly path: string;
      readonly user: string | null;
      readonly is_directly_invited: boolean;
      readonly is_insight_unlocked: boolean;
      readonly is_big_five_report_unlocked: boolean;
      readonly is_open_for_work: boolean;
      readonly open_for_work_since: string | null;
      readonly is_left_out_of_rankings: boolean;
      readonly isMasked: boolean;
      readonly isHidePersonalData: boolean;
      readonly isLocked: boolean;
      readonly closed_content: JsonValues['ClosedContent'] | null;
      readonly source: string | null;
      readonly tags: readonly string[];
      readonly invitation_status: 'SCHEDULED' | 'INVITED' | 'SENT' | 'OPENED' | 'PENDING' | 'FINISHED' | 'CANCELED' | null;
      readonly date_last_invited: string | null;
      readonly is_quiet: boolean;
      readonly is_new_result: boolean;
      readonly mail_error: string | null;
      readonly date_mail_failed: string | null;
      readonly mail_waits_since: string | null;
      readonly status_order: number;
      readonly invitation_order: number;
      readonly is_result_held: boolean;
      readonly result_held_until: string | null;
      readonly latestResult: string | null;
      readonly invitation: string | null;
      readonly talents_results: readonly string[];
      readonly active_talents_result: string | null;
      readonly job_preferences: string | null;
      readonly job_experiences: readonly string[];
      readonly ws_ids_of_copied_talent: readonly string[];
      readonly roles: readonly string[];
      readonly teams: readonly string[];
      readonly assignments: readonly string[];
      readonly date_created: string;
      readonly user_created: string | null;
      readonly date_updated: string;
      readonly date_anonymized: string | null;
      readonly date_deleted: string | null;
      readonly user_deleted: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly avatar: 'files';
      readonly user: 'users';
      readonly latestResult: 'talents_results';
      readonly invitation: 'talents_results';
      readonly active_talents_result: 'talents_results';
      readonly job_preferences: 'job_preferences';
      readonly user_created: 'users';
    };
    readonly many: {
      readonly talents_results: 'talents_results';
      readonly job_experiences: 'job_experiences';
      readonly roles: 'roles_talents';
      readonly teams: 'teams_talents';
      readonly assignments: 'talent_role_assignments';
    };
    readonly filled: {
      readonly latestResult: 'result' | 'date_finished';
    };
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: 'organization_id' | 'email' | 'first_name' | 'last_name' | 'phone' | 'status' | 'gender' | 'gender_custom' | 'language' | 'avatar' | 'is_open_for_work' | 'source' | 'tags' | 'job_preferences' | 'job_experiences' | 'roles' | 'teams' | 'date_deleted' | 'user_deleted';
    readonly nested: 'job_preferences';
  };
  readonly 'talents_results': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly talent: string;
      readonly assessment: string | null;
      readonly status: 'SCHEDULED' | 'INVITED' | 'SENT' | 'OPENED' | 'PENDING' | 'FINISHED' | 'CANCELED';
      readonly invite_type: 'team' | 'recruiting';
      readonly flavour: 'standard' | 'b2c' | 'admin' | 'role-finder';
      readonly language: 'EN' | 'DE';
      readonly result: JsonValues['SheetResult'] | null;
      readonly quality: 'ok' | 'check' | 'doubtful' | null;
      readonly statement: string | null;
      readonly o: number | null;
      readonly c: number | null;
      readonly e: number | null;
      readonly a: number | null;
      readonly es: number | null;
      readonly instrument_version: string;
      readonly scoring_version: string | null;
      readonly norm_version: string | null;
      readonly send_at: string | null;
      readonly link_expires_at: string;
      readonly date_created: string;
      readonly date_started: string | null;
      readonly date_finished: string | null;
      readonly date_last_action: string;
      readonly date_last_invited: string | null;
      readonly is_mail_refused: boolean;
      readonly is_wanted: boolean;
      readonly reminder_count: number;
      readonly date_last_reminded: string | null;
      readonly answered: number;
      readonly report_file: string | null;
      readonly big_five_report: string | null;
      readonly is_held: boolean;
      readonly held_until: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly talent: 'talents';
      readonly assessment: 'assessments';
      readonly report_file: 'files';
      readonly big_five_report: 'big_five_reports';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'team_names': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly name: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'name';
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'teams': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly name: string;
      readonly report_text: string | null;
      readonly report_file: string | null;
      readonly date_report_created: string | null;
      readonly talents: readonly string[];
      readonly roles: readonly string[];
      readonly assignments: readonly string[];
      readonly goals: readonly string[];
      readonly date_created: string;
      readonly user_created: string | null;
      readonly date_updated: string;
      readonly date_deleted: string | null;
      readonly user_deleted: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly report_file: 'files';
    };
    readonly many: {
      readonly talents: 'teams_talents';
      readonly roles: 'teams_roles';
      readonly assignments: 'talent_role_assignments';
      readonly goals: 'goals_teams';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'name' | 'report_text' | 'talents' | 'roles' | 'assignments';
    readonly required: never;
    readonly update: 'organization_id' | 'name' | 'report_text' | 'talents' | 'roles' | 'assignments' | 'date_deleted' | 'user_deleted';
    readonly nested: never;
  };
  readonly 'teams_roles': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly teams_id: string;
      readonly roles_id: string;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly teams_id: 'teams';
      readonly roles_id: 'roles';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'teams_id' | 'roles_id';
    readonly required: never;
    readonly update: 'organization_id';
    readonly nested: never;
  };
  readonly 'teams_talents': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly teams_id: string;
      readonly talents_id: string;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly teams_id: 'teams';
      readonly talents_id: 'talents';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'teams_id' | 'talents_id';
    readonly required: never;
    readonly update: 'organization_id';
    readonly nested: never;
  };
  readonly 'training_courses': {
    readonly values: {
      readonly id: string;
      readonly title: string;
      readonly description: string | null;
      readonly language: 'EN' | 'DE';
      readonly trait: 'O' | 'C' | 'E' | 'A' | 'ES';
      readonly direction: 'below' | 'above';
      readonly other_title: string | null;
      readonly other_description: string | null;
      readonly provider: string | null;
      readonly url: string | null;
      readonly is_retired: boolean;
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {};
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'title' | 'description' | 'language' | 'trait' | 'direction' | 'other_title' | 'other_description' | 'provider' | 'url' | 'is_retired';
    readonly required: never;
    readonly update: 'title' | 'description' | 'language' | 'trait' | 'direction' | 'other_title' | 'other_description' | 'provider' | 'url' | 'is_retired';
    readonly nested: never;
  };
  readonly 'training_requests': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly talent: string;
      readonly course: string;
      readonly first_name: string;
      readonly last_name: string;
      readonly email: string;
      readonly phone: string;
      readonly situation: string;
      readonly consent: boolean;
      readonly state: 'new' | 'contacted' | 'closed';
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'organizations';
      readonly talent: 'talents';
      readonly course: 'training_courses';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: 'organization_id' | 'course' | 'first_name' | 'last_name' | 'email' | 'phone' | 'situation' | 'consent';
    readonly required: 'course' | 'first_name' | 'last_name' | 'email' | 'phone' | 'situation' | 'consent';
    readonly update: never;
    readonly nested: never;
  };
  readonly 'users': {
    readonly values: {
      readonly id: string;
      readonly email: string;
      readonly first_name: string | null;
      readonly last_name: string | null;
      readonly fullname: string;
      readonly platform_language: 'EN' | 'DE' | null;
      readonly isFirstVisit: boolean;
      readonly avatar: string | null;
      readonly avatarLink: string;
      readonly isMasked: boolean;
      readonly user_role: 'APP_ADMIN' | 'ORG_ADMIN' | 'ORG_USER' | 'WORKS_COUNCIL' | 'HIRING_MANAGER';
      readonly status: 'active' | 'invited';
      readonly organizations: readonly string[];
      readonly talents: readonly string[];
      readonly date_created: string;
      readonly last_access: string | null;
    };
    readonly groups: {
      readonly role: { readonly name: 'APP_ADMIN' | 'ORG_ADMIN' | 'ORG_USER' | 'WORKS_COUNCIL' | 'HIRING_MANAGER'; };
    };
    readonly one: {
      readonly avatar: 'files';
    };
    readonly many: {
      readonly organizations: 'memberships';
      readonly talents: 'talents';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:features': {
    readonly values: {
      readonly id: string;
      readonly name: string;
      readonly default: boolean;
    };
    readonly groups: {};
    readonly one: {};
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:files': {
    readonly values: {
      readonly id: string;
      readonly storage: 'local' | 's3';
      readonly filename_disk: string;
      readonly filename_download: string;
      readonly title: string | null;
      readonly type: string;
      readonly filesize: string;
      readonly width: number | null;
      readonly height: number | null;
    };
    readonly groups: {};
    readonly one: {};
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:memberships': {
    readonly values: {
      readonly id: string;
      readonly organization: string;
      readonly user: string;
      readonly user_role: 'ORG_ADMIN' | 'ORG_USER' | 'WORKS_COUNCIL' | 'HIRING_MANAGER';
      readonly status: 'active' | 'invited';
      readonly date_created: string;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'own:organizations';
      readonly user: 'own:users';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:organization_features': {
    readonly values: {
      readonly id: string;
      readonly organization: string;
      readonly name: string;
      readonly enabled: boolean;
      readonly feature: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization: 'own:organizations';
      readonly feature: 'own:features';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:organizations': {
    readonly values: {
      readonly id: string;
      readonly name: string;
      readonly language: 'EN' | 'DE';
      readonly logo: string | null;
      readonly is_freezed: boolean;
      readonly hide_personal_data: boolean;
      readonly trial_ends_at: string | null;
      readonly features: readonly string[];
      readonly featureSettings: JsonValues['Switches'];
      readonly date_deleted: string | null;
    };
    readonly groups: {
      readonly pack: { readonly name: 'Basic' | 'Flow' | 'Enterprise'; };
      readonly custom_limits: { readonly talent_insights_budget: number | null; };
      readonly stripe_payment_data: { readonly customer_email: string | null; };
    };
    readonly one: {
      readonly logo: 'own:files';
    };
    readonly many: {
      readonly features: 'own:organization_features';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:talents': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly fullname: string;
      readonly email: string;
      readonly first_name: string | null;
      readonly last_name: string | null;
      readonly phone: string | null;
      readonly status: 'APPLICANT' | 'FAVOURITE' | 'EMPLOYEE';
      readonly gender: 'male' | 'female' | 'diverse' | 'undisclosed' | null;
      readonly gender_custom: string | null;
      readonly language: 'EN' | 'DE';
      readonly avatar: string | null;
      readonly avatarLink: string;
      readonly isInitials: boolean;
      readonly path: string;
      readonly user: string | null;
      readonly is_directly_invited: boolean;
      readonly is_insight_unlocked: boolean;
      readonly is_big_five_report_unlocked: boolean;
      readonly is_open_for_work: boolean;
      readonly open_for_work_since: string | null;
      readonly is_left_out_of_rankings: boolean;
      readonly isMasked: boolean;
      readonly isHidePersonalData: boolean;
      readonly isLocked: boolean;
      readonly closed_content: JsonValues['ClosedContent'] | null;
      readonly invitation_status: 'SCHEDULED' | 'INVITED' | 'SENT' | 'OPENED' | 'PENDING' | 'FINISHED' | 'CANCELED' | null;
      readonly date_last_invited: string | null;
      readonly status_order: number;
      readonly invitation_order: number;
      readonly is_result_held: boolean;
      readonly result_held_until: string | null;
      readonly latestResult: string | null;
      readonly invitation: string | null;
      readonly talents_results: readonly string[];
      readonly active_talents_result: string | null;
      readonly date_created: string;
      readonly date_updated: string;
      readonly date_anonymized: string | null;
      readonly date_deleted: string | null;
      readonly user_deleted: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'own:organizations';
      readonly avatar: 'own:files';
      readonly user: 'own:users';
      readonly latestResult: 'own:talents_results';
      readonly invitation: 'own:talents_results';
      readonly active_talents_result: 'own:talents_results';
    };
    readonly many: {
      readonly talents_results: 'own:talents_results';
    };
    readonly filled: {
      readonly latestResult: 'result' | 'date_finished';
    };
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:talents_results': {
    readonly values: {
      readonly id: string;
      readonly organization_id: string;
      readonly talent: string;
      readonly status: 'SCHEDULED' | 'INVITED' | 'SENT' | 'OPENED' | 'PENDING' | 'FINISHED' | 'CANCELED';
      readonly invite_type: 'team' | 'recruiting';
      readonly flavour: 'standard' | 'b2c' | 'admin' | 'role-finder';
      readonly language: 'EN' | 'DE';
      readonly result: JsonValues['SheetResult'] | null;
      readonly quality: 'ok' | 'check' | 'doubtful' | null;
      readonly statement: string | null;
      readonly o: number | null;
      readonly c: number | null;
      readonly e: number | null;
      readonly a: number | null;
      readonly es: number | null;
      readonly instrument_version: string;
      readonly scoring_version: string | null;
      readonly norm_version: string | null;
      readonly send_at: string | null;
      readonly link_expires_at: string;
      readonly date_created: string;
      readonly date_started: string | null;
      readonly date_finished: string | null;
      readonly date_last_action: string;
      readonly date_last_invited: string | null;
      readonly report_file: string | null;
      readonly is_held: boolean;
      readonly held_until: string | null;
    };
    readonly groups: {};
    readonly one: {
      readonly organization_id: 'own:organizations';
      readonly talent: 'own:talents';
      readonly report_file: 'own:files';
    };
    readonly many: {};
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: never;
    readonly nested: never;
  };
  readonly 'own:users': {
    readonly values: {
      readonly id: string;
      readonly email: string;
      readonly first_name: string | null;
      readonly last_name: string | null;
      readonly fullname: string;
      readonly platform_language: 'EN' | 'DE' | null;
      readonly isFirstVisit: boolean;
      readonly has_letter_keys: boolean;
      readonly wants_digest: boolean;
      readonly time_zone: string | null;
      readonly hides_people: 'nobody' | 'not_invited' | 'everybody';
      readonly list_settings: JsonValues['ListSettings'] | null;
      readonly avatar: string | null;
      readonly avatarLink: string;
      readonly active_workspace: string | null;
      readonly active_talent: string | null;
      readonly organizations: readonly string[];
      readonly talents: readonly string[];
      readonly date_created: string;
      readonly last_access: string | null;
    };
    readonly groups: {
      readonly role: { readonly name: 'APP_ADMIN' | 'ORG_ADMIN' | 'ORG_USER' | 'WORKS_COUNCIL' | 'HIRING_MANAGER'; readonly admin_access: boolean; };
    };
    readonly one: {
      readonly avatar: 'own:files';
      readonly active_workspace: 'own:organizations';
      readonly active_talent: 'own:talents';
    };
    readonly many: {
      readonly organizations: 'own:memberships';
      readonly talents: 'own:talents';
    };
    readonly filled: {};
    readonly inputs: {};
    readonly create: never;
    readonly required: never;
    readonly update: 'first_name' | 'last_name' | 'platform_language' | 'isFirstVisit' | 'has_letter_keys' | 'wants_digest' | 'time_zone' | 'hides_people' | 'list_settings' | 'avatar' | 'active_workspace' | 'active_talent' | 'talents';
    readonly nested: never;
  };
}
