-- The schema of version 1.0.0. It takes the place of that version's 81 migrations, up to 0101_marks_and_ends.sql: a
-- database that ran them all has this schema (see replaced-migrations.ts). Later migrations follow from here.
--
-- Every tenant table carries organization_id, is keyed by (organization_id, id) and linked by composite foreign keys, so
-- that a link across workspaces cannot exist. Row-level security is the second line of defence.

-- Helpers that tables are made with
create function app_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization', true), '')::uuid;
comment on function app_organization() is 'The workspace the connection works for; null means none, and no tenant row is visible.';

create procedure make_tenant_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to quint_app using (organization_id = app_organization()) with check (organization_id = app_organization())', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to quint_app, quint_platform', name);
end $$;

create procedure make_global_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy everybody on %s for select to quint_app using (true)', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select on %s to quint_app', name);
  execute format('grant select, insert, update, delete on %s to quint_platform', name);
end $$;

create function join_lines(words text[]) returns text
  language sql immutable parallel safe as $$ select array_to_string(words, e'\n') $$;
comment on function join_lines(text[]) is 'A list as one text, a line each.';

-- Tables, each with its comments, indexes, policies and grants
create table organizations (
  id uuid not null,
  name text not null,
  language text not null default 'DE',
  pack text not null default 'basic',
  is_freezed boolean not null default false,
  hide_personal_data boolean not null default false,
  talent_insights_budget integer not null default 0,
  trial_ends_at timestamptz,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  logo uuid,
  stripe_customer_email text,
  is_on_hold boolean not null default false,
  trial_frozen_at timestamptz,
  sends_reminders boolean not null default true,
  mails_per_day integer,
  hide_everybody boolean not null default false,
  uses_ai boolean not null default true,
  hold_results text not null default 'no',
  seats_administrators integer,
  seats_members integer,
  survey_frame_origins text[] not null default '{}'::text[],
  constraint organizations_pkey primary key (id),
  constraint organizations__budget_not_negative check (talent_insights_budget >= 0),
  constraint organizations__hold_results check (hold_results in ('no', '24h', '48h', 'opened')),
  constraint organizations__language check (language in ('EN', 'DE')),
  constraint organizations__mails_per_day check (mails_per_day between 1 and 100000),
  constraint organizations__name_length check (char_length(name) <= 120),
  constraint organizations__name_not_blank check (btrim(name) <> ''),
  constraint organizations__pack check (pack in ('basic', 'flow', 'enterprise')),
  constraint organizations__seats_administrators check (seats_administrators >= 1),
  constraint organizations__seats_members check (seats_members >= 0),
  constraint organizations__stripe_customer_email_length check (char_length(stripe_customer_email) <= 128),
  constraint organizations__survey_frame_origins_count check (cardinality(survey_frame_origins) <= 20)
);
comment on table organizations is 'Workspaces, the tenants of the product.';
comment on column organizations.id is 'UUIDv7, the tenant and sharding key.';
comment on column organizations.name is 'Shown name, also the sender name of its mails.';
comment on column organizations.language is 'Default language of invitations and reports.';
comment on column organizations.pack is 'Plan of the workspace.';
comment on column organizations.is_freezed is 'Paused: its people reach only the plan pages.';
comment on column organizations.hide_personal_data is 'Names, e-mails and images are masked everywhere, enforced by the server.';
comment on column organizations.talent_insights_budget is 'Talent insights left to unlock.';
comment on column organizations.trial_ends_at is 'End of the trial; null without one.';
comment on column organizations.date_created is 'When the row was made.';
comment on column organizations.date_updated is 'When the row was last changed.';
comment on column organizations.date_deleted is 'Soft deletion.';
comment on column organizations.user_deleted is 'Who deleted it.';
comment on column organizations.logo is 'Image of the workspace.';
comment on column organizations.stripe_customer_email is 'Address the payment provider knows the workspace by.';
comment on column organizations.is_on_hold is 'Signed up and waiting for the platform to approve it.';
comment on column organizations.trial_frozen_at is 'When the end of a trial froze it: a trial freezes once, also when somebody opens the workspace again.';
comment on column organizations.sends_reminders is 'People whose survey waits are reminded by mail.';
comment on column organizations.mails_per_day is 'Mails to people outside a day; null takes what the plan has.';
comment on column organizations.hide_everybody is 'Where personal data is hidden: also that of people invited directly. Without effect otherwise.';
comment on column organizations.uses_ai is 'Its administrators may send texts of roles to the AI endpoint of the installation.';
comment on column organizations.hold_results is 'How long new results are held back from administrators: not at all, for hours, or until their person has opened them, which ends the hours too.';
comment on column organizations.seats_administrators is 'Administrators that the plan was bought for; null takes the limit of the plan.';
comment on column organizations.seats_members is 'Team members that the plan was bought for; null takes the limit of the plan.';
comment on column organizations.survey_frame_origins is 'Origins of the websites that may show the survey in a frame; https://*.example.com stands for all subdomains. Empty: none.';
create index organizations__by_trial on organizations (trial_ends_at) where trial_ends_at is not null and date_deleted is null;
create index organizations__by_name on organizations (name collate "und-x-icu", id) where date_deleted is null;
alter table organizations enable row level security;
alter table organizations force row level security;
create policy platform on organizations to quint_platform using (true) with check (true);
create policy tenant on organizations to quint_app using (id = app_organization()) with check (id = app_organization());
grant select, update on organizations to quint_app;
grant select, insert, update, delete on organizations to quint_platform;

create table organization_features (
  organization_id uuid not null,
  feature text not null,
  enabled boolean not null,
  id uuid not null default gen_random_uuid(),
  constraint organization_features_pkey primary key (organization_id, feature),
  constraint organization_features_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint organization_features__feature check (feature ~ '^FEATURE_[A-Z_]+$')
);
comment on table organization_features is 'Switches of a workspace that differ from the default.';
comment on column organization_features.organization_id is 'The workspace.';
comment on column organization_features.feature is 'Name of the switch.';
comment on column organization_features.enabled is 'Its value in this workspace.';
comment on column organization_features.id is 'Key of the entry.';
create unique index organization_features__id on organization_features (organization_id, id);
call make_tenant_table('organization_features');

create table users (
  id uuid not null,
  email text not null,
  password_hash text,
  first_name text,
  last_name text,
  platform_language text,
  is_first_visit boolean not null default true,
  is_app_admin boolean not null default false,
  active_organization_id uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  last_access timestamptz,
  avatar_organization_id uuid,
  avatar uuid,
  is_confirmed boolean not null default true,
  email_proven_at timestamptz,
  has_letter_keys boolean not null default true,
  hides_people text not null default 'nobody',
  list_settings jsonb,
  wants_digest boolean not null default false,
  time_zone text,
  digest_day date,
  constraint users_pkey primary key (id),
  constraint users_active_organization_id_fkey foreign key (active_organization_id) references organizations(id) on delete set null,
  constraint users__email_length check (char_length(email) <= 128),
  constraint users__first_name_length check (char_length(first_name) <= 50),
  constraint users__hides_people check (hides_people in ('nobody', 'not_invited', 'everybody')),
  constraint users__last_name_length check (char_length(last_name) <= 50),
  constraint users__list_settings_length check (char_length(list_settings::text) <= 4000),
  constraint users__platform_language check (platform_language in ('EN', 'DE')),
  constraint users__time_zone_length check (char_length(time_zone) <= 60)
);
comment on table users is 'Accounts. One person may belong to several workspaces.';
comment on column users.id is 'UUIDv7.';
comment on column users.email is 'Address to sign in with, unique without regard to case.';
comment on column users.password_hash is 'argon2id in PHC form; null until a password was set.';
comment on column users.first_name is 'First name.';
comment on column users.last_name is 'Last name.';
comment on column users.platform_language is 'Language of the screens; null follows the browser.';
comment on column users.is_first_visit is 'The welcome has not been seen yet.';
comment on column users.is_app_admin is 'Administrator of the platform.';
comment on column users.active_organization_id is 'The workspace the person works in now.';
comment on column users.date_created is 'When the row was made.';
comment on column users.date_updated is 'When the row was last changed.';
comment on column users.last_access is 'Last sign-in or refresh.';
comment on column users.avatar_organization_id is 'The workspace the image was uploaded in.';
comment on column users.avatar is 'The image of the person.';
comment on column users.is_confirmed is 'The address is proven; false after signing up until the link of the mail was opened.';
comment on column users.email_proven_at is 'When a link mailed to the address was last used; null while none was.';
comment on column users.has_letter_keys is 'Single letters are shortcuts.';
comment on column users.hides_people is 'Whose personal data the person does not want to see: nobody''s, that of people not invited directly, or everybody''s.';
comment on column users.list_settings is 'Hidden columns and height of rows, by list; null for the usual ones.';
comment on column users.wants_digest is 'Wants a mail each working morning with what the start page says.';
comment on column users.time_zone is 'The time zone of the person, as their browser names it; null is the one of Berlin.';
comment on column users.digest_day is 'The last day, by their clock, for which the mail was considered.';
create unique index users__email_unique on users (lower(email));
create index users__by_avatar on users (avatar_organization_id, avatar) where avatar is not null;
create index users__wants_digest on users (id) where wants_digest;
alter table users enable row level security;
alter table users force row level security;
create policy platform on users to quint_platform using (true) with check (true);
grant select (id, email, first_name, last_name, platform_language, is_first_visit, date_created, last_access, avatar, email_proven_at) on users to quint_app;
grant select, insert, update, delete on users to quint_platform;

create table memberships (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  user_role text not null,
  status text not null default 'active',
  date_created timestamptz not null default now(),
  invitation_hash bytea,
  invitation_expires_at timestamptz,
  invitation_path text,
  invitation_count integer not null default 0,
  date_invited timestamptz,
  invited_by uuid,
  mail_error text,
  date_mail_failed timestamptz,
  constraint memberships_pkey primary key (organization_id, id),
  constraint memberships__invitation_hash_unique unique (organization_id, invitation_hash),
  constraint memberships__one_per_user unique (organization_id, user_id),
  constraint memberships_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint memberships_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint memberships__invitation_path_length check (char_length(invitation_path) <= 2000),
  constraint memberships__status check (status in ('active', 'invited')),
  constraint memberships__user_role check (user_role in ('ORG_ADMIN', 'ORG_USER', 'WORKS_COUNCIL'))
);
comment on table memberships is 'Who belongs to which workspace, and as what.';
comment on column memberships.organization_id is 'The workspace.';
comment on column memberships.id is 'UUIDv7.';
comment on column memberships.user_id is 'The account.';
comment on column memberships.user_role is 'What the person is in this workspace. WORKS_COUNCIL is a seat that reads settings, ranges, counts and who opened results.';
comment on column memberships.status is 'invited until the invitation was accepted.';
comment on column memberships.date_created is 'When the row was made.';
comment on column memberships.invitation_hash is 'SHA-256 of the token in the mail; null once accepted.';
comment on column memberships.invitation_expires_at is 'End of the life of the link.';
comment on column memberships.invitation_path is 'Path the link leads to; null takes the standard page.';
comment on column memberships.invitation_count is 'Mails sent for the invitation so far.';
comment on column memberships.date_invited is 'When the last mail was asked for.';
comment on column memberships.invited_by is 'Who invited.';
comment on column memberships.mail_error is 'Kind of failure of the newest mail of the open invitation, when it was given up; null otherwise.';
comment on column memberships.date_mail_failed is 'When that mail was given up; null without one.';
create index memberships__user on memberships (user_id);
call make_tenant_table('memberships');

create table session_families (
  id uuid not null,
  user_id uuid not null,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text,
  method text not null default 'password',
  browser text,
  os text,
  device text,
  constraint session_families_pkey primary key (id),
  constraint session_families_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint session_families__browser_length check (char_length(browser) <= 40),
  constraint session_families__device check (device in ('desktop', 'phone', 'tablet', 'other')),
  constraint session_families__ended_because check (ended_because in ('logout', 'replay', 'password', 'ended_by_user', 'membership', 'two_factor', 'company', 'platform')),
  constraint session_families__method check (method in ('password', 'passkey', 'password_reset', 'invitation', 'confirmation', 'company')),
  constraint session_families__os_length check (char_length(os) <= 40)
);
comment on table session_families is 'Sign-ins. All refresh tokens that come from one sign-in form a family and end together.';
comment on column session_families.id is 'UUIDv7.';
comment on column session_families.user_id is 'The account.';
comment on column session_families.date_created is 'The sign-in.';
comment on column session_families.expires_at is 'Absolute end.';
comment on column session_families.ended_at is 'Ended before its time.';
comment on column session_families.ended_because is 'Why it ended before its time.';
comment on column session_families.method is 'How the person signed in.';
comment on column session_families.browser is 'Family of the browser, for the list of the own sign-ins.';
comment on column session_families.os is 'Family of the operating system.';
comment on column session_families.device is 'Kind of the device.';
create index session_families__user on session_families (user_id) where ended_at is null;
grant select, insert, update, delete on session_families to quint_platform;

create table refresh_tokens (
  token_hash bytea not null,
  family_id uuid not null,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint refresh_tokens_pkey primary key (token_hash),
  constraint refresh_tokens_family_id_fkey foreign key (family_id) references session_families(id) on delete cascade
);
comment on table refresh_tokens is 'Refresh tokens by hash. A used one lives on for a short grace, so that parallel refreshes all get an answer.';
comment on column refresh_tokens.token_hash is 'SHA-256 of the token.';
comment on column refresh_tokens.family_id is 'The sign-in it belongs to.';
comment on column refresh_tokens.date_created is 'When it was issued.';
comment on column refresh_tokens.expires_at is 'Idle end.';
comment on column refresh_tokens.used_at is 'First use.';
create index refresh_tokens__family on refresh_tokens (family_id);
grant select, insert, update, delete on refresh_tokens to quint_platform;

create table rate_limits (
  key text not null,
  window_started_at timestamptz not null,
  hits integer not null,
  members text[],
  constraint rate_limits_pkey primary key (key)
);
comment on table rate_limits is 'Counters of limited actions, by hashed key, in fixed windows.';
comment on column rate_limits.key is 'Action and hashed subject.';
comment on column rate_limits.window_started_at is 'Start of the running window.';
comment on column rate_limits.hits is 'Attempts in the running window.';
comment on column rate_limits.members is 'Hashes of the different things counted, where attempts at the same one count once; null elsewhere.';
grant select, insert, update, delete on rate_limits to quint_platform;

create table roles (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  purpose text,
  description text,
  accountabilities text,
  value_creation text,
  o_min smallint not null default 3,
  o_max smallint not null default 7,
  o_weight smallint not null default 1,
  c_min smallint not null default 3,
  c_max smallint not null default 7,
  c_weight smallint not null default 1,
  e_min smallint not null default 3,
  e_max smallint not null default 7,
  e_weight smallint not null default 1,
  a_min smallint not null default 3,
  a_max smallint not null default 7,
  a_weight smallint not null default 1,
  es_min smallint not null default 3,
  es_max smallint not null default 7,
  es_weight smallint not null default 1,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  draft_answers jsonb,
  draft_state text,
  is_published_to_pool boolean not null default false,
  purpose_summaries jsonb not null default '[]',
  description_summaries jsonb not null default '[]',
  accountabilities_summaries jsonb not null default '[]',
  is_purpose_summarised boolean not null default false,
  is_description_summarised boolean not null default false,
  is_accountabilities_summarised boolean not null default false,
  selected_purpose_index smallint not null default 0,
  selected_description_index smallint not null default 0,
  selected_accountabilities_index smallint not null default 0,
  user_updated uuid,
  range_sources jsonb not null default '{}',
  range_reason text,
  ranges_locked_at timestamptz,
  ranges_locked_by uuid,
  date_archived timestamptz,
  user_archived uuid,
  purpose_origins jsonb not null default '[]',
  description_origins jsonb not null default '[]',
  accountabilities_origins jsonb not null default '[]',
  constraint roles_pkey primary key (organization_id, id),
  constraint roles_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint roles__accountabilities_length check (char_length(accountabilities) <= 5000),
  constraint roles__accountabilities_origins check (jsonb_typeof(accountabilities_origins) = 'array' and jsonb_array_length(accountabilities_origins) <= 5),
  constraint roles__accountabilities_summaries check (jsonb_typeof(accountabilities_summaries) = 'array' and jsonb_array_length(accountabilities_summaries) <= 5),
  constraint roles__accountabilities_version check (selected_accountabilities_index < GREATEST(1, jsonb_array_length(accountabilities_summaries))),
  constraint roles__description_length check (char_length(description) <= 5000),
  constraint roles__description_origins check (jsonb_typeof(description_origins) = 'array' and jsonb_array_length(description_origins) <= 5),
  constraint roles__description_summaries check (jsonb_typeof(description_summaries) = 'array' and jsonb_array_length(description_summaries) <= 5),
  constraint roles__description_version check (selected_description_index < GREATEST(1, jsonb_array_length(description_summaries))),
  constraint roles__draft_state check (draft_state = 'draft'),
  constraint roles__name_length check (char_length(name) <= 120),
  constraint roles__name_not_blank check (btrim(name) <> ''),
  constraint roles__published_without_draft check (not (is_published_to_pool and draft_state is not null)),
  constraint roles__purpose_length check (char_length(purpose) <= 5000),
  constraint roles__purpose_origins check (jsonb_typeof(purpose_origins) = 'array' and jsonb_array_length(purpose_origins) <= 5),
  constraint roles__purpose_summaries check (jsonb_typeof(purpose_summaries) = 'array' and jsonb_array_length(purpose_summaries) <= 5),
  constraint roles__purpose_version check (selected_purpose_index < GREATEST(1, jsonb_array_length(purpose_summaries))),
  constraint roles__range_a check (a_min between 1 and 9 and a_max between a_min and 9),
  constraint roles__range_c check (c_min between 1 and 9 and c_max between c_min and 9),
  constraint roles__range_e check (e_min between 1 and 9 and e_max between e_min and 9),
  constraint roles__range_es check (es_min between 1 and 9 and es_max between es_min and 9),
  constraint roles__range_o check (o_min between 1 and 9 and o_max between o_min and 9),
  constraint roles__range_reason_length check (char_length(range_reason) <= 280),
  constraint roles__range_sources check (jsonb_typeof(range_sources) = 'object'),
  constraint roles__selected_accountabilities_index check (selected_accountabilities_index between 0 and 4),
  constraint roles__selected_description_index check (selected_description_index between 0 and 4),
  constraint roles__selected_purpose_index check (selected_purpose_index between 0 and 4),
  constraint roles__value_creation_length check (char_length(value_creation) <= 5000),
  constraint roles__weights check (o_weight between 1 and 3 and c_weight between 1 and 3 and e_weight between 1 and 3 and a_weight between 1 and 3 and es_weight between 1 and 3)
);
comment on table roles is 'Jobs a workspace describes, with a range and a weight for each trait.';
comment on column roles.organization_id is 'The workspace.';
comment on column roles.id is 'UUIDv7.';
comment on column roles.name is 'Title of the job.';
comment on column roles.purpose is 'Why the job exists.';
comment on column roles.description is 'Description of the job.';
comment on column roles.accountabilities is 'What the job answers for.';
comment on column roles.value_creation is 'The value the job creates, and for whom.';
comment on column roles.o_min is 'Openness: lower end, stanine.';
comment on column roles.o_max is 'Openness: upper end, stanine.';
comment on column roles.o_weight is 'Openness: weight 1..3.';
comment on column roles.c_min is 'Conscientiousness: lower end, stanine.';
comment on column roles.c_max is 'Conscientiousness: upper end, stanine.';
comment on column roles.c_weight is 'Conscientiousness: weight 1..3.';
comment on column roles.e_min is 'Extraversion: lower end, stanine.';
comment on column roles.e_max is 'Extraversion: upper end, stanine.';
comment on column roles.e_weight is 'Extraversion: weight 1..3.';
comment on column roles.a_min is 'Agreeableness: lower end, stanine.';
comment on column roles.a_max is 'Agreeableness: upper end, stanine.';
comment on column roles.a_weight is 'Agreeableness: weight 1..3.';
comment on column roles.es_min is 'Emotional stability: lower end, stanine.';
comment on column roles.es_max is 'Emotional stability: upper end, stanine.';
comment on column roles.es_weight is 'Emotional stability: weight 1..3.';
comment on column roles.date_created is 'When the row was made.';
comment on column roles.user_created is 'Who made it.';
comment on column roles.date_updated is 'When the row was last changed.';
comment on column roles.date_deleted is 'Soft deletion.';
comment on column roles.user_deleted is 'Who deleted it.';
comment on column roles.draft_answers is 'Answers of a role assistant run that is not finished.';
comment on column roles.draft_state is 'draft while administrators still work on the role: it is offered nowhere and talents do not see it. Null otherwise.';
comment on column roles.is_published_to_pool is 'Every talent of the workspace may read the name and the texts of the role.';
comment on column roles.purpose_summaries is 'Versions of the summary of the purpose, at most five.';
comment on column roles.description_summaries is 'Versions of the summary of the description, at most five.';
comment on column roles.accountabilities_summaries is 'Versions of the summary of the accountabilities, at most five.';
comment on column roles.is_purpose_summarised is 'The summary is shown in place of the purpose.';
comment on column roles.is_description_summarised is 'The summary is shown in place of the description.';
comment on column roles.is_accountabilities_summarised is 'The summary is shown in place of the accountabilities.';
comment on column roles.selected_purpose_index is 'Version of the summary that is chosen.';
comment on column roles.selected_description_index is 'Version of the summary that is chosen.';
comment on column roles.selected_accountabilities_index is 'Version of the summary that is chosen.';
comment on column roles.user_updated is 'Who changed the row last.';
comment on column roles.range_sources is 'Where the range of each trait comes from; a trait left out was set by hand.';
comment on column roles.range_reason is 'Why the ranges change, while they do; a trigger moves it to the new version.';
comment on column roles.ranges_locked_at is 'When the ranges were fixed; they stay so.';
comment on column roles.ranges_locked_by is 'Who fixed them.';
comment on column roles.date_archived is 'When the role was archived: it is offered nowhere, and readable with its people. Null while it is in use.';
comment on column roles.user_archived is 'Who archived the role.';
comment on column roles.purpose_origins is 'What made each version of the summary of the purpose, in their order.';
comment on column roles.description_origins is 'What made each version of the summary of the description, in their order.';
comment on column roles.accountabilities_origins is 'What made each version of the summary of the accountabilities, in their order.';
create index roles__by_name on roles (organization_id, name collate "und-x-icu", id) where date_deleted is null;
create index roles__names on roles (organization_id, id) include (name) where date_deleted is null;
create index roles__deleted on roles (organization_id, date_deleted desc) where date_deleted is not null;
create index roles__published on roles (organization_id, name, id)
  where is_published_to_pool and date_deleted is null and date_archived is null;
call make_tenant_table('roles');

create table teams (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  report_text text,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  report_file uuid,
  date_report_created timestamptz,
  user_updated uuid,
  constraint teams_pkey primary key (organization_id, id),
  constraint teams_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint teams__name_length check (char_length(name) <= 120),
  constraint teams__name_not_blank check (btrim(name) <> ''),
  constraint teams__report_text_length check (char_length(report_text) <= 5000)
);
comment on table teams is 'Groups of talents in a workspace.';
comment on column teams.organization_id is 'The workspace.';
comment on column teams.id is 'UUIDv7.';
comment on column teams.name is 'Name of the team.';
comment on column teams.report_text is 'Free text of the team report.';
comment on column teams.date_created is 'When the row was made.';
comment on column teams.user_created is 'Who made it.';
comment on column teams.date_updated is 'When the row was last changed.';
comment on column teams.date_deleted is 'Soft deletion.';
comment on column teams.user_deleted is 'Who deleted it.';
comment on column teams.report_file is 'The report made of the team as it was.';
comment on column teams.date_report_created is 'When that report was made.';
comment on column teams.user_updated is 'Who changed the row last.';
create index teams__by_report_file on teams (organization_id, report_file) where report_file is not null;
create index teams__by_name on teams (organization_id, name collate "und-x-icu", id) where date_deleted is null;
create index teams__names on teams (organization_id, id) include (name) where date_deleted is null;
create index teams__deleted on teams (organization_id, date_deleted desc) where date_deleted is not null;
call make_tenant_table('teams');

create table talents (
  organization_id uuid not null,
  id uuid not null,
  email text not null,
  first_name text,
  last_name text,
  status text not null default 'APPLICANT',
  gender text,
  language text not null,
  user_id uuid,
  is_directly_invited boolean not null default true,
  is_insight_unlocked boolean not null default false,
  is_big_five_report_unlocked boolean not null default false,
  is_open_for_work boolean not null default false,
  tags text[] not null default '{}'::text[],
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  date_anonymized timestamptz,
  avatar uuid,
  gender_custom text,
  job_preferences uuid,
  active_talents_result uuid,
  ws_ids_of_copied_talent uuid[] not null default '{}'::uuid[],
  email_changed_at timestamptz not null default now(),
  is_claimable boolean not null default true,
  invitation_status text,
  stanines integer,
  date_last_invited timestamptz,
  phone text,
  source text,
  user_updated uuid,
  rankings_objected_at timestamptz,
  ranked_stanines integer generated always as ( case when rankings_objected_at is null then stanines else null::integer end) stored,
  norms_withdrawn_at timestamptz,
  reminders_refused_at timestamptz,
  mail_error text,
  date_mail_failed timestamptz,
  constraint talents_pkey primary key (organization_id, id),
  constraint talents_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint talents_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint talents__email_length check (char_length(email) <= 128),
  constraint talents__first_name_length check (char_length(first_name) <= 50),
  constraint talents__gender check (gender in ('male', 'female', 'diverse')),
  constraint talents__gender_custom_length check (char_length(gender_custom) <= 50),
  constraint talents__invitation_status check (invitation_status in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED')),
  constraint talents__language check (language in ('EN', 'DE')),
  constraint talents__last_name_length check (char_length(last_name) <= 50),
  constraint talents__phone check (char_length(phone) <= 30 and phone ~ '^\+?[0-9 ()/.-]+$'),
  constraint talents__source_length check (char_length(source) <= 100),
  constraint talents__status check (status in ('APPLICANT', 'FAVOURITE', 'EMPLOYEE'))
);
comment on table talents is 'People a workspace has invited: applicants and employees.';
comment on column talents.organization_id is 'The workspace.';
comment on column talents.id is 'UUIDv7.';
comment on column talents.email is 'Address the invitation goes to; unique in the workspace without regard to case.';
comment on column talents.first_name is 'First name.';
comment on column talents.last_name is 'Last name.';
comment on column talents.status is 'Where the person stands with the workspace.';
comment on column talents.gender is 'As the person states it; never used in scoring.';
comment on column talents.language is 'Language of invitation, survey and report.';
comment on column talents.user_id is 'The person''s own account.';
comment on column talents.is_directly_invited is 'Invited by name, so personal data is not masked.';
comment on column talents.is_insight_unlocked is 'Paid for by the workspace.';
comment on column talents.is_big_five_report_unlocked is 'The premium report was bought.';
comment on column talents.is_open_for_work is 'Consents to be shown in the talent pool.';
comment on column talents.tags is 'Free labels.';
comment on column talents.date_created is 'When the row was made.';
comment on column talents.user_created is 'Who made it.';
comment on column talents.date_updated is 'When the row was last changed.';
comment on column talents.date_deleted is 'Soft deletion.';
comment on column talents.user_deleted is 'Who deleted it.';
comment on column talents.date_anonymized is 'Personal data was removed, statistics stay.';
comment on column talents.avatar is 'The image of the person.';
comment on column talents.gender_custom is 'Own words of somebody who states diverse.';
comment on column talents.job_preferences is 'What the person wants from a job.';
comment on column talents.active_talents_result is 'The result chosen to stand for the person.';
comment on column talents.ws_ids_of_copied_talent is 'Workspaces that hold a copy of the person.';
comment on column talents.email_changed_at is 'When the address was last entered: with the talent, or in place of another.';
comment on column talents.is_claimable is 'The account of the address may take it. False for good once the address was changed after a result, a job profile or an account was there.';
comment on column talents.invitation_status is 'Where the survey stands: FINISHED once there is a result, otherwise the status of the newest sheet. Kept by a trigger.';
comment on column talents.stanines is 'Stanines of the newest result as five digits, O C E A ES; null without a result of five traits. Kept by a trigger.';
comment on column talents.date_last_invited is 'When the newest sheet was last sent. Kept by a trigger.';
comment on column talents.phone is 'Phone number as it was written, with blanks and marks; masked like the address.';
comment on column talents.source is 'How the person came, in the words of the workspace; null says invited or through a public link.';
comment on column talents.user_updated is 'Who changed the row last.';
comment on column talents.rankings_objected_at is 'Since when the person wants to be left out of rankings; null while they do not object.';
comment on column talents.ranked_stanines is 'The stanines that may be compared with the ranges of roles: none of a person who objects to rankings.';
comment on column talents.norms_withdrawn_at is 'Since when the sheets of the person count for no norm and no fairness count; null while they count.';
comment on column talents.reminders_refused_at is 'Since when the person wants no reminders; null while they take them.';
comment on column talents.mail_error is 'Kind of failure of the newest mail to this address that was given up; null once one was taken.';
comment on column talents.date_mail_failed is 'When the mail that `mail_error` tells of was given up; null without one.';
create unique index talents__email_unique on talents (organization_id, lower(email)) where date_deleted is null and date_anonymized is null;
create index talents__by_user on talents (user_id) where user_id is not null;
create index talents__gone on talents (organization_id, id) where date_deleted is not null or date_anonymized is not null;
create index talents__by_job_preferences on talents (organization_id, job_preferences) where job_preferences is not null;
create index talents__by_avatar on talents (organization_id, avatar) where avatar is not null;
create index talents__by_active_result on talents (organization_id, active_talents_result) where active_talents_result is not null;
create index talents__masked on talents (organization_id, id)
  where date_deleted is null and date_anonymized is null and not is_directly_invited and not is_insight_unlocked;
create index talents__by_date on talents (organization_id, date_created desc, id) where date_deleted is null and date_anonymized is null;
create index talents__by_status on talents
  (organization_id, (array_position(array['APPLICANT', 'FAVOURITE', 'EMPLOYEE'], status)), id)
  where date_deleted is null and date_anonymized is null;
create index talents__by_invitation on talents
  (organization_id, (array_position(array['SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED'], invitation_status)), id)
  where date_deleted is null and date_anonymized is null;
create index talents__by_last_invited on talents (organization_id, date_last_invited desc, id)
  where date_deleted is null and date_anonymized is null;
create index talents__by_name on talents
  (organization_id, btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) collate "und-x-icu", id)
  include (first_name, last_name, is_directly_invited, is_insight_unlocked, user_id)
  where date_deleted is null and date_anonymized is null;
create index talents__by_email on talents (organization_id, email, id)
  include (is_directly_invited, is_insight_unlocked, user_id)
  where date_deleted is null and date_anonymized is null;
create index talents__tagged on talents (organization_id, id)
  where date_deleted is null and date_anonymized is null and tags <> '{}';
create index talents__deleted on talents (organization_id, date_deleted desc) where date_deleted is not null;
create index talents__by_ranked_stanines on talents (organization_id, ranked_stanines, id)
  include (stanines, status, invitation_status, is_directly_invited, user_id)
  where date_deleted is null and date_anonymized is null;
create index talents__undeliverable on talents (organization_id, id)
  where mail_error is not null and date_deleted is null and date_anonymized is null;
call make_tenant_table('talents');
create policy search on talents for select to quint_search using (true);
grant select (organization_id, id, email, first_name, last_name, date_created, date_deleted, date_anonymized) on talents to quint_search;

create table files (
  organization_id uuid not null,
  id uuid not null,
  storage text not null default 'local',
  filename_disk text not null,
  filename_download text not null,
  title text,
  type text not null,
  filesize bigint not null,
  width integer,
  height integer,
  talent_id uuid,
  uploaded_by uuid,
  uploaded_on timestamptz not null default now(),
  purpose text not null default 'report',
  user_id uuid,
  team_id uuid,
  constraint files_pkey primary key (organization_id, id),
  constraint files__team_fkey foreign key (organization_id, team_id) references teams(organization_id, id) on delete cascade,
  constraint files_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint files_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint files_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint files__filesize_not_negative check (filesize >= 0),
  constraint files__purpose check (purpose in ('avatar', 'logo', 'report', 'document')),
  constraint files__storage check (storage in ('local', 's3'))
);
comment on table files is 'Stored files: reports, images. The content lies in the storage under filename_disk.';
comment on column files.organization_id is 'The workspace.';
comment on column files.id is 'UUIDv7.';
comment on column files.storage is 'Where the content lies.';
comment on column files.filename_disk is 'Random key in the storage.';
comment on column files.filename_download is 'Name offered when it is downloaded.';
comment on column files.title is 'Title shown.';
comment on column files.type is 'Media type.';
comment on column files.filesize is 'Size in bytes.';
comment on column files.width is 'Width in pixels, images only.';
comment on column files.height is 'Height in pixels, images only.';
comment on column files.talent_id is 'The talent whose personal data it holds.';
comment on column files.uploaded_by is 'Who uploaded it; null when the product made it.';
comment on column files.uploaded_on is 'When it was stored.';
comment on column files.purpose is 'What it is for, which decides the types it may have and who may see it.';
comment on column files.user_id is 'The account whose image it is.';
comment on column files.team_id is 'The team it reports on.';
create index files__by_talent on files (organization_id, talent_id) where talent_id is not null;
create index files__by_user on files (user_id) where user_id is not null;
create index files__by_team on files (organization_id, team_id) where team_id is not null;
call make_tenant_table('files');

create table talents_results (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  status text not null,
  invite_type text not null default 'team',
  flavour text not null default 'standard',
  language text not null,
  mail_subject text,
  mail_message text,
  instrument_version text not null,
  scoring_version text,
  norm_version text,
  result jsonb,
  o smallint,
  c smallint,
  e smallint,
  a smallint,
  es smallint,
  z_o double precision,
  z_c double precision,
  z_e double precision,
  z_a double precision,
  z_es double precision,
  quality text,
  survey_path text,
  invitation_count integer not null default 1,
  send_at timestamptz,
  link_expires_at timestamptz not null,
  date_created timestamptz not null default now(),
  date_started timestamptz,
  date_finished timestamptz,
  date_last_action timestamptz not null default now(),
  date_last_invited timestamptz,
  report_file uuid,
  assessment_id uuid,
  big_five_report uuid,
  entrance text,
  reminder_count smallint not null default 0,
  date_last_reminded timestamptz,
  reminders_off_at timestamptz,
  date_handed_in timestamptz,
  date_confirmed timestamptz,
  withdrawn_from text,
  reminder_subject text,
  reminder_message text,
  remind_at timestamptz,
  reminders_skipped smallint not null default 0,
  date_reminder_skipped timestamptz,
  watchers uuid[] not null default '{}'::uuid[],
  held_until timestamptz,
  date_opened_by_talent timestamptz,
  invited_for uuid[] not null default '{}'::uuid[],
  constraint talents_results_pkey primary key (organization_id, id),
  constraint talents_results_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint talents_results_organization_id_report_file_fkey foreign key (organization_id, report_file) references files(organization_id, id) on delete set null (report_file),
  constraint talents_results_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint talents_results__entrance check (entrance in ('signup', 'talent_pool', 'talent_profile', 'b2c', 'admin', 'role_compass', 'youbea', 'public_check', 'study')),
  constraint talents_results__finished_is_scored check ((status = 'FINISHED') = (date_finished is not null) and (status <> 'FINISHED' or result is not null)),
  constraint talents_results__flavour check (flavour in ('standard', 'b2c', 'admin', 'role-finder')),
  constraint talents_results__held_is_finished check (held_until is null or status = 'FINISHED'),
  constraint talents_results__invite_type check (invite_type in ('team', 'recruiting')),
  constraint talents_results__language check (language in ('EN', 'DE')),
  constraint talents_results__mail_message_length check (char_length(mail_message) <= 5000),
  constraint talents_results__mail_subject_length check (char_length(mail_subject) <= 150),
  constraint talents_results__quality check (quality in ('ok', 'check', 'doubtful')),
  constraint talents_results__reminder_message_length check (char_length(reminder_message) <= 5000),
  constraint talents_results__reminder_subject_length check (char_length(reminder_subject) <= 150),
  constraint talents_results__stanines check (o between 1 and 9 and c between 1 and 9 and e between 1 and 9 and a between 1 and 9 and es between 1 and 9),
  constraint talents_results__status check (status in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED')),
  constraint talents_results__survey_path check (survey_path ~ '^/([^/\\]|$)' and char_length(survey_path) <= 2000),
  constraint talents_results__withdrawn_from check (withdrawn_from in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING'))
);
comment on table talents_results is 'One invitation to the survey and, once finished, its scores. The newest finished one is the talent''s latest result.';
comment on column talents_results.organization_id is 'The workspace.';
comment on column talents_results.id is 'UUIDv7.';
comment on column talents_results.talent_id is 'The talent.';
comment on column talents_results.status is 'Where the invitation stands.';
comment on column talents_results.invite_type is 'Why the person was invited.';
comment on column talents_results.flavour is 'Which survey route the link leads to.';
comment on column talents_results.language is 'Language of invitation, survey and report.';
comment on column talents_results.mail_subject is 'Subject the administrator wrote; null uses the standard one.';
comment on column talents_results.mail_message is 'Message the administrator wrote; null uses the standard one.';
comment on column talents_results.instrument_version is 'Items and scale that are answered.';
comment on column talents_results.scoring_version is 'Scoring rule used.';
comment on column talents_results.norm_version is 'Norm used.';
comment on column talents_results.result is 'The whole score of the sheet: raw sums, traits, facets, quality, style, versions.';
comment on column talents_results.o is 'Openness, stanine; null when the scale is not valid.';
comment on column talents_results.c is 'Conscientiousness, stanine.';
comment on column talents_results.e is 'Extraversion, stanine.';
comment on column talents_results.a is 'Agreeableness, stanine.';
comment on column talents_results.es is 'Emotional stability, stanine.';
comment on column talents_results.z_o is 'Openness, z score.';
comment on column talents_results.z_c is 'Conscientiousness, z score.';
comment on column talents_results.z_e is 'Extraversion, z score.';
comment on column talents_results.z_a is 'Agreeableness, z score.';
comment on column talents_results.z_es is 'Emotional stability, z score.';
comment on column talents_results.quality is 'Response quality, a note and never a verdict.';
comment on column talents_results.survey_path is 'Path and query of the survey page the link leads to; null takes the one of the flavour.';
comment on column talents_results.invitation_count is 'How many times the invitation mail was asked for.';
comment on column talents_results.send_at is 'When a scheduled invitation goes out.';
comment on column talents_results.link_expires_at is 'End of the life of the survey link.';
comment on column talents_results.date_created is 'When the row was made.';
comment on column talents_results.date_started is 'First answer.';
comment on column talents_results.date_finished is 'Finish of the survey.';
comment on column talents_results.date_last_action is 'Last thing that happened.';
comment on column talents_results.date_last_invited is 'Last time the invitation mail was asked for.';
comment on column talents_results.report_file is 'The report made of it.';
comment on column talents_results.assessment_id is 'The assessment the invitation belongs to.';
comment on column talents_results.big_five_report is 'The newest report made of it.';
comment on column talents_results.entrance is 'How the person came to the survey; null by an invitation by name.';
comment on column talents_results.reminder_count is 'Reminders sent so far.';
comment on column talents_results.date_last_reminded is 'When the last reminder was asked for.';
comment on column talents_results.reminders_off_at is 'The person wants no more reminders.';
comment on column talents_results.date_handed_in is 'When the sheet was handed in before the address was proved: it takes no more answers and is scored when it is confirmed.';
comment on column talents_results.date_confirmed is 'When the address of the person was proved for this sheet; without it the sheet is not scored.';
comment on column talents_results.withdrawn_from is 'The status before an administrator withdrew the invitation, for taking that back.';
comment on column talents_results.reminder_subject is 'Subject an administrator gave the reminders; null uses the standard one.';
comment on column talents_results.reminder_message is 'Text an administrator gave the reminders; null uses the standard one.';
comment on column talents_results.remind_at is 'When the reminder goes out that an administrator planned.';
comment on column talents_results.reminders_skipped is 'Automatic reminders that an administrator skipped.';
comment on column talents_results.date_reminder_skipped is 'When an automatic reminder was last skipped.';
comment on column talents_results.watchers is 'Administrators who want a mail when the result is there.';
comment on column talents_results.held_until is 'Held back from administrators until then, infinity until its person opens it; null is not held back. Cleared when that time has come.';
comment on column talents_results.date_opened_by_talent is 'When the person first saw the result.';
comment on column talents_results.invited_for is 'Roles chosen when the person was invited; the mail names them. The role of an assessment is not among them.';
create index talents_results__by_talent on talents_results (organization_id, talent_id, date_created desc);
create index talents_results__due on talents_results (send_at) where status = 'SCHEDULED';
create index talents_results__by_assessment on talents_results (organization_id, assessment_id) where assessment_id is not null;
create index talents_results__by_report_file on talents_results (organization_id, report_file) where report_file is not null;
create index talents_results__by_big_five_report on talents_results (organization_id, big_five_report) where big_five_report is not null;
create index talents_results__to_remind on talents_results (date_last_invited)
  where status in ('SENT', 'OPENED', 'PENDING') and reminders_off_at is null;
create index talents_results__by_finish on talents_results (organization_id, date_finished desc) include (talent_id)
  where status = 'FINISHED';
create index talents_results__by_creation on talents_results (organization_id, date_created);
create index talents_results__unfinished on talents_results (organization_id, date_last_action) where date_finished is null;
create index talents_results__held on talents_results (organization_id, talent_id, held_until) where held_until is not null;
create index talents_results__to_release on talents_results (held_until) where held_until is not null;
create index talents_results__latest on talents_results (organization_id, talent_id, date_finished desc, id)
  include (quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, scoring_version, norm_version, instrument_version, language, held_until)
  where status = 'FINISHED';
call make_tenant_table('talents_results');

create table survey_demographics (
  organization_id uuid not null,
  result_id uuid not null,
  age smallint not null,
  gender text not null,
  date_created timestamptz not null default now(),
  constraint survey_demographics_pkey primary key (organization_id, result_id),
  constraint survey_demographics_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint survey_demographics_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint survey_demographics__age check (age between 16 and 99),
  constraint survey_demographics__gender check (gender in ('male', 'female', 'diverse'))
);
comment on table survey_demographics is 'Age and gender as stated in the survey. Never used in scoring and never shown to the employer beside a result.';
comment on column survey_demographics.organization_id is 'The workspace.';
comment on column survey_demographics.result_id is 'The sheet.';
comment on column survey_demographics.age is 'Age in whole years.';
comment on column survey_demographics.gender is 'Gender as stated.';
comment on column survey_demographics.date_created is 'When it was given.';
call make_tenant_table('survey_demographics');

create table survey_links (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamptz not null default now(),
  date_revoked timestamptz,
  constraint survey_links_pkey primary key (organization_id, id),
  constraint survey_links__token_unique unique (organization_id, token_hash),
  constraint survey_links_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint survey_links_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade
);
comment on table survey_links is 'Survey links by hash. The token is derived from the id with the server''s secret and is not stored.';
comment on column survey_links.organization_id is 'The workspace.';
comment on column survey_links.id is 'UUIDv7, what the token is derived from.';
comment on column survey_links.result_id is 'The sheet it opens.';
comment on column survey_links.token_hash is 'SHA-256 of the token.';
comment on column survey_links.date_created is 'When the row was made.';
comment on column survey_links.date_revoked is 'It opens nothing from then on.';
create index survey_links__by_result on survey_links (organization_id, result_id);
call make_tenant_table('survey_links');

create table survey_sessions (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_by text not null default 'unknown',
  proved_at timestamptz,
  device text,
  constraint survey_sessions_pkey primary key (organization_id, id),
  constraint survey_sessions__token_unique unique (organization_id, token_hash),
  constraint survey_sessions_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint survey_sessions_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint survey_sessions__device check (device in ('phone', 'tablet', 'computer')),
  constraint survey_sessions__opened_by check (opened_by in ('unknown', 'mailed', 'copied', 'door', 'device', 'account'))
);
comment on table survey_sessions is 'Devices a survey link was opened on; each has its own sequence of answers.';
comment on column survey_sessions.organization_id is 'The workspace.';
comment on column survey_sessions.id is 'UUIDv7.';
comment on column survey_sessions.result_id is 'The sheet.';
comment on column survey_sessions.token_hash is 'SHA-256 of the cookie''s token.';
comment on column survey_sessions.date_created is 'When the link was exchanged.';
comment on column survey_sessions.expires_at is 'End of the session.';
comment on column survey_sessions.opened_by is 'The kind of link it began with: mailed to the address, copied by an administrator, given at a public door, to another device, or to an account; unknown before it was kept.';
comment on column survey_sessions.proved_at is 'Since when it is known to be of the person the address belongs to.';
comment on column survey_sessions.device is 'What kind of device it was opened on, as the browser says it.';
create index survey_sessions__by_result on survey_sessions (organization_id, result_id);
call make_tenant_table('survey_sessions');

create table survey_answers (
  organization_id uuid not null,
  result_id uuid not null,
  session_id uuid not null,
  seq bigint not null,
  item smallint not null,
  value smallint not null,
  seconds real,
  instrument_version text not null,
  date_received timestamptz not null default clock_timestamp(),
  constraint survey_answers_pkey primary key (organization_id, result_id, session_id, seq, item),
  constraint survey_answers_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint survey_answers__seconds check (seconds >= 0::double precision),
  constraint survey_answers__value check (value between 1 and 5)
);
comment on table survey_answers is 'Answers, append only. Within a device the highest sequence counts, between devices the answer received last.';
comment on column survey_answers.organization_id is 'The workspace.';
comment on column survey_answers.result_id is 'The sheet.';
comment on column survey_answers.session_id is 'The device.';
comment on column survey_answers.seq is 'The device''s own count of its answers; repeated for the same item it is the same answer sent again. Two tabs may count alike, which is why the item belongs to the key.';
comment on column survey_answers.item is 'Item number of the 120; instructed items lie above 1000.';
comment on column survey_answers.value is 'The box chosen.';
comment on column survey_answers.seconds is 'Time spent on the item.';
comment on column survey_answers.instrument_version is 'Items and scale that were shown.';
comment on column survey_answers.date_received is 'When the server took it.';
call make_tenant_table('survey_answers');
revoke update, delete on survey_answers from quint_app;

create table roles_talents (
  organization_id uuid not null,
  id uuid not null,
  roles_id uuid not null,
  talents_id uuid not null,
  rejected_at timestamptz,
  rejected_by uuid,
  date_created timestamptz not null default now(),
  talents_date_created timestamptz,
  rejected_reason text,
  rejected_note text,
  constraint roles_talents_pkey primary key (organization_id, id),
  constraint roles_talents__once unique (organization_id, roles_id, talents_id),
  constraint roles_talents_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint roles_talents_organization_id_roles_id_fkey foreign key (organization_id, roles_id) references roles(organization_id, id) on delete cascade,
  constraint roles_talents_organization_id_talents_id_fkey foreign key (organization_id, talents_id) references talents(organization_id, id) on delete cascade,
  constraint roles_talents__rejected_note_length check (char_length(rejected_note) <= 5000),
  constraint roles_talents__rejected_reason check (rejected_reason in ('requirements', 'experience', 'salary', 'timing', 'other_person', 'withdrew', 'no_answer', 'other'))
);
comment on table roles_talents is 'Which talents are considered for which role.';
comment on column roles_talents.organization_id is 'The workspace.';
comment on column roles_talents.id is 'UUIDv7.';
comment on column roles_talents.roles_id is 'The role.';
comment on column roles_talents.talents_id is 'The talent.';
comment on column roles_talents.rejected_at is 'Marked as no fit; reversible.';
comment on column roles_talents.rejected_by is 'Who marked it.';
comment on column roles_talents.date_created is 'When the row was made.';
comment on column roles_talents.talents_date_created is 'A copy of date_created of the talent, kept by triggers. Nothing reads it; the next version drops it.';
comment on column roles_talents.rejected_reason is 'Why; null where nothing was said.';
comment on column roles_talents.rejected_note is 'A note of the administrators about it. The person never sees it.';
create index roles_talents__by_talent on roles_talents (organization_id, talents_id, id);
call make_tenant_table('roles_talents');

create table teams_talents (
  organization_id uuid not null,
  id uuid not null,
  teams_id uuid not null,
  talents_id uuid not null,
  date_created timestamptz not null default now(),
  talents_date_created timestamptz,
  constraint teams_talents_pkey primary key (organization_id, id),
  constraint teams_talents__once unique (organization_id, teams_id, talents_id),
  constraint teams_talents_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint teams_talents_organization_id_talents_id_fkey foreign key (organization_id, talents_id) references talents(organization_id, id) on delete cascade,
  constraint teams_talents_organization_id_teams_id_fkey foreign key (organization_id, teams_id) references teams(organization_id, id) on delete cascade
);
comment on table teams_talents is 'Members of teams.';
comment on column teams_talents.organization_id is 'The workspace.';
comment on column teams_talents.id is 'UUIDv7.';
comment on column teams_talents.teams_id is 'The team.';
comment on column teams_talents.talents_id is 'The talent.';
comment on column teams_talents.date_created is 'When the row was made.';
comment on column teams_talents.talents_date_created is 'A copy of date_created of the talent, kept by triggers. Nothing reads it; the next version drops it.';
create index teams_talents__by_talent on teams_talents (organization_id, talents_id, id);
call make_tenant_table('teams_talents');

create table outbox (
  organization_id uuid,
  id uuid not null,
  message_key text not null,
  kind text not null,
  to_email text not null,
  language text not null,
  payload jsonb not null,
  status text not null default 'queued',
  attempts integer not null default 0,
  last_error text,
  date_created timestamptz not null default now(),
  send_after timestamptz,
  date_sent timestamptz,
  counts_on date,
  date_last_try timestamptz,
  constraint outbox__key unique nulls not distinct (organization_id, id),
  constraint outbox__message_key_unique unique nulls not distinct (organization_id, message_key),
  constraint outbox_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint outbox__language check (language in ('EN', 'DE')),
  constraint outbox__status check (status in ('queued', 'sent', 'failed', 'canceled'))
);
comment on table outbox is 'Mails to send, written in the transaction of their reason; a job hands each over once.';
comment on column outbox.organization_id is 'The workspace that speaks; null when the product itself writes to a person about the own account.';
comment on column outbox.id is 'UUIDv7, also the Message-ID.';
comment on column outbox.message_key is 'Names the one mail this is: the same reason never makes two.';
comment on column outbox.kind is 'Which mail.';
comment on column outbox.to_email is 'The one recipient.';
comment on column outbox.language is 'Language of the mail.';
comment on column outbox.payload is 'Ids the mail is made from; no secret and no text of a person.';
comment on column outbox.status is 'queued, sent, failed (given up after all tries), canceled.';
comment on column outbox.attempts is 'Tries so far.';
comment on column outbox.last_error is 'Kind of the last failure, or why it was canceled unsent: opted_out, mailed_lately.';
comment on column outbox.date_created is 'When the row was made.';
comment on column outbox.send_after is 'Not to be sent before; null sends at once.';
comment on column outbox.date_sent is 'When the mail server took it.';
comment on column outbox.counts_on is 'Day of the mail budget it counts on, in Berlin; null for a mail that the person asked for or that goes to nobody outside.';
comment on column outbox.date_last_try is 'When it was last handed to the mail server, taken or not.';
create index outbox__waiting on outbox (date_created) where status in ('queued', 'failed');
create index outbox__counted on outbox (organization_id, counts_on) where counts_on is not null;
create index outbox__by_address on outbox (organization_id, lower(to_email));
create index outbox__sent on outbox (date_sent) where date_sent is not null;
call make_tenant_table('outbox');

create table features (
  id uuid not null,
  name text not null,
  is_on_by_default boolean not null,
  constraint features_pkey primary key (id),
  constraint features__name_unique unique (name),
  constraint features__name check (name ~ '^FEATURE_[A-Z_]+$')
);
comment on table features is 'Feature switches with the value a workspace has unless its own list says otherwise. The same for everybody.';
comment on column features.id is 'Fixed key.';
comment on column features.name is 'Name of the switch.';
comment on column features.is_on_by_default is 'Its value in a workspace without an entry of its own.';
call make_global_table('features');

create table talent_packages (
  id uuid not null,
  key text not null,
  talents integer not null,
  price text not null,
  discount integer not null default 0,
  is_recommended boolean not null default false,
  constraint talent_packages_pkey primary key (id),
  constraint talent_packages__key_unique unique (key),
  constraint talent_packages__discount check (discount between 0 and 100),
  constraint talent_packages__talents check (talents > 0)
);
comment on table talent_packages is 'Packages as versions before 0.2 sold them; read by these alone, and dropped with a later migration.';
comment on column talent_packages.id is 'Fixed key.';
comment on column talent_packages.key is 'Name in links and payments.';
comment on column talent_packages.talents is 'Insights in the package.';
comment on column talent_packages.price is 'Euro, net, as text.';
comment on column talent_packages.discount is 'Percent shown on the card.';
comment on column talent_packages.is_recommended is 'Marked and selected at first.';
call make_global_table('talent_packages');

create table training_courses (
  id uuid not null,
  title text not null,
  description text,
  language text not null,
  trait text not null,
  direction text not null,
  provider text,
  url text,
  date_created timestamptz not null default now(),
  other_title text,
  other_description text,
  date_retired timestamptz,
  constraint training_courses_pkey primary key (id),
  constraint training_courses__description_length check (char_length(description) <= 5000),
  constraint training_courses__direction check (direction in ('below', 'above')),
  constraint training_courses__language check (language in ('EN', 'DE')),
  constraint training_courses__other_description_length check (char_length(other_description) <= 5000),
  constraint training_courses__other_title_length check (char_length(other_title) <= 120),
  constraint training_courses__title_length check (char_length(title) <= 120),
  constraint training_courses__title_not_blank check (btrim(title) <> ''),
  constraint training_courses__trait check (trait in ('O', 'C', 'E', 'A', 'ES')),
  constraint training_courses__url check (url ~ '^https://')
);
comment on table training_courses is 'Courses of the platform, recommended where a score lies outside the range of a role.';
comment on column training_courses.id is 'UUIDv7.';
comment on column training_courses.title is 'Title.';
comment on column training_courses.description is 'What it is about.';
comment on column training_courses.language is 'Language it is held in.';
comment on column training_courses.trait is 'Trait it works on.';
comment on column training_courses.direction is 'For scores below or above the range.';
comment on column training_courses.provider is 'Who holds it.';
comment on column training_courses.url is 'Page about it.';
comment on column training_courses.date_created is 'When the row was made.';
comment on column training_courses.other_title is 'Title in the other language; null shows the one of the course.';
comment on column training_courses.other_description is 'What it is about, in the other language.';
comment on column training_courses.date_retired is 'When the platform stopped offering it; null while it does.';
call make_global_table('training_courses');

create table i18n (
  id uuid not null,
  selector text not null,
  locale text not null,
  gender text not null default '',
  text text not null,
  date_updated timestamptz not null default now(),
  constraint i18n_pkey primary key (id),
  constraint i18n__entry_unique unique (selector, locale, gender),
  constraint i18n__gender check (gender in ('', 'male', 'female', 'diverse')),
  constraint i18n__locale check (locale in ('en', 'de')),
  constraint i18n__selector check (selector ~ '^[a-z][A-Za-z0-9_.-]*$'),
  constraint i18n__selector_length check (char_length(selector) <= 200),
  constraint i18n__text_length check (char_length(text) <= 5000)
);
comment on table i18n is 'Texts that replace those the product ships with, for everybody.';
comment on column i18n.id is 'UUIDv7.';
comment on column i18n.selector is 'Key of the text.';
comment on column i18n.locale is 'Language.';
comment on column i18n.gender is 'Variant for a gender; empty is the neutral one.';
comment on column i18n.text is 'The text.';
comment on column i18n.date_updated is 'When it was last changed.';
call make_global_table('i18n');

create table analytics_events (
  id uuid not null,
  organization_id uuid,
  action text not null,
  user_id uuid,
  anonymous_session_id uuid,
  count integer not null default 1,
  date date not null,
  date_created timestamptz not null default now(),
  constraint analytics_events__key unique nulls not distinct (organization_id, id),
  constraint analytics_events_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint analytics_events_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint analytics_events__action_length check (char_length(action) <= 120),
  constraint analytics_events__action_not_blank check (btrim(action) <> ''),
  constraint analytics_events__count check (count = 1)
);
comment on table analytics_events is 'What was done in the product, for counting. Events before sign-in belong to no workspace.';
comment on column analytics_events.id is 'UUIDv7.';
comment on column analytics_events.organization_id is 'The workspace, if any.';
comment on column analytics_events.action is 'What was done.';
comment on column analytics_events.user_id is 'The account, if any.';
comment on column analytics_events.anonymous_session_id is 'Random id of the browser.';
comment on column analytics_events.count is 'Always 1.';
comment on column analytics_events.date is 'The day.';
comment on column analytics_events.date_created is 'When it was received.';
create index analytics_events__by_day on analytics_events (organization_id, date);
call make_tenant_table('analytics_events');

create table audit_log (
  organization_id uuid not null,
  id uuid not null,
  date_created timestamptz not null default clock_timestamp(),
  user_id uuid,
  user_role text,
  action text not null,
  items uuid[] not null default '{}'::uuid[],
  talent_ids uuid[] not null default '{}'::uuid[],
  details jsonb not null default '{}',
  token_id uuid,
  constraint audit_log_pkey primary key (organization_id, id),
  constraint audit_log__action check (action ~ '^[a-z_]+\.[a-z_]+$')
);
comment on table audit_log is 'Who looked at personal results and who changed what others may do. Written in the transaction of its reason, append only.';
comment on column audit_log.organization_id is 'The workspace.';
comment on column audit_log.id is 'UUIDv7.';
comment on column audit_log.date_created is 'When it happened.';
comment on column audit_log.user_id is 'Who did it; null when the product itself, or a token of the workspace.';
comment on column audit_log.user_role is 'What that person was then.';
comment on column audit_log.action is 'What was done: noun and verb.';
comment on column audit_log.items is 'Keys of the records it was done to; empty for a whole list.';
comment on column audit_log.talent_ids is 'The talents whose results were read or unlocked; empty for a whole list.';
comment on column audit_log.details is 'Names of the fields, numbers, switches. Never a personal value.';
comment on column audit_log.token_id is 'The API token by which it was done; null for what a person did on the screen.';
create index audit_log__by_date on audit_log (organization_id, date_created desc, id);
create index audit_log__by_talent on audit_log using gin (talent_ids);
create index audit_log__unlocks on audit_log (organization_id, date_created) where action = 'talents.unlock';
call make_tenant_table('audit_log');
create policy lines_stay on audit_log as restrictive for delete to quint_platform using ((date_created < (now() - '1096 days'::interval)) or (not (exists ( select from organizations o where (o.id = audit_log.organization_id)))));
revoke update, delete on audit_log from quint_app;
revoke update on audit_log from quint_platform;

create table skills (
  organization_id uuid not null,
  id uuid not null,
  label text not null,
  value text not null,
  date_created timestamptz not null default now(),
  constraint skills_pkey primary key (organization_id, id),
  constraint skills__value_unique unique (organization_id, value),
  constraint skills_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint skills__label_length check (char_length(label) <= 50),
  constraint skills__label_not_blank check (btrim(label) <> ''),
  constraint skills__value_length check (char_length(value) <= 50),
  constraint skills__value_not_blank check (btrim(value) <> '')
);
comment on table skills is 'Skills that roles of a workspace ask for.';
comment on column skills.organization_id is 'The workspace.';
comment on column skills.id is 'UUIDv7.';
comment on column skills.label is 'Shown name.';
comment on column skills.value is 'The name in lower case, unique in the workspace.';
comment on column skills.date_created is 'When the row was made.';
call make_tenant_table('skills');

create table roles_skills (
  organization_id uuid not null,
  id uuid not null,
  roles_id uuid not null,
  skills_id uuid not null,
  constraint roles_skills_pkey primary key (organization_id, id),
  constraint roles_skills__once unique (organization_id, roles_id, skills_id),
  constraint roles_skills_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint roles_skills_organization_id_roles_id_fkey foreign key (organization_id, roles_id) references roles(organization_id, id) on delete cascade,
  constraint roles_skills_organization_id_skills_id_fkey foreign key (organization_id, skills_id) references skills(organization_id, id) on delete cascade
);
comment on table roles_skills is 'Which role asks for which skill.';
comment on column roles_skills.organization_id is 'The workspace.';
comment on column roles_skills.id is 'UUIDv7.';
comment on column roles_skills.roles_id is 'The role.';
comment on column roles_skills.skills_id is 'The skill.';
create index roles_skills__by_skill on roles_skills (organization_id, skills_id);
call make_tenant_table('roles_skills');

create table teams_roles (
  organization_id uuid not null,
  id uuid not null,
  teams_id uuid not null,
  roles_id uuid not null,
  date_created timestamptz not null default now(),
  constraint teams_roles_pkey primary key (organization_id, id),
  constraint teams_roles__once unique (organization_id, teams_id, roles_id),
  constraint teams_roles_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint teams_roles_organization_id_roles_id_fkey foreign key (organization_id, roles_id) references roles(organization_id, id) on delete cascade,
  constraint teams_roles_organization_id_teams_id_fkey foreign key (organization_id, teams_id) references teams(organization_id, id) on delete cascade
);
comment on table teams_roles is 'Which roles a team has.';
comment on column teams_roles.organization_id is 'The workspace.';
comment on column teams_roles.id is 'UUIDv7.';
comment on column teams_roles.teams_id is 'The team.';
comment on column teams_roles.roles_id is 'The role.';
comment on column teams_roles.date_created is 'When the row was made.';
create index teams_roles__by_role on teams_roles (organization_id, roles_id);
call make_tenant_table('teams_roles');

create table roles_training_courses (
  organization_id uuid not null,
  id uuid not null,
  roles_id uuid not null,
  training_courses_id uuid not null,
  constraint roles_training_courses_pkey primary key (organization_id, id),
  constraint roles_training_courses__once unique (organization_id, roles_id, training_courses_id),
  constraint roles_training_courses_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint roles_training_courses_organization_id_roles_id_fkey foreign key (organization_id, roles_id) references roles(organization_id, id) on delete cascade,
  constraint roles_training_courses_training_courses_id_fkey foreign key (training_courses_id) references training_courses(id) on delete cascade
);
comment on table roles_training_courses is 'Courses a workspace recommends for a role.';
comment on column roles_training_courses.organization_id is 'The workspace.';
comment on column roles_training_courses.id is 'UUIDv7.';
comment on column roles_training_courses.roles_id is 'The role.';
comment on column roles_training_courses.training_courses_id is 'The course.';
create index roles_training_courses__by_course on roles_training_courses (training_courses_id);
call make_tenant_table('roles_training_courses');

create table talent_role_assignments (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  role_id uuid not null,
  team_id uuid not null,
  date_created timestamptz not null default now(),
  user_created uuid,
  constraint talent_role_assignments_pkey primary key (organization_id, id),
  constraint talent_role_assignments__once unique (organization_id, team_id, role_id, talent_id),
  constraint talent_role_assignments_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint talent_role_assignments_organization_id_role_id_fkey foreign key (organization_id, role_id) references roles(organization_id, id) on delete cascade,
  constraint talent_role_assignments_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint talent_role_assignments_organization_id_team_id_fkey foreign key (organization_id, team_id) references teams(organization_id, id) on delete cascade
);
comment on table talent_role_assignments is 'Which member of a team holds which role in it.';
comment on column talent_role_assignments.organization_id is 'The workspace.';
comment on column talent_role_assignments.id is 'UUIDv7.';
comment on column talent_role_assignments.talent_id is 'The talent.';
comment on column talent_role_assignments.role_id is 'The role.';
comment on column talent_role_assignments.team_id is 'The team.';
comment on column talent_role_assignments.date_created is 'When the row was made.';
comment on column talent_role_assignments.user_created is 'Who made it.';
create index talent_role_assignments__by_talent on talent_role_assignments (organization_id, talent_id);
create index talent_role_assignments__by_role on talent_role_assignments (organization_id, role_id);
call make_tenant_table('talent_role_assignments');

create table goals (
  organization_id uuid not null,
  id uuid not null,
  objective text not null,
  priority text not null,
  context text,
  first_mover uuid,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  due_date date,
  user_updated uuid,
  constraint goals_pkey primary key (organization_id, id),
  constraint goals_organization_id_first_mover_fkey foreign key (organization_id, first_mover) references talents(organization_id, id) on delete set null (first_mover),
  constraint goals_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint goals__context_length check (char_length(context) <= 280),
  constraint goals__objective_length check (char_length(objective) <= 120),
  constraint goals__objective_not_blank check (btrim(objective) <> ''),
  constraint goals__priority check (priority in ('high', 'medium', 'low'))
);
comment on table goals is 'What teams of a workspace want to reach.';
comment on column goals.organization_id is 'The workspace.';
comment on column goals.id is 'UUIDv7.';
comment on column goals.objective is 'What is to be reached.';
comment on column goals.priority is 'How much it matters.';
comment on column goals.context is 'Why now.';
comment on column goals.first_mover is 'The talent who starts.';
comment on column goals.date_created is 'When the row was made.';
comment on column goals.user_created is 'Who made it.';
comment on column goals.date_updated is 'When the row was last changed.';
comment on column goals.date_deleted is 'Soft deletion.';
comment on column goals.user_deleted is 'Who deleted it.';
comment on column goals.due_date is 'The day the goal is to be reached by, in Berlin; null without one.';
comment on column goals.user_updated is 'Who changed the row last.';
create index goals__by_date on goals (organization_id, date_created desc, id) where date_deleted is null;
create index goals__by_first_mover on goals (organization_id, first_mover) where first_mover is not null;
create index goals__by_objective on goals (organization_id, objective collate "und-x-icu", id) where date_deleted is null;
create index goals__names on goals (organization_id, id) include (objective) where date_deleted is null;
create index goals__deleted on goals (organization_id, date_deleted desc) where date_deleted is not null;
create index goals__by_due_date on goals (organization_id, due_date, id) where date_deleted is null and due_date is not null;
call make_tenant_table('goals');

create table goals_teams (
  organization_id uuid not null,
  id uuid not null,
  goals_id uuid not null,
  teams_id uuid not null,
  constraint goals_teams_pkey primary key (organization_id, id),
  constraint goals_teams__once unique (organization_id, goals_id, teams_id),
  constraint goals_teams_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint goals_teams_organization_id_goals_id_fkey foreign key (organization_id, goals_id) references goals(organization_id, id) on delete cascade,
  constraint goals_teams_organization_id_teams_id_fkey foreign key (organization_id, teams_id) references teams(organization_id, id) on delete cascade
);
comment on table goals_teams is 'Which teams pursue which goal.';
comment on column goals_teams.organization_id is 'The workspace.';
comment on column goals_teams.id is 'UUIDv7.';
comment on column goals_teams.goals_id is 'The goal.';
comment on column goals_teams.teams_id is 'The team.';
create index goals_teams__by_team on goals_teams (organization_id, teams_id);
call make_tenant_table('goals_teams');

create table key_results (
  organization_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  text text not null,
  is_done boolean not null default false,
  percent smallint not null default 0,
  sort integer not null default 0,
  date_created timestamptz not null default now(),
  constraint key_results_pkey primary key (organization_id, id),
  constraint key_results_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint key_results_organization_id_goal_id_fkey foreign key (organization_id, goal_id) references goals(organization_id, id) on delete cascade,
  constraint key_results__percent check (percent between 0 and 100),
  constraint key_results__text_length check (char_length(text) <= 5000),
  constraint key_results__text_not_blank check (btrim(text) <> '')
);
comment on table key_results is 'Measurable outcomes of a goal.';
comment on column key_results.organization_id is 'The workspace.';
comment on column key_results.id is 'UUIDv7.';
comment on column key_results.goal_id is 'The goal.';
comment on column key_results.text is 'The outcome.';
comment on column key_results.is_done is 'Reached; it counts as 100 percent.';
comment on column key_results.percent is 'How far it is.';
comment on column key_results.sort is 'Place in the list.';
comment on column key_results.date_created is 'When the row was made.';
create index key_results__by_goal on key_results (organization_id, goal_id, sort, id);
call make_tenant_table('key_results');

create table assessments (
  organization_id uuid not null,
  id uuid not null,
  name text,
  description text,
  role_id uuid not null,
  date_start date not null,
  date_end date not null,
  purpose text not null,
  report_file uuid,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  user_updated uuid,
  constraint assessments_pkey primary key (organization_id, id),
  constraint assessments_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint assessments_organization_id_report_file_fkey foreign key (organization_id, report_file) references files(organization_id, id) on delete set null (report_file),
  constraint assessments_organization_id_role_id_fkey foreign key (organization_id, role_id) references roles(organization_id, id) on delete cascade,
  constraint assessments__description_length check (char_length(description) <= 5000),
  constraint assessments__ends_after_start check (date_end >= date_start),
  constraint assessments__name_length check (char_length(name) <= 120),
  constraint assessments__name_not_blank check (btrim(name) <> ''),
  constraint assessments__purpose check (purpose in ('team_evaluation', 'recruiting'))
);
comment on table assessments is 'Periods in which talents are evaluated for a role.';
comment on column assessments.organization_id is 'The workspace.';
comment on column assessments.id is 'UUIDv7.';
comment on column assessments.name is 'Given name; null is named after role and month.';
comment on column assessments.description is 'Internal description.';
comment on column assessments.role_id is 'The role.';
comment on column assessments.date_start is 'First day, in Berlin.';
comment on column assessments.date_end is 'Last day, in Berlin.';
comment on column assessments.purpose is 'Why it is held.';
comment on column assessments.report_file is 'The report made of it.';
comment on column assessments.date_created is 'When the row was made.';
comment on column assessments.user_created is 'Who made it.';
comment on column assessments.date_updated is 'When the row was last changed.';
comment on column assessments.date_deleted is 'Soft deletion.';
comment on column assessments.user_deleted is 'Who deleted it.';
comment on column assessments.user_updated is 'Who changed the row last.';
create index assessments__by_end on assessments (organization_id, date_end) where date_deleted is null;
create index assessments__by_role on assessments (organization_id, role_id);
create index assessments__by_report_file on assessments (organization_id, report_file) where report_file is not null;
create index assessments__by_start on assessments (organization_id, date_start desc, id) where date_deleted is null;
create index assessments__deleted on assessments (organization_id, date_deleted desc) where date_deleted is not null;
call make_tenant_table('assessments');

create table assessment_participants (
  organization_id uuid not null,
  id uuid not null,
  assessment_id uuid not null,
  talent_id uuid not null,
  rejected_at timestamptz,
  rejected_by uuid,
  canceled_at timestamptz,
  date_created timestamptz not null default now(),
  constraint assessment_participants_pkey primary key (organization_id, id),
  constraint assessment_participants__once unique (organization_id, assessment_id, talent_id),
  constraint assessment_participants_organization_id_assessment_id_fkey foreign key (organization_id, assessment_id) references assessments(organization_id, id) on delete cascade,
  constraint assessment_participants_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint assessment_participants_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade
);
comment on table assessment_participants is 'Talents evaluated in an assessment.';
comment on column assessment_participants.organization_id is 'The workspace.';
comment on column assessment_participants.id is 'UUIDv7.';
comment on column assessment_participants.assessment_id is 'The assessment.';
comment on column assessment_participants.talent_id is 'The talent.';
comment on column assessment_participants.rejected_at is 'Marked as no fit; reversible.';
comment on column assessment_participants.rejected_by is 'Who marked it.';
comment on column assessment_participants.canceled_at is 'Taken out of the assessment.';
comment on column assessment_participants.date_created is 'When the row was made.';
create index assessment_participants__by_talent on assessment_participants (organization_id, talent_id);
call make_tenant_table('assessment_participants');

create table big_five_reports (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  language text not null,
  file_id uuid,
  scoring_version text not null,
  norm_version text not null,
  date_created timestamptz not null default now(),
  constraint big_five_reports_pkey primary key (organization_id, id),
  constraint big_five_reports_organization_id_file_id_fkey foreign key (organization_id, file_id) references files(organization_id, id) on delete set null (file_id),
  constraint big_five_reports_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint big_five_reports_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint big_five_reports__language check (language in ('EN', 'DE'))
);
comment on table big_five_reports is 'Personality reports that were made, each with the rules its numbers stand on.';
comment on column big_five_reports.organization_id is 'The workspace.';
comment on column big_five_reports.id is 'UUIDv7.';
comment on column big_five_reports.result_id is 'The result it shows.';
comment on column big_five_reports.language is 'Language of the report.';
comment on column big_five_reports.file_id is 'The document.';
comment on column big_five_reports.scoring_version is 'Scoring rule used.';
comment on column big_five_reports.norm_version is 'Norm used.';
comment on column big_five_reports.date_created is 'When it was made.';
create index big_five_reports__by_result on big_five_reports (organization_id, result_id, date_created desc);
create index big_five_reports__by_file on big_five_reports (organization_id, file_id) where file_id is not null;
call make_tenant_table('big_five_reports');

create table job_preferences (
  organization_id uuid not null,
  id uuid not null,
  work_mode text[] not null default '{}'::text[],
  locations jsonb not null default '[]',
  location_labels text,
  skills text,
  languages jsonb not null default '[]',
  salary integer,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  constraint job_preferences_pkey primary key (organization_id, id),
  constraint job_preferences_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint job_preferences__languages check (jsonb_typeof(languages) = 'array'),
  constraint job_preferences__location_labels_length check (char_length(location_labels) <= 5000),
  constraint job_preferences__locations check (jsonb_typeof(locations) = 'array'),
  constraint job_preferences__salary check (salary between 0 and 999999999),
  constraint job_preferences__skills_length check (char_length(skills) <= 5000),
  constraint job_preferences__work_mode check (work_mode <@ array['on_site', 'hybrid', 'remote'])
);
comment on table job_preferences is 'What a talent wants from a job.';
comment on column job_preferences.organization_id is 'The workspace.';
comment on column job_preferences.id is 'UUIDv7.';
comment on column job_preferences.work_mode is 'Where the person wants to work.';
comment on column job_preferences.locations is 'Places with a radius in kilometres.';
comment on column job_preferences.location_labels is 'Names of the places, separated by commas.';
comment on column job_preferences.skills is 'Skills as label and value joined with a bar, separated by commas.';
comment on column job_preferences.languages is 'Languages with code and proficiency.';
comment on column job_preferences.salary is 'Gross euro a year.';
comment on column job_preferences.date_created is 'When the row was made.';
comment on column job_preferences.date_updated is 'When the row was last changed.';
call make_tenant_table('job_preferences');

create table job_preferences_roles_1 (
  organization_id uuid not null,
  id uuid not null,
  job_preferences_id uuid not null,
  roles_id uuid not null,
  constraint job_preferences_roles_1_pkey primary key (organization_id, id),
  constraint job_preferences_roles_1__once unique (organization_id, job_preferences_id, roles_id),
  constraint job_preferences_roles_1_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint job_preferences_roles_1_organization_id_job_preferences_id_fkey foreign key (organization_id, job_preferences_id) references job_preferences(organization_id, id) on delete cascade,
  constraint job_preferences_roles_1_organization_id_roles_id_fkey foreign key (organization_id, roles_id) references roles(organization_id, id) on delete cascade
);
comment on table job_preferences_roles_1 is 'Roles a talent wants to hear about.';
comment on column job_preferences_roles_1.organization_id is 'The workspace.';
comment on column job_preferences_roles_1.id is 'UUIDv7.';
comment on column job_preferences_roles_1.job_preferences_id is 'The preferences.';
comment on column job_preferences_roles_1.roles_id is 'The role.';
create index job_preferences_roles_1__by_role on job_preferences_roles_1 (organization_id, roles_id);
call make_tenant_table('job_preferences_roles_1');

create table job_experiences (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  role_name text not null,
  company_name text not null,
  company_location text not null,
  started_at date not null,
  ended_at date,
  currently_working boolean not null default false,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  constraint job_experiences_pkey primary key (organization_id, id),
  constraint job_experiences_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint job_experiences_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint job_experiences__company_location_length check (char_length(company_location) <= 120),
  constraint job_experiences__company_location_not_blank check (btrim(company_location) <> ''),
  constraint job_experiences__company_name_length check (char_length(company_name) <= 120),
  constraint job_experiences__company_name_not_blank check (btrim(company_name) <> ''),
  constraint job_experiences__end_after_start check (ended_at > started_at),
  constraint job_experiences__end_required check (currently_working or ended_at is not null),
  constraint job_experiences__ended_at_range check (ended_at <= '2099-12-31'::date),
  constraint job_experiences__role_name_length check (char_length(role_name) <= 120),
  constraint job_experiences__role_name_not_blank check (btrim(role_name) <> ''),
  constraint job_experiences__started_at_range check (started_at >= '1900-01-01'::date and started_at <= '2099-12-31'::date)
);
comment on table job_experiences is 'Where a talent has worked.';
comment on column job_experiences.organization_id is 'The workspace.';
comment on column job_experiences.id is 'UUIDv7.';
comment on column job_experiences.talent_id is 'The talent.';
comment on column job_experiences.role_name is 'Title of the job.';
comment on column job_experiences.company_name is 'The company.';
comment on column job_experiences.company_location is 'Where it is.';
comment on column job_experiences.started_at is 'First day.';
comment on column job_experiences.ended_at is 'Last day; null while working there.';
comment on column job_experiences.currently_working is 'Still working there.';
comment on column job_experiences.date_created is 'When the row was made.';
comment on column job_experiences.date_updated is 'When the row was last changed.';
create index job_experiences__by_talent on job_experiences (organization_id, talent_id, started_at desc);
call make_tenant_table('job_experiences');

create table training_requests (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  course_id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  situation text not null,
  consent boolean not null,
  date_created timestamptz not null default now(),
  state text not null default 'new',
  constraint training_requests_pkey primary key (organization_id, id),
  constraint training_requests__once unique (organization_id, talent_id, course_id),
  constraint training_requests_course_id_fkey foreign key (course_id) references training_courses(id) on delete cascade,
  constraint training_requests_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint training_requests_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint training_requests__consent check (consent),
  constraint training_requests__email_length check (char_length(email) <= 128),
  constraint training_requests__first_name_length check (char_length(first_name) <= 50),
  constraint training_requests__first_name_not_blank check (btrim(first_name) <> ''),
  constraint training_requests__last_name_length check (char_length(last_name) <= 50),
  constraint training_requests__last_name_not_blank check (btrim(last_name) <> ''),
  constraint training_requests__phone check (phone ~ '^[0-9]{5,20}$'),
  constraint training_requests__situation_length check (char_length(situation) <= 1000),
  constraint training_requests__situation_not_blank check (btrim(situation) <> ''),
  constraint training_requests__state check (state in ('new', 'contacted', 'closed'))
);
comment on table training_requests is 'Registrations of talents for courses.';
comment on column training_requests.organization_id is 'The workspace.';
comment on column training_requests.id is 'UUIDv7.';
comment on column training_requests.talent_id is 'The talent.';
comment on column training_requests.course_id is 'The course.';
comment on column training_requests.first_name is 'First name.';
comment on column training_requests.last_name is 'Last name.';
comment on column training_requests.email is 'Address.';
comment on column training_requests.phone is 'Phone, digits only.';
comment on column training_requests.situation is 'Where the person stands now.';
comment on column training_requests.consent is 'Agreed to be contacted.';
comment on column training_requests.date_created is 'When it was sent.';
comment on column training_requests.state is 'How far the platform is with it.';
create index training_requests__by_course on training_requests (course_id);
call make_tenant_table('training_requests');

create table ra_surveys (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  email text not null,
  talent_id uuid,
  token_hash bytea,
  status text not null default 'INVITED',
  date_created timestamptz not null default now(),
  user_created uuid,
  date_expires timestamptz,
  date_finished timestamptz,
  language text not null default 'EN',
  message text,
  mails integer not null default 1,
  date_sent timestamptz,
  date_opened timestamptz,
  date_updated timestamptz,
  reminders integer not null default 0,
  date_reminded timestamptz,
  answers jsonb not null default '{}',
  statements_version text,
  constraint ra_surveys_pkey primary key (organization_id, id),
  constraint ra_surveys__token_unique unique (organization_id, token_hash),
  constraint ra_surveys_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint ra_surveys_organization_id_role_id_fkey foreign key (organization_id, role_id) references roles(organization_id, id) on delete cascade,
  constraint ra_surveys_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete set null (talent_id),
  constraint ra_surveys__answered check (status <> 'CANCELED' or date_finished is null),
  constraint ra_surveys__answers check (jsonb_typeof(answers) = 'object'),
  constraint ra_surveys__email_length check (char_length(email) <= 128),
  constraint ra_surveys__language check (language in ('EN', 'DE')),
  constraint ra_surveys__message check (char_length(message) <= 2000),
  constraint ra_surveys__reminders check (reminders between 0 and 2),
  constraint ra_surveys__status check (status in ('INVITED', 'SENT', 'OPENED', 'FINISHED', 'CANCELED'))
);
comment on table ra_surveys is 'Stakeholders asked what a role needs.';
comment on column ra_surveys.organization_id is 'The workspace.';
comment on column ra_surveys.id is 'UUIDv7.';
comment on column ra_surveys.role_id is 'The role.';
comment on column ra_surveys.email is 'Address of the stakeholder.';
comment on column ra_surveys.talent_id is 'The stakeholder, if a talent of the workspace.';
comment on column ra_surveys.token_hash is 'SHA-256 of the link''s token.';
comment on column ra_surveys.status is 'Where it stands.';
comment on column ra_surveys.date_created is 'When the row was made.';
comment on column ra_surveys.user_created is 'Who asked.';
comment on column ra_surveys.date_expires is 'End of the link''s life.';
comment on column ra_surveys.date_finished is 'When it was answered.';
comment on column ra_surveys.language is 'Of the mail and of the answer page.';
comment on column ra_surveys.message is 'The own words of the administrator who asked, in the mail.';
comment on column ra_surveys.mails is 'Mails with the link so far, without reminders.';
comment on column ra_surveys.date_sent is 'When the mail was sent.';
comment on column ra_surveys.date_opened is 'When the link was opened first.';
comment on column ra_surveys.date_updated is 'When it was canceled or renewed.';
comment on column ra_surveys.reminders is 'Reminders so far.';
comment on column ra_surveys.date_reminded is 'When the last reminder was queued.';
comment on column ra_surveys.answers is 'Answers of an unfinished request, by statement. Shown to the stakeholder only.';
comment on column ra_surveys.statements_version is 'Version of the statements answered.';
create unique index ra_surveys__once on ra_surveys (organization_id, role_id, lower(email)) where status <> 'CANCELED';
call make_tenant_table('ra_surveys');

create table ra_survey_results (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  survey_id uuid,
  email text not null,
  talent_id uuid,
  result jsonb not null,
  date_created timestamptz not null default now(),
  date_finished timestamptz,
  answers jsonb,
  statements_version text,
  constraint ra_survey_results_pkey primary key (organization_id, id),
  constraint ra_survey_results_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint ra_survey_results_organization_id_role_id_fkey foreign key (organization_id, role_id) references roles(organization_id, id) on delete cascade,
  constraint ra_survey_results_organization_id_survey_id_fkey foreign key (organization_id, survey_id) references ra_surveys(organization_id, id) on delete set null (survey_id),
  constraint ra_survey_results_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete set null (talent_id),
  constraint ra_survey_results__answers check (jsonb_typeof(answers) = 'object'),
  constraint ra_survey_results__email_length check (char_length(email) <= 128),
  constraint ra_survey_results__result check (jsonb_typeof(result) = 'object')
);
comment on table ra_survey_results is 'What stakeholders said a role needs.';
comment on column ra_survey_results.organization_id is 'The workspace.';
comment on column ra_survey_results.id is 'UUIDv7.';
comment on column ra_survey_results.role_id is 'The role.';
comment on column ra_survey_results.survey_id is 'The question it answers.';
comment on column ra_survey_results.email is 'Address of the stakeholder.';
comment on column ra_survey_results.talent_id is 'The stakeholder, if a talent of the workspace.';
comment on column ra_survey_results.result is 'Range for each trait and the answers behind it.';
comment on column ra_survey_results.date_created is 'When the row was made.';
comment on column ra_survey_results.date_finished is 'When it was answered.';
comment on column ra_survey_results.answers is 'The answers by statement behind the ranges, to compute them again; null where only ranges are known.';
comment on column ra_survey_results.statements_version is 'Version of the statements answered.';
create index ra_survey_results__by_role on ra_survey_results (organization_id, role_id, date_created desc);
call make_tenant_table('ra_survey_results');

create table access_versions (
  subject uuid not null,
  version bigint not null,
  constraint access_versions_pkey primary key (subject)
);
comment on table access_versions is 'How often the access of an account or a workspace has changed. It only ever grows, also past its subject''s end.';
comment on column access_versions.subject is 'The account or the workspace. One that never changed since is missing.';
comment on column access_versions.version is 'Changes so far.';
grant select on access_versions to quint_app;
grant select, insert, update, delete on access_versions to quint_platform;

create table account_tokens (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  path text,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint account_tokens_pkey primary key (id),
  constraint account_tokens__token_unique unique (token_hash),
  constraint account_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint account_tokens__path_length check (char_length(path) <= 2000),
  constraint account_tokens__purpose check (purpose in ('password_reset', 'email_confirmation'))
);
comment on table account_tokens is 'Links mailed to a person to prove the address. The token is derived from the id and never stored.';
comment on column account_tokens.id is 'UUIDv7.';
comment on column account_tokens.user_id is 'The account.';
comment on column account_tokens.purpose is 'The one thing it is good for.';
comment on column account_tokens.token_hash is 'SHA-256 of the token.';
comment on column account_tokens.path is 'Path the link leads to; null takes the standard page.';
comment on column account_tokens.date_created is 'When it was asked for.';
comment on column account_tokens.expires_at is 'End of its life.';
comment on column account_tokens.used_at is 'When it was used, or replaced by the use of another.';
create index account_tokens__by_user on account_tokens (user_id);
grant select, insert, update, delete on account_tokens to quint_platform;

create table two_factor_secrets (
  user_id uuid not null,
  sealed_secret bytea not null,
  last_step bigint not null default 0,
  date_created timestamptz not null default now(),
  date_enabled timestamptz,
  constraint two_factor_secrets_pkey primary key (user_id),
  constraint two_factor_secrets_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
comment on table two_factor_secrets is 'Secrets of one-time codes (TOTP), sealed with a key of the server.';
comment on column two_factor_secrets.user_id is 'The account.';
comment on column two_factor_secrets.sealed_secret is 'AES-256-GCM: nonce, tag and ciphertext of the secret.';
comment on column two_factor_secrets.last_step is 'Time step of the last code taken: that one and older ones are refused.';
comment on column two_factor_secrets.date_created is 'When it was made.';
comment on column two_factor_secrets.date_enabled is 'When a first code proved it; null asks for no code yet.';
grant select, insert, update, delete on two_factor_secrets to quint_platform;

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (user_id, code_hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
comment on table recovery_codes is 'Codes that stand in for a lost second factor, each good for once.';
comment on column recovery_codes.user_id is 'The account.';
comment on column recovery_codes.code_hash is 'SHA-256 of the code, which has 120 random bits.';
comment on column recovery_codes.used_at is 'When it was used.';
grant select, insert, update, delete on recovery_codes to quint_platform;

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  is_synced boolean not null,
  name text not null,
  date_created timestamptz not null default now(),
  date_last_used timestamptz,
  constraint passkeys_pkey primary key (id),
  constraint passkeys__credential_unique unique (credential_id),
  constraint passkeys_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint passkeys__name_length check (char_length(name) <= 50),
  constraint passkeys__name_not_blank check (btrim(name) <> '')
);
comment on table passkeys is 'Passkeys (WebAuthn credentials) people sign in with.';
comment on column passkeys.id is 'UUIDv7.';
comment on column passkeys.user_id is 'The account.';
comment on column passkeys.credential_id is 'Id the authenticator gave it, base64url.';
comment on column passkeys.public_key is 'Public key, COSE.';
comment on column passkeys.counter is 'Signature counter; going back would tell of a copy.';
comment on column passkeys.transports is 'Ways to reach the authenticator, hints for the browser.';
comment on column passkeys.is_synced is 'Kept by a provider on several devices.';
comment on column passkeys.name is 'Name the person gave it.';
comment on column passkeys.date_created is 'When it was registered.';
comment on column passkeys.date_last_used is 'Last sign-in with it.';
create index passkeys__by_user on passkeys (user_id);
grant select, insert, update, delete on passkeys to quint_platform;

create table passkey_challenges (
  challenge_hash bytea not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamptz not null,
  constraint passkey_challenges_pkey primary key (challenge_hash),
  constraint passkey_challenges_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint passkey_challenges__purpose check (purpose in ('register', 'sign_in'))
);
comment on table passkey_challenges is 'Challenges handed to a browser; the first answer takes its row away.';
comment on column passkey_challenges.challenge_hash is 'SHA-256 of the challenge.';
comment on column passkey_challenges.purpose is 'What may be done with it.';
comment on column passkey_challenges.user_id is 'Whose passkey is registered; null when signing in.';
comment on column passkey_challenges.expires_at is 'End of its life.';
create index passkey_challenges__expired on passkey_challenges (expires_at);
grant select, insert, update, delete on passkey_challenges to quint_platform;

create table feedback (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  rating smallint not null,
  text text not null,
  date_created timestamptz not null default now(),
  constraint feedback_pkey primary key (organization_id, id),
  constraint feedback_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint feedback_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint feedback__rating check (rating between 1 and 5),
  constraint feedback__text_length check (char_length(text) <= 2000),
  constraint feedback__text_not_blank check (btrim(text) <> '')
);
comment on table feedback is 'What people say about the product.';
comment on column feedback.organization_id is 'The workspace it was written in.';
comment on column feedback.id is 'UUIDv7.';
comment on column feedback.user_id is 'Who wrote it.';
comment on column feedback.rating is 'From 1, not at all, to 5, very well.';
comment on column feedback.text is 'What was written.';
comment on column feedback.date_created is 'When it was sent.';
create index feedback__by_user on feedback (user_id);
call make_tenant_table('feedback');

create table inbox_messages (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  is_from_talent boolean not null,
  user_id uuid,
  text text not null,
  date_created timestamptz not null default now(),
  date_seen timestamptz,
  constraint inbox_messages_pkey primary key (organization_id, id),
  constraint inbox_messages__talent_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint inbox_messages_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint inbox_messages_user_id_fkey foreign key (user_id) references users(id) on delete set null,
  constraint inbox_messages__text_length check (char_length(text) <= 4000),
  constraint inbox_messages__text_not_blank check (btrim(text) <> '')
);
comment on table inbox_messages is 'What administrators and talents write to each other.';
comment on column inbox_messages.organization_id is 'The workspace.';
comment on column inbox_messages.id is 'UUIDv7.';
comment on column inbox_messages.talent_id is 'Whose thread it is.';
comment on column inbox_messages.is_from_talent is 'Written by the talent; otherwise by an administrator.';
comment on column inbox_messages.user_id is 'Who wrote it; null once the account is gone.';
comment on column inbox_messages.text is 'Plain text.';
comment on column inbox_messages.date_created is 'When it was sent.';
comment on column inbox_messages.date_seen is 'When somebody of the other side had it on the screen.';
create index inbox_messages__by_talent on inbox_messages (organization_id, talent_id, date_created desc, id desc);
create index inbox_messages__unseen on inbox_messages (organization_id, talent_id) where date_seen is null;
create index inbox_messages__by_user on inbox_messages (user_id) where user_id is not null;
create index inbox_messages__by_date on inbox_messages (organization_id, date_created) where is_from_talent;
call make_tenant_table('inbox_messages');

create table public_links (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  token_hash bytea not null,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_revoked timestamptz,
  constraint public_links_pkey primary key (organization_id, id),
  constraint public_links__token_unique unique (organization_id, token_hash),
  constraint public_links_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint public_links__kind check (kind in ('applicants', 'talent_pool'))
);
comment on table public_links is 'Links to the sign-up form of a workspace, by hash. The token is derived from the id with the server''s secret and is not stored.';
comment on column public_links.organization_id is 'The workspace.';
comment on column public_links.id is 'UUIDv7, what the token is derived from.';
comment on column public_links.kind is 'Which sign-up form it leads to.';
comment on column public_links.token_hash is 'SHA-256 of the token.';
comment on column public_links.date_created is 'When the row was made.';
comment on column public_links.user_created is 'Who made it.';
comment on column public_links.date_revoked is 'It opens nothing from then on.';
create unique index public_links__one_live on public_links (organization_id, kind) where date_revoked is null;
call make_tenant_table('public_links');

create table report_documents (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  result_id uuid,
  role_id uuid,
  team_id uuid,
  assessment_id uuid,
  language text not null,
  audience text not null,
  fingerprint bytea not null,
  state text not null default 'waiting',
  file_id uuid,
  date_created timestamptz not null default now(),
  date_ready timestamptz,
  hides_people text not null default 'nobody',
  constraint report_documents_pkey primary key (organization_id, id),
  constraint report_documents_organization_id_assessment_id_fkey foreign key (organization_id, assessment_id) references assessments(organization_id, id) on delete cascade,
  constraint report_documents_organization_id_file_id_fkey foreign key (organization_id, file_id) references files(organization_id, id) on delete set null (file_id),
  constraint report_documents_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint report_documents_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint report_documents_organization_id_role_id_fkey foreign key (organization_id, role_id) references roles(organization_id, id) on delete cascade,
  constraint report_documents_organization_id_team_id_fkey foreign key (organization_id, team_id) references teams(organization_id, id) on delete cascade,
  constraint report_documents__audience check (audience in ('employer', 'talent')),
  constraint report_documents__kind check (kind in ('personality', 'premium', 'role', 'team', 'assessment', 'comparison', 'interview')),
  constraint report_documents__language check (language in ('EN', 'DE')),
  constraint report_documents__state check (state in ('waiting', 'ready', 'failed')),
  constraint report_documents_hides_people_check check (hides_people in ('nobody', 'not_invited', 'everybody'))
);
comment on table report_documents is 'Reports that were asked for, with where their making stands. One per content: asked for again it is the same one.';
comment on column report_documents.organization_id is 'The workspace.';
comment on column report_documents.id is 'UUIDv7.';
comment on column report_documents.kind is 'What kind of report it is.';
comment on column report_documents.result_id is 'The result it is about.';
comment on column report_documents.role_id is 'The role the result stands beside.';
comment on column report_documents.team_id is 'The team it is about.';
comment on column report_documents.assessment_id is 'The assessment it is about.';
comment on column report_documents.language is 'Language of the report.';
comment on column report_documents.audience is 'Whom it speaks to: the workspace, or the person it is about.';
comment on column report_documents.fingerprint is 'SHA-256 of everything it says.';
comment on column report_documents.state is 'Asked for, made, or not to be made.';
comment on column report_documents.file_id is 'The document; null before it is made and after it was deleted.';
comment on column report_documents.date_created is 'When it was asked for.';
comment on column report_documents.date_ready is 'When it was made.';
comment on column report_documents.hides_people is 'Whose personal data the person hid who requested the document, beyond what the workspace hides.';
create unique index report_documents__once on report_documents (organization_id, fingerprint)
  where state = 'waiting' or file_id is not null;
create index report_documents__by_result on report_documents (organization_id, result_id) where result_id is not null;
create index report_documents__by_role on report_documents (organization_id, role_id) where role_id is not null;
create index report_documents__by_team on report_documents (organization_id, team_id) where team_id is not null;
create index report_documents__by_assessment on report_documents (organization_id, assessment_id) where assessment_id is not null;
create index report_documents__by_file on report_documents (organization_id, file_id) where file_id is not null;
call make_tenant_table('report_documents');

create table result_versions (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  result jsonb not null,
  scoring_version text not null,
  norm_version text not null,
  date_replaced timestamptz not null default now(),
  constraint result_versions_pkey primary key (organization_id, id),
  constraint result_versions_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint result_versions_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade
);
comment on table result_versions is 'What a result said before it was computed again.';
comment on column result_versions.organization_id is 'The workspace.';
comment on column result_versions.id is 'UUIDv7.';
comment on column result_versions.result_id is 'The result.';
comment on column result_versions.result is 'The whole score as it was.';
comment on column result_versions.scoring_version is 'Scoring rule it was computed with.';
comment on column result_versions.norm_version is 'Norm it was computed with.';
comment on column result_versions.date_replaced is 'When newer values took its place.';
create index result_versions__by_result on result_versions (organization_id, result_id, date_replaced desc);
call make_tenant_table('result_versions');

create table fairness_counts (
  organization_id uuid not null,
  dimension text not null,
  group_name text not null,
  measure text not null,
  people integer not null,
  hits integer not null,
  date_counted timestamptz not null default now(),
  constraint fairness_counts_pkey primary key (organization_id, dimension, group_name, measure),
  constraint fairness_counts_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint fairness_counts__dimension check (dimension in ('all', 'gender', 'age')),
  constraint fairness_counts__hits check (hits between 0 and people),
  constraint fairness_counts__people check (people >= 0)
);
comment on table fairness_counts is 'How carefully the sheets of a workspace were answered, as counts without persons. Made anew every night.';
comment on column fairness_counts.organization_id is 'The workspace.';
comment on column fairness_counts.dimension is 'What the groups are formed by; all has one group.';
comment on column fairness_counts.group_name is 'The group: a gender, an age band, or everybody.';
comment on column fairness_counts.measure is 'What was counted: sheets without a remark, or one remark on quality.';
comment on column fairness_counts.people is 'People counted.';
comment on column fairness_counts.hits is 'Of these, people it holds for.';
comment on column fairness_counts.date_counted is 'When it was counted.';
call make_tenant_table('fairness_counts');

create table scale_sums (
  instrument text not null,
  language text not null,
  measure text not null,
  people integer not null,
  total double precision not null,
  total_of_squares double precision not null,
  date_counted timestamptz not null default now(),
  constraint scale_sums_pkey primary key (instrument, language, measure),
  constraint scale_sums__language check (language in ('EN', 'DE')),
  constraint scale_sums__people check (people >= 0)
);
comment on table scale_sums is 'Running sums per form, language and scale or item, of sheets without remarks, one per person. Items only of domains that at least 100 people answered completely. Nothing about a person.';
comment on column scale_sums.instrument is 'The form.';
comment on column scale_sums.language is 'Language the sheets were answered in.';
comment on column scale_sums.measure is 'A domain or a facet, by its name. Of people who answered every item of a domain: complete: and the domain, their boxes in its direction added up; item: and the number of an item, the box.';
comment on column scale_sums.people is 'People counted.';
comment on column scale_sums.total is 'Sum of their values.';
comment on column scale_sums.total_of_squares is 'Sum of the squares of their values.';
comment on column scale_sums.date_counted is 'When it was counted.';
grant select, insert, update, delete on scale_sums to quint_platform;

create table norms (
  version text not null,
  instrument text not null,
  language text not null,
  people integer not null,
  figures jsonb not null,
  is_active boolean not null default false,
  date_created timestamptz not null default now(),
  user_created uuid,
  constraint norms_pkey primary key (version),
  constraint norms__language check (language in ('EN', 'DE')),
  constraint norms__people check (people >= 0)
);
comment on table norms is 'Own norms that were switched to. Without an active one the published norm holds.';
comment on column norms.version is 'Its name, stored with every result it was used for.';
comment on column norms.instrument is 'The form.';
comment on column norms.language is 'Language of the sheets.';
comment on column norms.people is 'How many people it rests on.';
comment on column norms.figures is 'Mean and standard deviation by scale.';
comment on column norms.is_active is 'Sheets that are finished now are scored with it.';
comment on column norms.date_created is 'When it was made.';
comment on column norms.user_created is 'Who switched to it.';
create unique index norms__one_active on norms (instrument, language) where is_active;
call make_global_table('norms');

create table installation (
  is_only boolean not null default true,
  secret_fingerprint text,
  date_demo timestamptz,
  storage_marker text,
  constraint installation_pkey primary key (is_only),
  constraint installation__one_row check (is_only),
  constraint installation__secret_fingerprint check (secret_fingerprint ~ '^[0-9a-f]{16}$'),
  constraint installation__storage_marker check (storage_marker ~ '^[0-9a-f]{16}$')
);
comment on table installation is 'Facts of this installation: one row.';
comment on column installation.is_only is 'Always true: there is one row.';
comment on column installation.secret_fingerprint is 'Names the SECRET in use without telling it; null before the first start that looked.';
comment on column installation.date_demo is 'When the demo world was made; null where there is none.';
comment on column installation.storage_marker is 'What the marker in the file storage says; null before the first start that looked, and after a restore.';
grant select, update on installation to quint_platform;

create table survey_passes (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  kind text not null,
  token_hash bytea not null,
  user_created uuid,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  date_used timestamptz,
  date_revoked timestamptz,
  constraint survey_passes_pkey primary key (organization_id, id),
  constraint survey_passes__token_unique unique (organization_id, token_hash),
  constraint survey_passes_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint survey_passes_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint survey_passes_user_created_fkey foreign key (user_created) references users(id) on delete set null,
  constraint survey_passes__kind check (kind in ('copied', 'door', 'device', 'account'))
);
comment on table survey_passes is 'Links to a sheet that are not mailed and open it once: copied by an administrator, given at a public door, to another device, or to an account.';
comment on column survey_passes.organization_id is 'The workspace.';
comment on column survey_passes.id is 'UUIDv7.';
comment on column survey_passes.result_id is 'The sheet it opens.';
comment on column survey_passes.kind is 'How it was handed out; a copied one and one of a door prove nothing.';
comment on column survey_passes.token_hash is 'SHA-256 of the token.';
comment on column survey_passes.user_created is 'The administrator who copied it.';
comment on column survey_passes.date_created is 'When it was handed out.';
comment on column survey_passes.expires_at is 'It opens nothing from then on.';
comment on column survey_passes.date_used is 'When a device began a session with it.';
comment on column survey_passes.date_revoked is 'It opens nothing from then on, because the person came with the mailed link.';
create index survey_passes__by_result on survey_passes (organization_id, result_id);
create index survey_passes__by_user on survey_passes (user_created);
call make_tenant_table('survey_passes');

create table survey_codes (
  organization_id uuid not null,
  result_id uuid not null,
  id uuid not null,
  tries smallint not null default 0,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint survey_codes_pkey primary key (organization_id, result_id),
  constraint survey_codes_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint survey_codes_organization_id_result_id_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade
);
comment on table survey_codes is 'The code that was last mailed for a sheet. Its six digits are derived from the id with the server''s secret and are not stored.';
comment on column survey_codes.organization_id is 'The workspace.';
comment on column survey_codes.result_id is 'The sheet whose person it proves.';
comment on column survey_codes.id is 'UUIDv7, what the digits are derived from.';
comment on column survey_codes.tries is 'How often a code was typed.';
comment on column survey_codes.date_created is 'When it was asked for.';
comment on column survey_codes.expires_at is 'It proves nothing from then on.';
call make_tenant_table('survey_codes');

create table mail_recipients (
  organization_id uuid not null,
  address_hash bytea not null,
  purpose text not null,
  date_last_mailed timestamptz not null,
  date_mailed_before timestamptz,
  constraint mail_recipients_pkey primary key (organization_id, address_hash, purpose),
  constraint mail_recipients_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint mail_recipients__purpose check (purpose in ('invitation', 'survey_link', 'notice'))
);
comment on table mail_recipients is 'When a workspace last wrote to an address, whatever it deleted since: nobody is invited twice a day.';
comment on column mail_recipients.organization_id is 'The workspace.';
comment on column mail_recipients.address_hash is 'HMAC-SHA-256 of the address with a key of the server; the address itself is not kept here.';
comment on column mail_recipients.purpose is 'What for: an invitation, the link of a public door, or a notice.';
comment on column mail_recipients.date_last_mailed is 'When the last mail was handed over.';
comment on column mail_recipients.date_mailed_before is 'When the mail before that one was handed over.';
create index mail_recipients__by_age on mail_recipients (date_last_mailed);
call make_tenant_table('mail_recipients');

create table mail_opt_outs (
  address_hash bytea not null,
  date_created timestamptz not null default now(),
  constraint mail_opt_outs_pkey primary key (address_hash)
);
comment on table mail_opt_outs is 'Addresses that want no invitations, reminders and survey links, of no workspace. Only their hashes are kept.';
comment on column mail_opt_outs.address_hash is 'HMAC-SHA-256 of the address with a key of the server.';
comment on column mail_opt_outs.date_created is 'When the person said so.';
grant select, insert, delete on mail_opt_outs to quint_platform;

create table security_events (
  id uuid not null,
  user_id uuid not null,
  date_created timestamptz not null default clock_timestamp(),
  kind text not null,
  method text,
  session_id uuid,
  browser text,
  os text,
  device text,
  constraint security_events_pkey primary key (id),
  constraint security_events_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint security_events__browser_length check (char_length(browser) <= 40),
  constraint security_events__device check (device in ('desktop', 'phone', 'tablet', 'other')),
  constraint security_events__kind check (kind in ('signed_in', 'sign_in_failed', 'second_factor_failed', 'locked_out', 'lock_lifted', 'signed_out', 'session_ended', 'other_sessions_ended', 'all_sessions_ended', 'ended_by_platform', 'refresh_replayed', 'password_changed', 'password_reset', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'recovery_code_used', 'recovery_codes_renewed', 'passkey_added', 'passkey_removed', 'api_token_added')),
  constraint security_events__method check (method in ('password', 'passkey', 'password_reset', 'invitation', 'confirmation', 'company')),
  constraint security_events__os_length check (char_length(os) <= 40)
);
comment on table security_events is 'What happened to the sign-in of an account, for its person and, of lock-outs, for the platform. Kept for 90 days.';
comment on column security_events.id is 'UUIDv7.';
comment on column security_events.user_id is 'The account.';
comment on column security_events.date_created is 'When it happened.';
comment on column security_events.kind is 'What happened.';
comment on column security_events.method is 'How the person signed in; null for everything else.';
comment on column security_events.session_id is 'The sign-in it was done from, or that began; it may be gone by now.';
comment on column security_events.browser is 'Family of the browser; null where it did not say.';
comment on column security_events.os is 'Family of the operating system.';
comment on column security_events.device is 'Kind of the device.';
create index security_events__by_user on security_events (user_id, date_created desc);
create index security_events__lock_outs on security_events (date_created) where kind = 'locked_out';
grant select, insert, delete on security_events to quint_platform;

create table plan_credits (
  organization_id uuid not null,
  pack text not null,
  unspent integer not null,
  constraint plan_credits_pkey primary key (organization_id, pack),
  constraint plan_credits_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint plan_credits__not_negative check (unspent >= 0),
  constraint plan_credits__pack check (pack in ('basic', 'flow', 'enterprise'))
);
comment on table plan_credits is 'The plans a workspace has started, and what is left of the talent insights each of them began with.';
comment on column plan_credits.organization_id is 'The workspace.';
comment on column plan_credits.pack is 'The plan that was started.';
comment on column plan_credits.unspent is 'Start credits that are left: part of the budget while the workspace has this plan or a greater one, set aside otherwise.';
call make_tenant_table('plan_credits');

create table talent_notes (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  text text not null,
  user_created uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  constraint talent_notes_pkey primary key (organization_id, id),
  constraint talent_notes__talent_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint talent_notes_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint talent_notes_user_created_fkey foreign key (user_created) references users(id) on delete set null,
  constraint talent_notes__text_length check (char_length(text) <= 5000),
  constraint talent_notes__text_not_blank check (btrim(text, e' \t\r\n') <> '')
);
comment on table talent_notes is 'Notes of administrators about a person. The workspace alone reads them; they are part of the copy of data that the person can ask for.';
comment on column talent_notes.organization_id is 'The workspace.';
comment on column talent_notes.id is 'UUIDv7.';
comment on column talent_notes.talent_id is 'The person it is about.';
comment on column talent_notes.text is 'Plain text; markup in it has no meaning.';
comment on column talent_notes.user_created is 'Who wrote it and may change it; null once the account is gone.';
comment on column talent_notes.date_created is 'When it was written.';
comment on column talent_notes.date_updated is 'When it was last changed.';
create index talent_notes__by_talent on talent_notes (organization_id, talent_id, date_created desc, id);
create index talent_notes__by_user on talent_notes (user_created) where user_created is not null;
call make_tenant_table('talent_notes');

create table role_ranges (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role_id uuid not null,
  date_created timestamptz not null default now(),
  user_created uuid,
  ranges jsonb not null,
  sources jsonb not null default '{}',
  reason text,
  results integer not null default 0,
  constraint role_ranges_pkey primary key (organization_id, id),
  constraint role_ranges_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint role_ranges_organization_id_role_id_fkey foreign key (organization_id, role_id) references roles(organization_id, id) on delete cascade,
  constraint role_ranges__reason_length check (char_length(reason) <= 280),
  constraint role_ranges__results_not_negative check (results >= 0),
  constraint role_ranges__sources check (jsonb_typeof(sources) = 'object')
);
comment on table role_ranges is 'The ranges and weights that roles have and had. Kept by a trigger.';
comment on column role_ranges.organization_id is 'The workspace.';
comment on column role_ranges.id is 'The primary key.';
comment on column role_ranges.role_id is 'The role.';
comment on column role_ranges.date_created is 'Since when the role has these ranges.';
comment on column role_ranges.user_created is 'Who set them; null where that was not kept.';
comment on column role_ranges.ranges is 'For each of O, C, E, A and ES the lowest and highest stanine and the weight.';
comment on column role_ranges.sources is 'Where the range of each trait came from; a trait left out was set by hand.';
comment on column role_ranges.reason is 'Why fixed ranges were changed to these.';
comment on column role_ranges.results is 'How many people considered for the role had a result when it got these ranges.';
create index role_ranges__by_role on role_ranges (organization_id, role_id, date_created);
call make_tenant_table('role_ranges');

create table report_documents_talents (
  organization_id uuid not null,
  document_id uuid not null,
  talent_id uuid not null,
  "position" integer not null,
  constraint report_documents_talents_pkey primary key (organization_id, document_id, talent_id),
  constraint report_documents_talents_organization_id_document_id_fkey foreign key (organization_id, document_id) references report_documents(organization_id, id) on delete cascade,
  constraint report_documents_talents_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade
);
comment on table report_documents_talents is 'The people a document is about, where it is about several.';
comment on column report_documents_talents.organization_id is 'The workspace.';
comment on column report_documents_talents.document_id is 'The document.';
comment on column report_documents_talents.talent_id is 'One of its people.';
comment on column report_documents_talents.position is 'The place of the person in the document, from 0.';
create index report_documents_talents__by_talent on report_documents_talents (organization_id, talent_id);
call make_tenant_table('report_documents_talents');

create table talent_views (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  is_shared boolean not null default false,
  view jsonb not null,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  constraint talent_views_pkey primary key (organization_id, id),
  constraint talent_views_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint talent_views_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint talent_views__name check (btrim(name) <> ''),
  constraint talent_views__name_length check (char_length(name) <= 60),
  constraint talent_views__view_length check (char_length(view::text) <= 8000)
);
comment on table talent_views is 'Saved views of the list of talents: filters, order and columns under a name.';
comment on column talent_views.organization_id is 'The workspace.';
comment on column talent_views.id is 'UUIDv7.';
comment on column talent_views.user_id is 'Whose view it is.';
comment on column talent_views.name is 'Its name.';
comment on column talent_views.is_shared is 'All administrators of the workspace see it.';
comment on column talent_views.view is 'The query of the list, and the columns that are hidden.';
comment on column talent_views.date_created is 'When the row was made.';
comment on column talent_views.date_updated is 'When the row was last changed.';
create index talent_views__by_user on talent_views (user_id);
call make_tenant_table('talent_views');

create table result_reads (
  organization_id uuid not null,
  user_id uuid not null,
  result_id uuid not null,
  date_created timestamptz not null default now(),
  constraint result_reads_pkey primary key (organization_id, user_id, result_id),
  constraint result_reads__result_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint result_reads_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint result_reads_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
comment on table result_reads is 'Which results a person has opened: the others are new to them.';
comment on column result_reads.organization_id is 'The workspace.';
comment on column result_reads.user_id is 'Who opened it.';
comment on column result_reads.result_id is 'The finished sheet.';
comment on column result_reads.date_created is 'When it was opened first.';
create index result_reads__by_result on result_reads (organization_id, result_id);
create index result_reads__by_user on result_reads (user_id);
call make_tenant_table('result_reads');

create table put_offs (
  organization_id uuid not null,
  user_id uuid not null,
  line text not null,
  date_until timestamptz not null,
  constraint put_offs_pkey primary key (organization_id, user_id, line),
  constraint put_offs_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint put_offs_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint put_offs__line_length check (char_length(line) <= 60)
);
comment on table put_offs is 'Lines of the start page that a person hid until tomorrow.';
comment on column put_offs.organization_id is 'The workspace.';
comment on column put_offs.user_id is 'Who put it off.';
comment on column put_offs.line is 'The key of the line: its kind, and the record it is about.';
comment on column put_offs.date_until is 'The midnight, by the clock of the person, at which it stands there again.';
create index put_offs__by_user on put_offs (user_id);
call make_tenant_table('put_offs');

create table goal_progress (
  organization_id uuid not null,
  goal_id uuid not null,
  day date not null,
  progress smallint not null,
  constraint goal_progress_pkey primary key (organization_id, goal_id, day),
  constraint goal_progress_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint goal_progress_organization_id_goal_id_fkey foreign key (organization_id, goal_id) references goals(organization_id, id) on delete cascade,
  constraint goal_progress__percent check (progress between 0 and 100)
);
comment on table goal_progress is 'The progress of goals at the end of the days on which it changed. Kept by a trigger.';
comment on column goal_progress.organization_id is 'The workspace.';
comment on column goal_progress.goal_id is 'The goal.';
comment on column goal_progress.day is 'The day, in Berlin.';
comment on column goal_progress.progress is 'The mean of the key results in percent.';
call make_tenant_table('goal_progress');

create table ai_usage (
  organization_id uuid not null,
  day date not null,
  tokens integer not null default 0,
  calls integer not null default 0,
  constraint ai_usage_pkey primary key (organization_id, day),
  constraint ai_usage_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint ai_usage__calls check (calls >= 0),
  constraint ai_usage__tokens check (tokens >= 0)
);
comment on table ai_usage is 'Tokens that a workspace used of the AI endpoint, by day.';
comment on column ai_usage.organization_id is 'The workspace.';
comment on column ai_usage.day is 'The day, in universal time.';
comment on column ai_usage.tokens is 'Tokens sent and received, and those set aside for calls that are not finished.';
comment on column ai_usage.calls is 'Calls that were begun.';
call make_tenant_table('ai_usage');

create table pool_profiles (
  organization_id uuid not null,
  talent_id uuid not null,
  id uuid not null default gen_random_uuid(),
  status text not null,
  first_name text not null default '',
  locations jsonb not null default '[]',
  places text not null default '',
  radius integer,
  wished_roles text[] not null default '{}'::text[],
  skills integer not null default 0,
  jobs integer not null default 0,
  languages integer not null default 0,
  has_work_mode boolean not null default false,
  has_salary boolean not null default false,
  is_qualified boolean not null default false,
  has_wishes boolean not null default false,
  is_left_out boolean not null default false,
  result_id uuid,
  stanines integer,
  ranked integer,
  quality text,
  z_o double precision,
  z_c double precision,
  z_e double precision,
  z_a double precision,
  z_es double precision,
  date_opened timestamptz not null default now(),
  person uuid,
  is_first boolean not null default false,
  wishes text not null generated always as (join_lines(wished_roles)) stored,
  constraint pool_profiles_pkey primary key (organization_id, talent_id),
  constraint pool_profiles_organization_id_id_key unique (organization_id, id),
  constraint pool_profiles_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint pool_profiles_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade
);
comment on table pool_profiles is 'What other workspaces see of talents who are open for work: a masked snapshot, kept by triggers. A row is there exactly while the switch is on.';
comment on column pool_profiles.organization_id is 'The workspace of the talent; never answered.';
comment on column pool_profiles.talent_id is 'The talent; never answered.';
comment on column pool_profiles.id is 'The key by which other workspaces know the row; another one after each withdrawal.';
comment on column pool_profiles.status is 'The status of the talent in its own workspace.';
comment on column pool_profiles.first_name is 'First name.';
comment on column pool_profiles.locations is 'Places with their radius.';
comment on column pool_profiles.places is 'The places in one text, to search in.';
comment on column pool_profiles.radius is 'The largest radius in kilometres.';
comment on column pool_profiles.wished_roles is 'Names of the roles the talent wants to hear of; searched in and never answered.';
comment on column pool_profiles.skills is 'Number of skills in the locked profile.';
comment on column pool_profiles.jobs is 'Number of jobs in the locked profile.';
comment on column pool_profiles.languages is 'Number of languages in the locked profile.';
comment on column pool_profiles.has_work_mode is 'The locked profile names a work mode.';
comment on column pool_profiles.has_salary is 'The locked profile names a salary.';
comment on column pool_profiles.is_qualified is 'Skills, work mode and places are filled in.';
comment on column pool_profiles.has_wishes is 'Roles to hear of are named.';
comment on column pool_profiles.is_left_out is 'The talent objected to being ranked: no fit is computed.';
comment on column pool_profiles.result_id is 'The newest result.';
comment on column pool_profiles.stanines is 'Its stanines as five digits, O C E A ES.';
comment on column pool_profiles.ranked is 'The same where a fit may be computed; null otherwise.';
comment on column pool_profiles.quality is 'How the sheet was filled in.';
comment on column pool_profiles.z_o is 'Standard score of openness.';
comment on column pool_profiles.z_c is 'Standard score of conscientiousness.';
comment on column pool_profiles.z_e is 'Standard score of extraversion.';
comment on column pool_profiles.z_a is 'Standard score of agreeableness.';
comment on column pool_profiles.z_es is 'Standard score of emotional stability.';
comment on column pool_profiles.date_opened is 'Since when the switch is on.';
comment on column pool_profiles.person is 'Derived from the address: the same for the rows of one person in several workspaces; never answered.';
comment on column pool_profiles.is_first is 'The row that stands for the person while others of the same person are in the pool.';
comment on column pool_profiles.wishes is 'The wished roles in one text, to search in; never answered.';
create index pool_profiles__by_key on pool_profiles (id);
create index pool_profiles__open on pool_profiles (organization_id, status);
create unique index pool_profiles__first on pool_profiles (person) where is_first;
create index pool_profiles__others on pool_profiles (person) where not is_first;
create index pool_profiles__by_person on pool_profiles (person);
create index pool_profiles__by_rank on pool_profiles (ranked, id) include (organization_id, has_wishes, stanines, is_first) where is_qualified;
create index pool_profiles__by_name on pool_profiles (first_name, id) include (organization_id, has_wishes, stanines, is_first) where is_qualified;
call make_tenant_table('pool_profiles');

create table pool_unlocks (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  source_organization_id uuid not null,
  source_talent_id uuid not null,
  user_id uuid,
  date_unlocked timestamptz not null default now(),
  constraint pool_unlocks_pkey primary key (organization_id, id),
  constraint pool_unlocks__once unique (organization_id, source_organization_id, source_talent_id),
  constraint pool_unlocks_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint pool_unlocks_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade
);
comment on table pool_unlocks is 'Talents of the platform pool that a workspace has unlocked: each once, with the copy it got.';
comment on column pool_unlocks.organization_id is 'The workspace that unlocked.';
comment on column pool_unlocks.id is 'Key.';
comment on column pool_unlocks.talent_id is 'The copy, or the record that the workspace had of that address before.';
comment on column pool_unlocks.source_organization_id is 'The workspace of the talent.';
comment on column pool_unlocks.source_talent_id is 'The talent.';
comment on column pool_unlocks.user_id is 'Who unlocked.';
comment on column pool_unlocks.date_unlocked is 'When.';
create index pool_unlocks__talent on pool_unlocks (organization_id, talent_id);
create index pool_unlocks__source on pool_unlocks (source_organization_id, source_talent_id);
call make_tenant_table('pool_unlocks');

create table pool_showings (
  organization_id uuid not null,
  talent_id uuid not null,
  workspace_id uuid not null,
  date_first timestamptz not null default now(),
  date_last timestamptz not null default now(),
  times integer not null default 1,
  constraint pool_showings_pkey primary key (organization_id, talent_id, workspace_id),
  constraint pool_showings_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint pool_showings_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint pool_showings_workspace_id_fkey foreign key (workspace_id) references organizations(id) on delete cascade
);
comment on table pool_showings is 'In which workspaces the snapshot of a talent was shown; the talent reads it.';
comment on column pool_showings.organization_id is 'The workspace of the talent.';
comment on column pool_showings.talent_id is 'The talent.';
comment on column pool_showings.workspace_id is 'The workspace that saw the snapshot.';
comment on column pool_showings.date_first is 'When it was shown first.';
comment on column pool_showings.date_last is 'When it was shown last.';
comment on column pool_showings.times is 'On how many pages it was shown.';
create index pool_showings__workspace on pool_showings (workspace_id);
call make_tenant_table('pool_showings');

create table talent_consents (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  kind text not null,
  is_given boolean not null,
  text_version text not null default '2026-11',
  date_created timestamptz not null default clock_timestamp(),
  constraint talent_consents_pkey primary key (organization_id, id),
  constraint talent_consents_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint talent_consents_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint talent_consents__kind check (kind in ('statement', 'survey', 'pool', 'norms', 'reminders', 'rankings'))
);
comment on table talent_consents is 'What people agreed to and took back, line by line. Written by triggers, so that no way of changing it is forgotten.';
comment on column talent_consents.organization_id is 'The workspace.';
comment on column talent_consents.id is 'Key.';
comment on column talent_consents.talent_id is 'The person.';
comment on column talent_consents.kind is 'To what: the privacy statement, the survey, the pool, norms, reminders, rankings.';
comment on column talent_consents.is_given is 'Given, or taken back.';
comment on column talent_consents.text_version is 'Version of the wording in force; a migration sets another default with another wording.';
comment on column talent_consents.date_created is 'When.';
create index talent_consents__by_talent on talent_consents (organization_id, talent_id, date_created);
call make_tenant_table('talent_consents');

create table rights_requests (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  kind text not null,
  message_id uuid,
  date_created timestamptz not null default now(),
  answer_id uuid,
  constraint rights_requests_pkey primary key (organization_id, id),
  constraint rights_requests_organization_id_answer_id_fkey foreign key (organization_id, answer_id) references inbox_messages(organization_id, id) on delete set null (answer_id),
  constraint rights_requests_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint rights_requests_organization_id_message_id_fkey foreign key (organization_id, message_id) references inbox_messages(organization_id, id) on delete set null (message_id),
  constraint rights_requests_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint rights_requests__kind check (kind in ('human', 'correction'))
);
comment on table rights_requests is 'What people asked of the people of a workspace: to look at their case, or to correct something. Answered by the next message to them.';
comment on column rights_requests.organization_id is 'The workspace.';
comment on column rights_requests.id is 'UUIDv7.';
comment on column rights_requests.talent_id is 'Who asked.';
comment on column rights_requests.kind is 'That a human looks at it, or a correction.';
comment on column rights_requests.message_id is 'What they wrote, in the inbox.';
comment on column rights_requests.date_created is 'When they asked; an answer is owed within a month.';
comment on column rights_requests.answer_id is 'The message to the person that answers this request; null while none was written to it.';
create index rights_requests__by_talent on rights_requests (organization_id, talent_id, date_created);
create index rights_requests__by_message on rights_requests (organization_id, message_id) where message_id is not null;
create index rights_requests__by_answer on rights_requests (organization_id, answer_id) where answer_id is not null;
call make_tenant_table('rights_requests');

create table data_exports (
  user_id uuid not null,
  id uuid not null,
  state text not null default 'waiting',
  language text not null,
  content bytea,
  date_created timestamptz not null default now(),
  date_ready timestamptz,
  constraint data_exports_pkey primary key (user_id),
  constraint data_exports_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint data_exports__language check (language in ('EN', 'DE')),
  constraint data_exports__ready_has_content check ((state = 'ready') = (content is not null)),
  constraint data_exports__state check (state in ('waiting', 'ready', 'failed'))
);
comment on table data_exports is 'The copy of everything that is stored about a person: one for an account, kept for seven days. Its content lies here and in no file, so that it is gone with its row.';
comment on column data_exports.user_id is 'Whose copy it is.';
comment on column data_exports.id is 'UUIDv7, another one for each copy.';
comment on column data_exports.state is 'Being made, ready or failed.';
comment on column data_exports.language is 'Of the document in it.';
comment on column data_exports.content is 'A ZIP archive.';
comment on column data_exports.date_created is 'When it was asked for.';
comment on column data_exports.date_ready is 'When it was made.';
grant select, insert, update, delete on data_exports to quint_platform;

create table erasures (
  id uuid not null,
  talent_ids uuid[] not null default '{}'::uuid[],
  sealed bytea not null,
  date_created timestamptz not null default now(),
  constraint erasures_pkey primary key (id)
);
comment on table erasures is 'Erasures whose mails are not all found and removed yet. A row is gone with the last of them.';
comment on column erasures.id is 'UUIDv7.';
comment on column erasures.talent_ids is 'The records that were erased.';
comment on column erasures.sealed is 'Names and addresses to look for; opens with the key of the server only.';
comment on column erasures.date_created is 'When the person was erased.';
grant select, insert, update, delete on erasures to quint_platform;

create table retention_settings (
  organization_id uuid not null,
  rejected_months smallint default 6,
  applicants_months smallint default 12,
  employees_months smallint,
  reason text,
  date_updated timestamptz not null default now(),
  user_updated uuid,
  constraint retention_settings_pkey primary key (organization_id),
  constraint retention_settings_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint retention_settings__months check (rejected_months between 1 and 60 and applicants_months between 1 and 60 and employees_months between 1 and 120),
  constraint retention_settings__reason check (char_length(reason) <= 500),
  constraint retention_settings__says_why check (rejected_months is not null and applicants_months is not null or char_length(btrim(coalesce(reason, ''))) >= 10)
);
comment on table retention_settings is 'How long a workspace keeps people. Without a row the defaults hold.';
comment on column retention_settings.organization_id is 'The workspace.';
comment on column retention_settings.rejected_months is 'Months after the last rejection; null keeps them, with a reason.';
comment on column retention_settings.applicants_months is 'Months after the last activity of other applicants; null keeps them, with a reason.';
comment on column retention_settings.employees_months is 'Months after the last activity of members; null never.';
comment on column retention_settings.reason is 'Why people are kept without an end. Everybody concerned may read it.';
comment on column retention_settings.date_updated is 'When it was changed.';
comment on column retention_settings.user_updated is 'Who changed it.';
call make_tenant_table('retention_settings');

create table retention_notices (
  organization_id uuid not null,
  talent_id uuid not null,
  rule text not null,
  ends_at timestamptz,
  date_noticed timestamptz not null,
  date_kept timestamptz,
  constraint retention_notices_pkey primary key (organization_id, talent_id),
  constraint retention_notices_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint retention_notices_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint retention_notices__rule check (rule in ('rejected', 'applicants', 'employees'))
);
comment on table retention_notices is 'Who was told when their data ends, and who asked to be kept.';
comment on column retention_notices.organization_id is 'The workspace.';
comment on column retention_notices.talent_id is 'The person.';
comment on column retention_notices.rule is 'Why it ends.';
comment on column retention_notices.ends_at is 'When the person is erased; null once the person asked to be kept.';
comment on column retention_notices.date_noticed is 'When the notice was sent.';
comment on column retention_notices.date_kept is 'When the person last asked to be kept.';
create index retention_notices__by_end on retention_notices (ends_at) where ends_at is not null;
call make_tenant_table('retention_notices');

create table talent_missions (
  organization_id uuid not null,
  talent_id uuid not null,
  text text not null,
  date_updated timestamptz not null default now(),
  constraint talent_missions_pkey primary key (organization_id, talent_id),
  constraint talent_missions__talent_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint talent_missions_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint talent_missions__text_length check (char_length(text) >= 1 and char_length(text) <= 4000)
);
comment on table talent_missions is 'What talents write for themselves on the page about their mission. They alone read it.';
comment on column talent_missions.organization_id is 'The workspace.';
comment on column talent_missions.talent_id is 'Whose text it is.';
comment on column talent_missions.text is 'Plain text; an emptied one has no row.';
comment on column talent_missions.date_updated is 'When it was last changed.';
call make_tenant_table('talent_missions');

create table result_feedback (
  organization_id uuid not null,
  result_id uuid not null,
  rating smallint not null,
  comment text,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  constraint result_feedback_pkey primary key (organization_id, result_id),
  constraint result_feedback__result_fkey foreign key (organization_id, result_id) references talents_results(organization_id, id) on delete cascade,
  constraint result_feedback_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint result_feedback__comment_length check (char_length(comment) >= 1 and char_length(comment) <= 2000),
  constraint result_feedback__rating check (rating between 1 and 5)
);
comment on table result_feedback is 'How well the pages about a result describe its talent, in the view of that talent. One for each result; a new result begins anew.';
comment on column result_feedback.organization_id is 'The workspace.';
comment on column result_feedback.result_id is 'The result the pages were about.';
comment on column result_feedback.rating is 'From 1, not at all, to 5, very well.';
comment on column result_feedback.comment is 'What fits and what does not; null without one.';
comment on column result_feedback.date_created is 'When it was given.';
comment on column result_feedback.date_updated is 'When it was last changed.';
call make_tenant_table('result_feedback');

create table orders (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  way text not null,
  status text not null default 'created',
  lines jsonb not null default '[]',
  amount integer not null,
  tax integer,
  amount_refunded integer not null default 0,
  package_key text,
  insights integer,
  period text,
  administrators integer,
  members integer,
  talent_id uuid,
  message text,
  note text,
  is_given boolean not null default false,
  provider_session text,
  provider_payment text,
  provider_subscription text,
  provider_url text,
  sync integer not null default 0,
  user_created uuid,
  user_answered uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  date_paid timestamptz,
  date_expires timestamptz,
  date_ended timestamptz,
  buyer text not null default 'workspace',
  language text not null default 'EN',
  return_path text,
  constraint orders_pkey primary key (organization_id, id),
  constraint orders_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint orders_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete set null (talent_id),
  constraint orders__administrators check (administrators >= 1),
  constraint orders__amount check (amount between 0 and 1000000000),
  constraint orders__amount_refunded check (amount_refunded >= 0),
  constraint orders__buyer check (buyer in ('workspace', 'talent')),
  constraint orders__insights check (insights > 0),
  constraint orders__kind check (kind in ('basic', 'flow', 'enterprise', 'insights', 'premium_report')),
  constraint orders__language check (language in ('EN', 'DE')),
  constraint orders__members check (members >= 0),
  constraint orders__message_length check (char_length(message) <= 2000),
  constraint orders__note_length check (char_length(note) <= 500),
  constraint orders__package_key_length check (char_length(package_key) <= 40),
  constraint orders__period check (period in ('month', 'year')),
  constraint orders__return_path_length check (char_length(return_path) <= 2000),
  constraint orders__status check (status in ('created', 'paid', 'fulfilled', 'failed', 'expired', 'withdrawn', 'declined', 'returning', 'refunded')),
  constraint orders__tax check (tax >= 0),
  constraint orders__way check (way in ('stripe', 'test', 'offer'))
);
comment on table orders is 'What workspaces and talents order: plans, talent insights, premium reports. Amounts in euro cents.';
comment on column orders.organization_id is 'The workspace.';
comment on column orders.id is 'UUIDv7; the key under which the provider knows the order, so that asking twice makes one payment.';
comment on column orders.kind is 'What is ordered.';
comment on column orders.way is 'How it is paid: by the provider, by its imitation, or by an offer that people answer.';
comment on column orders.status is 'Where it stands; only a state that the provider confirmed is paid.';
comment on column orders.lines is 'The lines of the price when it was ordered: key, quantity, unit and amount.';
comment on column orders.amount is 'Together, less a promotion; a premium report with VAT, everything else plus VAT.';
comment on column orders.tax is 'VAT on top of it or in it, as the provider computed it.';
comment on column orders.amount_refunded is 'Paid back so far.';
comment on column orders.package_key is 'The package of talent insights.';
comment on column orders.insights is 'Talent insights that it gives.';
comment on column orders.period is 'How often Flow is paid.';
comment on column orders.administrators is 'Administrators that Flow is ordered for.';
comment on column orders.members is 'Team members that Flow or Enterprise is ordered for.';
comment on column orders.talent_id is 'Whose premium report it is.';
comment on column orders.message is 'What the workspace wrote to it.';
comment on column orders.note is 'Why the platform fulfilled, declined or refunded it.';
comment on column orders.is_given is 'What it is for was given, and has not been taken back.';
comment on column orders.provider_session is 'The checkout at the provider.';
comment on column orders.provider_payment is 'The payment at the provider, by which it is refunded.';
comment on column orders.provider_subscription is 'The subscription that it began.';
comment on column orders.provider_url is 'Where it is paid, as long as it is open.';
comment on column orders.sync is 'Counts the times its state was asked of the provider: an answer that is older than a later question is dropped.';
comment on column orders.user_created is 'Who ordered; null for a guest of the survey.';
comment on column orders.user_answered is 'The administrator of the platform who answered it.';
comment on column orders.date_created is 'When the row was made.';
comment on column orders.date_updated is 'When the row was last changed.';
comment on column orders.date_paid is 'When it was paid or fulfilled.';
comment on column orders.date_expires is 'Until when it can be paid.';
comment on column orders.date_ended is 'When it failed, expired, was withdrawn, declined or taken back.';
comment on column orders.buyer is 'Who pays: the workspace, or the talent whose report it is.';
comment on column orders.language is 'The language of the page of payment and of mails about the order.';
comment on column orders.return_path is 'A path of this site to go on to afterwards.';
create index orders__by_date on orders (organization_id, date_created desc);
create index orders__of_platform on orders (date_created desc);
create index orders__open on orders (date_created) where status in ('created', 'returning');
create unique index orders__open_for on orders (
  organization_id,
  (case when kind in ('insights', 'premium_report') then kind else 'plan' end),
  (case when kind = 'premium_report' then coalesce(talent_id, id) else organization_id end)
) where status = 'created';
create index orders__by_session on orders (provider_session) where provider_session is not null;
create index orders__by_payment on orders (provider_payment) where provider_payment is not null;
create index orders__by_talent on orders (organization_id, talent_id) where talent_id is not null;
call make_tenant_table('orders');

create table billing_accounts (
  organization_id uuid not null,
  provider text,
  customer text,
  subscription text,
  status text,
  period text,
  administrators integer,
  members integer,
  amount integer,
  current_period_end timestamptz,
  cancels_at_end boolean not null default false,
  next_period text,
  next_administrators integer,
  next_members integer,
  next_amount integer,
  past_due_since timestamptz,
  unpaid_frozen_at timestamptz,
  sync integer not null default 0,
  date_updated timestamptz not null default now(),
  constraint billing_accounts_pkey primary key (organization_id),
  constraint billing_accounts_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint billing_accounts__administrators check (administrators >= 1),
  constraint billing_accounts__amount check (amount >= 0),
  constraint billing_accounts__members check (members >= 0),
  constraint billing_accounts__next_administrators check (next_administrators >= 1),
  constraint billing_accounts__next_amount check (next_amount >= 0),
  constraint billing_accounts__next_members check (next_members >= 0),
  constraint billing_accounts__next_period check (next_period in ('month', 'year')),
  constraint billing_accounts__period check (period in ('month', 'year')),
  constraint billing_accounts__provider check (provider in ('stripe', 'test')),
  constraint billing_accounts__status check (status in ('active', 'past_due', 'canceled'))
);
comment on table billing_accounts is 'What the payment provider knows of a workspace: its customer and the subscription that runs. Amounts in euro cents for one period.';
comment on column billing_accounts.organization_id is 'The workspace.';
comment on column billing_accounts.provider is 'Which provider knows it.';
comment on column billing_accounts.customer is 'Its key at the provider.';
comment on column billing_accounts.subscription is 'The subscription at the provider; null without one.';
comment on column billing_accounts.status is 'Whether the subscription runs, waits for a payment or has ended.';
comment on column billing_accounts.period is 'How often it is paid.';
comment on column billing_accounts.administrators is 'Administrators that are paid for.';
comment on column billing_accounts.members is 'Team members that are paid for.';
comment on column billing_accounts.amount is 'What a period costs, before VAT.';
comment on column billing_accounts.current_period_end is 'Until when it is paid.';
comment on column billing_accounts.cancels_at_end is 'It ends with the period.';
comment on column billing_accounts.next_period is 'How often it is paid from the next period on, where something changes then.';
comment on column billing_accounts.next_administrators is 'Administrators from the next period on.';
comment on column billing_accounts.next_members is 'Team members from the next period on.';
comment on column billing_accounts.next_amount is 'What a period costs from then on.';
comment on column billing_accounts.past_due_since is 'When a payment failed that has not been made since.';
comment on column billing_accounts.unpaid_frozen_at is 'When a missing payment froze the workspace.';
comment on column billing_accounts.sync is 'Counts the times its state was asked of the provider: an answer that is older than a later question is dropped.';
comment on column billing_accounts.date_updated is 'When the row was last changed.';
create index billing_accounts__by_customer on billing_accounts (customer) where customer is not null;
create index billing_accounts__by_subscription on billing_accounts (subscription) where subscription is not null;
create index billing_accounts__past_due on billing_accounts (past_due_since) where past_due_since is not null;
call make_tenant_table('billing_accounts');

create table insight_entries (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  amount integer not null,
  balance integer not null,
  reason text,
  talent_id uuid,
  order_id uuid,
  user_created uuid,
  date_created timestamptz not null default now(),
  request_key uuid,
  constraint insight_entries_pkey primary key (organization_id, id),
  constraint insight_entries_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint insight_entries_organization_id_order_id_fkey foreign key (organization_id, order_id) references orders(organization_id, id) on delete set null (order_id),
  constraint insight_entries_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete set null (talent_id),
  constraint insight_entries__balance check (balance >= 0),
  constraint insight_entries__kind check (kind in ('start', 'plan', 'purchase', 'promotion', 'grant', 'unlock', 'refund', 'set', 'reset')),
  constraint insight_entries__reason_length check (char_length(reason) <= 500)
);
comment on table insight_entries is 'Every change of the talent insights of a workspace; the amounts together are its budget.';
comment on column insight_entries.organization_id is 'The workspace.';
comment on column insight_entries.id is 'UUIDv7, in the order of the changes.';
comment on column insight_entries.kind is 'Why they became more or fewer.';
comment on column insight_entries.amount is 'By how many; negative for fewer.';
comment on column insight_entries.balance is 'The budget afterwards.';
comment on column insight_entries.reason is 'What the administrator of the platform wrote to it.';
comment on column insight_entries.talent_id is 'Who was unlocked.';
comment on column insight_entries.order_id is 'The order that gave or took them back.';
comment on column insight_entries.user_created is 'Who did it; null for the product.';
comment on column insight_entries.date_created is 'When it was done.';
comment on column insight_entries.request_key is 'The key under which the platform gave them, so that asking twice gives once.';
create index insight_entries__by_talent on insight_entries (organization_id, talent_id) where talent_id is not null;
create index insight_entries__by_order on insight_entries (organization_id, order_id) where order_id is not null;
create unique index insight_entries__once on insight_entries (organization_id, request_key) where request_key is not null;
call make_tenant_table('insight_entries');

create table payment_events (
  message text not null,
  provider text not null,
  type text not null,
  subject text,
  workspace uuid,
  order_id uuid,
  status text not null default 'waiting',
  attempts integer not null default 0,
  error text,
  date_sent timestamptz not null,
  date_created timestamptz not null default now(),
  date_done timestamptz,
  id uuid not null,
  constraint payment_events_pkey primary key (id),
  constraint payment_events__message unique (message),
  constraint payment_events_workspace_fkey foreign key (workspace) references organizations(id) on delete set null,
  constraint payment_events__provider check (provider in ('stripe', 'test')),
  constraint payment_events__status check (status in ('waiting', 'done', 'ignored', 'failed'))
);
comment on table payment_events is 'Messages of the payment provider, each once: what happened to which of its objects, without data of people.';
comment on column payment_events.message is 'The key of the message at the provider.';
comment on column payment_events.provider is 'Who sent it.';
comment on column payment_events.type is 'What happened, in the words of the provider.';
comment on column payment_events.subject is 'The object at the provider that it happened to.';
comment on column payment_events.workspace is 'The workspace concerned, where it is known.';
comment on column payment_events.order_id is 'The order concerned, where it is known.';
comment on column payment_events.status is 'Whether it has been acted on; ignored ones concern nothing here.';
comment on column payment_events.attempts is 'How often that was tried.';
comment on column payment_events.error is 'Why the last attempt failed, in a code word.';
comment on column payment_events.date_sent is 'When the provider made it.';
comment on column payment_events.date_created is 'When it arrived.';
comment on column payment_events.date_done is 'When it was acted on.';
comment on column payment_events.id is 'UUIDv7.';
create index payment_events__by_date on payment_events (date_created desc);
create index payment_events__by_workspace on payment_events (workspace) where workspace is not null;
create index payment_events__unfinished on payment_events (date_created) where status in ('waiting', 'failed');
grant select, insert, update, delete on payment_events to quint_platform;

create table fairness_rates (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role_id uuid,
  dimension text not null,
  group_name text not null,
  outcome text not null,
  period text not null default 'all',
  people integer not null,
  hits integer not null,
  reference text,
  ratio_low double precision,
  ratio_high double precision,
  ratio_method text,
  fisher_p double precision,
  date_counted timestamptz not null default now(),
  constraint fairness_rates_pkey primary key (organization_id, id),
  constraint fairness_rates__once unique nulls not distinct (organization_id, role_id, dimension, outcome, period, group_name),
  constraint fairness_rates__role_fkey foreign key (organization_id, role_id) references roles(organization_id, id) on delete cascade,
  constraint fairness_rates_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint fairness_rates__dimension check (dimension in ('gender', 'age')),
  constraint fairness_rates__fisher_p check (fisher_p >= 0::double precision and fisher_p <= 1::double precision),
  constraint fairness_rates__hits check (hits between 0 and people),
  constraint fairness_rates__method check (ratio_method in ('exact', 'score')),
  constraint fairness_rates__outcome check (outcome in ('strong', 'shortlisted', 'hired', 'unremarkable')),
  constraint fairness_rates__people check (people >= 10),
  constraint fairness_rates__period check (period ~ '^(all|\d{4}(-[12])?)$'),
  constraint fairness_rates__ratio check (num_nulls(reference, ratio_low, ratio_method, fisher_p) in (0, 4))
);
comment on table fairness_rates is 'For how many people of a group something holds, as counts without persons. Groups of fewer than ten have no row. Made anew every night.';
comment on column fairness_rates.organization_id is 'The workspace.';
comment on column fairness_rates.id is 'A key of its own: a role may be missing.';
comment on column fairness_rates.role_id is 'The role of the assessments; null for all of them together.';
comment on column fairness_rates.dimension is 'What the groups are formed by.';
comment on column fairness_rates.group_name is 'The group: a gender or an age band.';
comment on column fairness_rates.outcome is 'What was counted: high agreement, the shortlist, being hired, a sheet without a remark.';
comment on column fairness_rates.period is 'The year or half-year in which the surveys were finished, as 2026 or 2026-1; all for the whole time.';
comment on column fairness_rates.people is 'People counted.';
comment on column fairness_rates.hits is 'Of these, people it holds for.';
comment on column fairness_rates.reference is 'The largest group, with which this one is compared; null for the largest itself and for single periods.';
comment on column fairness_rates.ratio_low is 'Lower end of the 95 % interval of the rate by that of the largest group.';
comment on column fairness_rates.ratio_high is 'Its upper end; null where it has none.';
comment on column fairness_rates.ratio_method is 'How the interval was computed.';
comment on column fairness_rates.fisher_p is 'Two-sided p-value of the exact test of Fisher that the two rates are the same.';
comment on column fairness_rates.date_counted is 'When it was counted.';
call make_tenant_table('fairness_rates');

create table fairness_means (
  organization_id uuid not null,
  dimension text not null,
  group_name text not null,
  trait text not null,
  people integer not null,
  total double precision not null,
  total_of_squares double precision not null,
  date_counted timestamptz not null default now(),
  constraint fairness_means_pkey primary key (organization_id, dimension, group_name, trait),
  constraint fairness_means_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint fairness_means__dimension check (dimension in ('gender', 'age')),
  constraint fairness_means__people check (people >= 10),
  constraint fairness_means__trait check (trait in ('O', 'C', 'E', 'A', 'ES'))
);
comment on table fairness_means is 'Sums of the standard scores of a group, of which its mean and spread follow. Groups of fewer than ten have no row. Made anew every night.';
comment on column fairness_means.organization_id is 'The workspace.';
comment on column fairness_means.dimension is 'What the groups are formed by.';
comment on column fairness_means.group_name is 'The group: a gender or an age band.';
comment on column fairness_means.trait is 'The trait.';
comment on column fairness_means.people is 'People counted.';
comment on column fairness_means.total is 'Sum of their standard scores.';
comment on column fairness_means.total_of_squares is 'Sum of the squares of their standard scores.';
comment on column fairness_means.date_counted is 'When it was counted.';
call make_tenant_table('fairness_means');

create table item_products (
  instrument text not null,
  language text not null,
  item_a integer not null,
  item_b integer not null,
  people integer not null,
  total double precision not null,
  date_counted timestamptz not null default now(),
  constraint item_products_pkey primary key (instrument, language, item_a, item_b),
  constraint item_products__language check (language in ('EN', 'DE')),
  constraint item_products__order check (item_a < item_b),
  constraint item_products__people check (people >= 0)
);
comment on table item_products is 'Sums of products of two items of a domain, of sheets without remarks, one per person who answered every item of it: with scale_sums the covariances of the items. Only of domains that at least 100 people answered completely.';
comment on column item_products.instrument is 'The form.';
comment on column item_products.language is 'Language the sheets were answered in.';
comment on column item_products.item_a is 'Number of the one item.';
comment on column item_products.item_b is 'Number of the other item.';
comment on column item_products.people is 'People counted; the same for all items of a domain.';
comment on column item_products.total is 'Sum of the products of their boxes.';
comment on column item_products.date_counted is 'When it was counted.';
grant select, insert, update, delete on item_products to quint_platform;

create table retest_sums (
  instrument text not null,
  language text not null,
  scale text not null,
  weeks text not null,
  people integer not null,
  first_total double precision not null,
  next_total double precision not null,
  first_squares double precision not null,
  next_squares double precision not null,
  products double precision not null,
  date_counted timestamptz not null default now(),
  constraint retest_sums_pkey primary key (instrument, language, scale, weeks),
  constraint retest_sums__language check (language in ('EN', 'DE')),
  constraint retest_sums__people check (people >= 0),
  constraint retest_sums__weeks check (weeks in ('2-8', '9-26', '27-on'))
);
comment on table retest_sums is 'Running sums of the first two sheets of the same people in a form and language, by the weeks between them. Nothing about a person.';
comment on column retest_sums.instrument is 'The form.';
comment on column retest_sums.language is 'Language both sheets were answered in.';
comment on column retest_sums.scale is 'The domain.';
comment on column retest_sums.weeks is 'Whole weeks between the two sheets.';
comment on column retest_sums.people is 'People counted.';
comment on column retest_sums.first_total is 'Sum of their first values.';
comment on column retest_sums.next_total is 'Sum of their next values.';
comment on column retest_sums.first_squares is 'Sum of the squares of their first values.';
comment on column retest_sums.next_squares is 'Sum of the squares of their next values.';
comment on column retest_sums.products is 'Sum of the products of both.';
comment on column retest_sums.date_counted is 'When it was counted.';
grant select, insert, update, delete on retest_sums to quint_platform;

create table item_counts (
  instrument text not null,
  language text not null,
  dimension text not null,
  group_name text not null,
  item integer not null,
  stanine smallint not null,
  box smallint not null,
  people integer not null,
  date_counted timestamptz not null default now(),
  constraint item_counts_pkey primary key (instrument, language, dimension, group_name, item, stanine, box),
  constraint item_counts__box check (box between 1 and 5),
  constraint item_counts__dimension check (dimension in ('none', 'sex', 'age')),
  constraint item_counts__language check (language in ('EN', 'DE')),
  constraint item_counts__people check (people > 0),
  constraint item_counts__stanine check (stanine between 1 and 9)
);
comment on table item_counts is 'How many people of a group chose a box of an item, by the level of its domain. Groups of at least 200 people, both of a pair or neither. The age bands hold women and men only; so does the group of everybody while the others are fewer than 200, who would otherwise follow by subtraction.';
comment on column item_counts.instrument is 'The form.';
comment on column item_counts.language is 'Language the sheets were answered in.';
comment on column item_counts.dimension is 'What the groups are formed by; none has one group.';
comment on column item_counts.group_name is 'The group: a gender, an age band, or everybody.';
comment on column item_counts.item is 'Number of the item.';
comment on column item_counts.stanine is 'Level of its domain by the published norm.';
comment on column item_counts.box is 'The box chosen.';
comment on column item_counts.people is 'People counted.';
comment on column item_counts.date_counted is 'When it was counted.';
grant select, insert, update, delete on item_counts to quint_platform;

create table measurement_studies (
  instrument text not null,
  language text not null,
  study jsonb not null,
  date_counted timestamptz not null default now(),
  constraint measurement_studies_pkey primary key (instrument, language),
  constraint measurement_studies__language check (language in ('EN', 'DE'))
);
comment on table measurement_studies is 'What follows from the counts of a form and language: reliability, retest, languages and items compared. Computed with them.';
comment on column measurement_studies.instrument is 'The form.';
comment on column measurement_studies.language is 'Language of the sheets.';
comment on column measurement_studies.study is 'The figures, a MeasurementStudy.';
comment on column measurement_studies.date_counted is 'When it was computed.';
grant select, insert, update, delete on measurement_studies to quint_platform;

create table backups (
  id uuid not null,
  state text not null default 'waiting',
  user_created uuid,
  date_created timestamptz not null default now(),
  date_finished timestamptz,
  host text,
  path text,
  bytes bigint,
  is_encrypted boolean,
  product_version text,
  error text,
  date_removed timestamptz,
  folder text,
  constraint backups_pkey primary key (id),
  constraint backups__bytes_not_negative check (bytes >= 0),
  constraint backups__done_has_file check (state <> 'done' or path is not null and bytes is not null and date_finished is not null),
  constraint backups__error_length check (char_length(error) <= 1000),
  constraint backups__folder check (folder ~ '^[0-9a-f]{16}$'),
  constraint backups__host_length check (char_length(host) <= 255),
  constraint backups__path_length check (char_length(path) <= 4096),
  constraint backups__state check (state in ('waiting', 'running', 'done', 'failed'))
);
comment on table backups is 'Runs of the backup: those of the night and those that an administrator of the platform asked for.';
comment on column backups.id is 'UUIDv7.';
comment on column backups.state is 'Waiting, running, done or failed.';
comment on column backups.user_created is 'The administrator who asked for it; null for the clock.';
comment on column backups.date_created is 'When it was asked for.';
comment on column backups.date_finished is 'When it ended, either way.';
comment on column backups.host is 'The machine that made it.';
comment on column backups.path is 'The file.';
comment on column backups.bytes is 'Its size.';
comment on column backups.is_encrypted is 'It opens with its passphrase only.';
comment on column backups.product_version is 'The version that made it.';
comment on column backups.error is 'Why it failed, in a sentence.';
comment on column backups.date_removed is 'When the file was removed, because newer ones are enough.';
comment on column backups.folder is 'What the marker in the folder of the file says; null of one that was made before folders were marked.';
create index backups__newest on backups (date_created desc);
grant select, insert, update, delete on backups to quint_platform;

create table processes (
  id uuid not null,
  kind text not null,
  version text not null,
  host text not null,
  connections integer not null,
  date_started timestamptz not null,
  date_seen timestamptz not null,
  constraint processes_pkey primary key (id),
  constraint processes__connections check (connections > 0),
  constraint processes__kind check (kind in ('web', 'worker', 'both'))
);
comment on table processes is 'Processes of this installation. One that ends takes its row along; one that was killed is no longer seen.';
comment on column processes.id is 'UUIDv7, new at every start.';
comment on column processes.kind is 'Whether it serves people, runs jobs, or both.';
comment on column processes.version is 'The version of Quint it runs.';
comment on column processes.host is 'Names its machine without telling it: the same for all processes there.';
comment on column processes.connections is 'All connections to PostgreSQL that it may open.';
comment on column processes.date_started is 'When it was ready.';
comment on column processes.date_seen is 'Its last sign of life, every ten seconds, by the clock of the database.';
grant select, insert, update, delete on processes to quint_platform;

create table api_tokens (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid,
  name text not null,
  token_hash bytea not null,
  ending text not null,
  scopes text[] not null,
  created_by uuid,
  date_created timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  date_revoked timestamptz,
  refusals integer not null default 0,
  constraint api_tokens_pkey primary key (organization_id, id),
  constraint api_tokens__hash_unique unique (organization_id, token_hash),
  constraint api_tokens_created_by_fkey foreign key (created_by) references users(id) on delete set null,
  constraint api_tokens_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint api_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
  constraint api_tokens__ending check (char_length(ending) = 4),
  constraint api_tokens__name_length check (char_length(name) >= 1 and char_length(name) <= 80),
  constraint api_tokens__personal_ends check (user_id is null or expires_at is not null),
  constraint api_tokens__refusals check (refusals >= 0)
);
comment on table api_tokens is 'Tokens by which programs use the interface.';
comment on column api_tokens.organization_id is 'The workspace; the token works in no other one.';
comment on column api_tokens.id is 'UUIDv7.';
comment on column api_tokens.user_id is 'The person it acts as; null for a token of the workspace.';
comment on column api_tokens.name is 'What it is for, in the words of its maker.';
comment on column api_tokens.token_hash is 'SHA-256 of the token, which is shown once.';
comment on column api_tokens.ending is 'The last four characters of the token, to recognise it.';
comment on column api_tokens.scopes is 'What it may do.';
comment on column api_tokens.created_by is 'Who made it; null once the account is gone.';
comment on column api_tokens.date_created is 'When it was made.';
comment on column api_tokens.expires_at is 'End of its life; null for a token of the workspace without one.';
comment on column api_tokens.last_used_at is 'Last use, to ten minutes.';
comment on column api_tokens.date_revoked is 'When it was revoked.';
comment on column api_tokens.refusals is 'Requests with it that were refused.';
create index api_tokens__by_hash on api_tokens (token_hash);
create index api_tokens__by_person on api_tokens (user_id) where user_id is not null;
create index api_tokens__by_maker on api_tokens (created_by) where created_by is not null;
call make_tenant_table('api_tokens');

create table webhook_endpoints (
  organization_id uuid not null,
  id uuid not null,
  url text not null,
  description text,
  events text[] not null,
  is_active boolean not null default true,
  off_because text,
  date_off timestamptz,
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz,
  failing_since timestamptz,
  user_created uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  constraint webhook_endpoints_pkey primary key (organization_id, id),
  constraint webhook_endpoints_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint webhook_endpoints__description_length check (char_length(description) <= 200),
  constraint webhook_endpoints__off_because check (off_because in ('person', 'gone', 'failing')),
  constraint webhook_endpoints__url_length check (char_length(url) >= 1 and char_length(url) <= 2000)
);
comment on table webhook_endpoints is 'Addresses of other systems that a workspace wants told what happens.';
comment on column webhook_endpoints.organization_id is 'The workspace.';
comment on column webhook_endpoints.id is 'UUIDv7.';
comment on column webhook_endpoints.url is 'Where requests go.';
comment on column webhook_endpoints.description is 'What it is for, in the words of an administrator.';
comment on column webhook_endpoints.events is 'Types of events that are sent there.';
comment on column webhook_endpoints.is_active is 'Whether anything is sent there.';
comment on column webhook_endpoints.off_because is 'Why nothing is: a person switched it off, it answered that it is gone, or it failed for days. Null of one that is off since a restore.';
comment on column webhook_endpoints.date_off is 'When it was switched off.';
comment on column webhook_endpoints.secret is 'The key of the signature, sealed with the secret of the server.';
comment on column webhook_endpoints.previous_secret is 'The key before it, sealed too.';
comment on column webhook_endpoints.previous_secret_until is 'Until when requests are signed with that one as well.';
comment on column webhook_endpoints.failing_since is 'When the first attempt failed that no success has followed.';
comment on column webhook_endpoints.user_created is 'Who made it.';
comment on column webhook_endpoints.date_created is 'When it was made.';
comment on column webhook_endpoints.date_updated is 'When it was last changed by a person.';
call make_tenant_table('webhook_endpoints');

create table webhook_deliveries (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  talent_id uuid,
  data jsonb not null,
  status text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  answer_code smallint,
  reason text,
  date_created timestamptz not null default now(),
  date_attempted timestamptz,
  constraint webhook_deliveries_pkey primary key (organization_id, id),
  constraint webhook_deliveries_organization_id_endpoint_id_fkey foreign key (organization_id, endpoint_id) references webhook_endpoints(organization_id, id) on delete cascade,
  constraint webhook_deliveries_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint webhook_deliveries_organization_id_talent_id_fkey foreign key (organization_id, talent_id) references talents(organization_id, id) on delete cascade,
  constraint webhook_deliveries__status check (status in ('waiting', 'sending', 'sent', 'dead'))
);
comment on table webhook_deliveries is 'What endpoints are told: one row per event and endpoint, kept for thirty days. Ids and states only.';
comment on column webhook_deliveries.organization_id is 'The workspace.';
comment on column webhook_deliveries.id is 'The key of the delivery.';
comment on column webhook_deliveries.endpoint_id is 'Where it goes.';
comment on column webhook_deliveries.event_id is 'The event; the same for all endpoints and all attempts.';
comment on column webhook_deliveries.type is 'What happened.';
comment on column webhook_deliveries.talent_id is 'The talent it happened to; when that person is erased, the row goes with them.';
comment on column webhook_deliveries.data is 'What the request says of it.';
comment on column webhook_deliveries.status is 'Whether it waits, is on its way, has arrived or is given up.';
comment on column webhook_deliveries.attempts is 'Attempts that were begun.';
comment on column webhook_deliveries.next_attempt_at is 'When it is due; of one on its way, when it counts as lost and is due again.';
comment on column webhook_deliveries.answer_code is 'The status code of the last answer.';
comment on column webhook_deliveries.reason is 'Why the last attempt failed, in a code word.';
comment on column webhook_deliveries.date_created is 'When the event happened.';
comment on column webhook_deliveries.date_attempted is 'When the last attempt ended.';
create index webhook_deliveries__of_endpoint on webhook_deliveries (organization_id, endpoint_id, date_created desc, id desc);
create index webhook_deliveries__due on webhook_deliveries (organization_id, endpoint_id, next_attempt_at)
  where status in ('waiting', 'sending');
create index webhook_deliveries__dead on webhook_deliveries (organization_id, endpoint_id) where status = 'dead';
create index webhook_deliveries__by_talent on webhook_deliveries (organization_id, talent_id) where talent_id is not null;
create index webhook_deliveries__by_date on webhook_deliveries (date_created);
call make_tenant_table('webhook_deliveries');

create table sso_connections (
  organization_id uuid not null,
  id uuid not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  makes_accounts boolean not null default false,
  account_role text not null default 'ORG_USER',
  takes_unmarked boolean not null default false,
  asks_second_factor boolean not null default false,
  is_enforced boolean not null default false,
  emergency_member uuid,
  date_tested timestamptz,
  tested_by uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  user_updated uuid,
  constraint sso_connections_pkey primary key (organization_id, id),
  constraint sso_connections__one_per_workspace unique (organization_id),
  constraint sso_connections_organization_id_emergency_member_fkey foreign key (organization_id, emergency_member) references memberships(organization_id, id) on delete set null (emergency_member),
  constraint sso_connections_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint sso_connections__account_role check (account_role in ('ORG_USER', 'ORG_ADMIN')),
  constraint sso_connections__client_id_length check (char_length(client_id) <= 255),
  constraint sso_connections__issuer_length check (char_length(issuer) <= 500)
);
comment on table sso_connections is 'The identity provider of a workspace (OpenID Connect), one at most, and who may sign in through it.';
comment on column sso_connections.organization_id is 'The workspace.';
comment on column sso_connections.id is 'UUIDv7.';
comment on column sso_connections.issuer is 'Issuer identifier of the provider, below which its discovery document lies.';
comment on column sso_connections.client_id is 'What the provider calls this product.';
comment on column sso_connections.client_secret is 'The client secret, sealed for this workspace.';
comment on column sso_connections.makes_accounts is 'People without an account get one at their first sign-in.';
comment on column sso_connections.account_role is 'User role of such accounts.';
comment on column sso_connections.takes_unmarked is 'Addresses count as verified when the provider says nothing about it.';
comment on column sso_connections.asks_second_factor is 'Accounts with an own second factor are asked for it after the provider, too.';
comment on column sso_connections.is_enforced is 'Members with an address of a proved domain sign in this way only.';
comment on column sso_connections.emergency_member is 'Administrator who may still sign in with password and second factor.';
comment on column sso_connections.date_tested is 'The last successful test; nobody signs in before the first one.';
comment on column sso_connections.tested_by is 'The administrator who made that test.';
comment on column sso_connections.date_created is 'When it was set up.';
comment on column sso_connections.date_updated is 'When it was last changed.';
comment on column sso_connections.user_updated is 'Who changed it last.';
call make_tenant_table('sso_connections');

create table sso_domains (
  organization_id uuid not null,
  id uuid not null,
  domain text not null,
  token text not null,
  date_proved timestamptz,
  proved_by text,
  date_created timestamptz not null default now(),
  constraint sso_domains_pkey primary key (organization_id, id),
  constraint sso_domains__once unique (organization_id, domain),
  constraint sso_domains_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint sso_domains__domain check (domain = lower(domain) and char_length(domain) <= 253),
  constraint sso_domains__proof check ((date_proved is null) = (proved_by is null)),
  constraint sso_domains__proved_by check (proved_by in ('dns', 'platform')),
  constraint sso_domains__token_length check (char_length(token) <= 64)
);
comment on table sso_domains is 'E-mail domains that a workspace claims. Once proved, a domain belongs to one workspace.';
comment on column sso_domains.organization_id is 'The workspace.';
comment on column sso_domains.id is 'UUIDv7.';
comment on column sso_domains.domain is 'The domain, in lower case and in ASCII.';
comment on column sso_domains.token is 'What the TXT record of the domain must say.';
comment on column sso_domains.date_proved is 'When it was proved; null before.';
comment on column sso_domains.proved_by is 'By the TXT record, or by an administrator of the platform.';
comment on column sso_domains.date_created is 'When it was claimed.';
create unique index sso_domains__proved_once on sso_domains (domain) where date_proved is not null;
call make_tenant_table('sso_domains');

create table sso_identities (
  organization_id uuid not null,
  id uuid not null,
  membership_id uuid not null,
  issuer text not null,
  subject text not null,
  date_created timestamptz not null default now(),
  date_last_used timestamptz not null default now(),
  date_confirmed timestamptz,
  constraint sso_identities_pkey primary key (organization_id, id),
  constraint sso_identities__member unique (organization_id, membership_id),
  constraint sso_identities__person unique (organization_id, issuer, subject),
  constraint sso_identities_organization_id_fkey foreign key (organization_id) references organizations(id) on delete cascade,
  constraint sso_identities_organization_id_membership_id_fkey foreign key (organization_id, membership_id) references memberships(organization_id, id) on delete cascade,
  constraint sso_identities__subject_length check (char_length(subject) <= 255)
);
comment on table sso_identities is 'Which person of the identity provider is which member. It ends with the membership.';
comment on column sso_identities.organization_id is 'The workspace.';
comment on column sso_identities.id is 'UUIDv7.';
comment on column sso_identities.membership_id is 'The member.';
comment on column sso_identities.issuer is 'Issuer identifier of the provider.';
comment on column sso_identities.subject is 'What the provider calls the person, for good.';
comment on column sso_identities.date_created is 'The first sign-in.';
comment on column sso_identities.date_last_used is 'The last sign-in.';
comment on column sso_identities.date_confirmed is 'When the person confirmed by a mailed code that the provider may open their account; needed while it is active in other workspaces and has no second factor.';
call make_tenant_table('sso_identities');

-- Links and policies that need tables made later
alter table organizations add constraint organizations__logo_fkey foreign key (id, logo) references files(organization_id, id) on delete set null (logo);
alter table users add constraint users__avatar_fkey foreign key (avatar_organization_id, avatar) references files(organization_id, id) on delete set null;
create policy tenant on users for select to quint_app using (exists ( select from memberships m where ((m.organization_id = app_organization()) and (m.user_id = users.id))));
alter table teams add constraint teams__report_file_fkey foreign key (organization_id, report_file) references files(organization_id, id) on delete set null (report_file);
alter table talents add constraint talents__active_talents_result_fkey foreign key (organization_id, active_talents_result) references talents_results(organization_id, id) on delete set null (active_talents_result);
alter table talents add constraint talents__avatar_fkey foreign key (organization_id, avatar) references files(organization_id, id) on delete set null (avatar);
alter table talents add constraint talents__job_preferences_fkey foreign key (organization_id, job_preferences) references job_preferences(organization_id, id) on delete set null (job_preferences);
alter table talents_results add constraint talents_results__assessment_fkey foreign key (organization_id, assessment_id) references assessments(organization_id, id) on delete set null (assessment_id);
alter table talents_results add constraint talents_results__big_five_report_fkey foreign key (organization_id, big_five_report) references big_five_reports(organization_id, id) on delete set null (big_five_report);

-- Indexes of parts of words. The extensions come with PostgreSQL; where they are missing, a search reads the list.
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index talents__words on talents using gin (organization_id, (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email) gin_trgm_ops)
    where date_deleted is null and date_anonymized is null;
exception when others then
  raise notice 'the search has no index: %', sqlerrm;
end $$;
do $$
begin
  create extension if not exists pg_trgm;
  create index pool_profiles__places on pool_profiles using gin (places gin_trgm_ops);
exception when others then
  raise notice 'places are searched without an index: %', sqlerrm;
end $$;
do $$
begin
  create index pool_profiles__wishes on pool_profiles using gin (wishes gin_trgm_ops);
exception when others then
  raise notice 'wished roles are searched without an index: %', sqlerrm;
end $$;

-- Functions, each with its triggers. Those of today are in ../functions.
-- The role of the search may own functions only while it may create in the schema.
grant create on schema public to quint_search;
create function goals_need_team() returns trigger
  language plpgsql as $$
declare goal uuid; organization uuid;
begin
  if tg_table_name = 'goals' then goal := new.id; organization := new.organization_id;
  else goal := old.goals_id; organization := old.organization_id;
  end if;
  perform from goals g where g.organization_id = organization and g.id = goal for no key update;
  if found and not exists (select from goals_teams t where t.organization_id = organization and t.goals_id = goal) then
    raise exception 'a goal needs a team' using errcode = '23514', constraint = 'goals__needs_team', table = 'goals';
  end if;
  return null;
end $$;
create constraint trigger goals__needs_team after insert on goals
  deferrable initially deferred for each row execute function goals_need_team();
create constraint trigger goals_teams__needs_team after delete on goals_teams
  deferrable initially deferred for each row execute function goals_need_team();

create function access_is_as_seen(subjects uuid[], total bigint) returns boolean
  language plpgsql stable parallel safe as $$
begin
  -- Versions only grow, so their sum is the same only while each of them is.
  if total = (select coalesce(sum(v.version), 0) from access_versions v where v.subject = any (subjects)) then
    return true;
  end if;
  raise exception 'the access of the person has changed' using errcode = 'QT001';
end $$;
comment on function access_is_as_seen(uuid[], bigint) is 'True while nothing has changed since the versions were added up; an error of its own otherwise, so that no row leaves.';

create function count_access_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare subject_column text := tg_argv[0];
begin
  insert into access_versions as v (subject, version)
  select distinct s.subject::uuid, 1
  from (values (to_jsonb(old) ->> subject_column), (to_jsonb(new) ->> subject_column)) s (subject)
  where s.subject is not null order by 1
  on conflict (subject) do update set version = v.version + 1;
  return null;
end $$;
comment on function count_access_change() is 'Counts up the versions of whom the changed row is about; the argument names the column.';
create trigger users__access after insert or update or delete on users
  for each row execute function count_access_change('id');
create trigger memberships__access after insert or update or delete on memberships
  for each row execute function count_access_change('user_id');
create trigger organizations__access after insert or update or delete on organizations
  for each row execute function count_access_change('id');
create trigger organization_features__access after insert or update or delete on organization_features
  for each row execute function count_access_change('organization_id');
create trigger talents__access_made after insert on talents
  for each row when (new.user_id is not null) execute function count_access_change('user_id');
create trigger talents__access_changed after update of user_id, date_deleted, date_anonymized on talents
  for each row when (old.user_id is distinct from new.user_id or old.date_deleted is distinct from new.date_deleted
    or old.date_anonymized is distinct from new.date_anonymized)
  execute function count_access_change('user_id');
create trigger talents__access_gone after delete on talents
  for each row when (old.user_id is not null) execute function count_access_change('user_id');
create trigger session_families__access_ended after update of ended_at on session_families
  for each row when (old.ended_at is distinct from new.ended_at) execute function count_access_change('user_id');
create trigger session_families__access_gone after delete on session_families
  for each row when (old.ended_at is null) execute function count_access_change('user_id');
create trigger api_tokens__access_changed after update of date_revoked, scopes on api_tokens
  for each row execute function count_access_change('id');
create trigger api_tokens__access_gone after delete on api_tokens
  for each row execute function count_access_change('id');

create function remove_audit_log() returns trigger
  language plpgsql as $$
begin
  delete from audit_log where organization_id = old.id;
  return null;
end $$;
comment on function remove_audit_log() is 'Lets the log end with its workspace.';
create trigger organizations__audit_log after delete on organizations
  for each row execute function remove_audit_log();

create function clear_team_report() returns trigger
  language plpgsql as $$
declare organization uuid; team uuid;
begin
  if tg_op = 'DELETE' then organization := old.organization_id; team := old.teams_id;
  else organization := new.organization_id; team := new.teams_id;
  end if;
  update teams set report_file = null, date_report_created = null
    where organization_id = organization and id = team
      and (report_file is not null or date_report_created is not null);
  return null;
end $$;
create trigger teams_talents__clear_report after insert or delete on teams_talents
  for each row execute function clear_team_report();
create trigger teams_roles__clear_report after insert or delete on teams_roles
  for each row execute function clear_team_report();

create function clear_inbox() returns trigger
  language plpgsql as $$
begin
  delete from inbox_messages where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $$;
create trigger talents__clear_inbox after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_inbox();

create function search_talents(pattern text) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  here uuid := app_organization();
  -- In all workspaces together there are few: no list is so long that some keys are too many.
  all_few boolean := coalesce((select c.reltuples between 0 and 50000 from pg_class c where c.oid = 'talents'::regclass), false);
  rows_seen integer; rows_found integer; keys uuid[];
begin
  -- Without three letters, or without the index, every row would have to be read here.
  if char_length(pattern) < 5 or to_regclass('talents__words') is null then return null; end if;
  -- Of few talents, and of words that many have, the reader finds a page sooner by walking the list.
  select count(*), count(*) filter (where newest.words ilike pattern) into rows_seen, rows_found
  from (select coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email as words from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit case when all_few then 100 else 500 end) newest;
  if rows_seen < 100 or rows_found * 100 >= rows_seen * 6 then return null; end if;
  -- So it is in a long list of words that some have.
  if not all_few and rows_found >= 5 and (select count(*) from (select from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit 20001) counted) > 20000 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email) ilike pattern limit 5001) found;
  return case when cardinality(keys) > 5000 then null else coalesce(keys, '{}') end;
end $$;
comment on function search_talents(text) is 'Keys of the talents of the workspace whose stored name or address is like the pattern; null when they are many. What a reader may see of them is not asked here.';
alter function search_talents(text) owner to quint_search;
revoke execute on function search_talents(text) from public;
grant execute on function search_talents(text) to quint_app, quint_platform;

create function copy_talent_date() returns trigger
  language plpgsql as $$
begin
  select t.date_created into new.talents_date_created from talents t
    where t.organization_id = new.organization_id and t.id = new.talents_id;
  return new;
end $$;
create trigger roles_talents__talent_date before insert or update of talents_id on roles_talents
  for each row execute function copy_talent_date();
create trigger teams_talents__talent_date before insert or update of talents_id on teams_talents
  for each row execute function copy_talent_date();

create function pass_on_talent_date() returns trigger
  language plpgsql as $$
begin
  update roles_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  update teams_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  return null;
end $$;
create trigger talents__date_passed_on after update of date_created on talents
  for each row when (old.date_created is distinct from new.date_created) execute function pass_on_talent_date();

create function clear_email_proof() returns trigger
  language plpgsql as $$
begin
  new.email_proven_at := null;
  return new;
end $$;
comment on function clear_email_proof() is 'An account with another address has proved nothing yet.';
create trigger users__email_proof before update of email on users
  for each row when (lower(old.email) is distinct from lower(new.email)) execute function clear_email_proof();

create function talent_is_settled(workspace uuid, talent uuid) returns boolean
  language sql stable as $$
  select exists (select from talents t where t.organization_id = workspace and t.id = talent
      and (t.user_id is not null or t.job_preferences is not null))
    or exists (select from talents_results r where r.organization_id = workspace and r.talent_id = talent
      and r.date_finished is not null)
    or exists (select from job_experiences e where e.organization_id = workspace and e.talent_id = talent)
    or exists (select from inbox_messages i where i.organization_id = workspace and i.talent_id = talent and i.is_from_talent)
$$;
comment on function talent_is_settled(uuid, uuid) is 'A person has left something that an account would show: a result, a job profile, messages.';

create function may_take_talent(account uuid, workspace uuid, talent uuid) returns boolean
  language sql stable as $$
  select exists (
    select from talents t join users u on u.id = account and lower(u.email) = lower(t.email)
    where t.organization_id = workspace and t.id = talent and t.is_claimable and u.email_proven_at is not null
      and (u.email_proven_at > t.email_changed_at or not (talent_is_settled(workspace, talent) or exists (
        select from talents_results r where r.organization_id = workspace and r.talent_id = talent
          and (r.date_started is not null or exists (
            select from survey_demographics d where d.organization_id = workspace and d.result_id = r.id)))))
  )
$$;
comment on function may_take_talent(uuid, uuid, uuid) is 'The account proved the address of the talent, and did so after it was last entered unless nobody has begun anything there.';

create function guard_talent_owner() returns trigger
  language plpgsql as $$
begin
  if lower(new.email) is distinct from lower(old.email) then
    new.email_changed_at := clock_timestamp();
    new.is_claimable := old.is_claimable and not talent_is_settled(old.organization_id, old.id);
    new.user_id := null;
  elsif new.user_id is distinct from old.user_id and new.user_id is not null
    and not may_take_talent(new.user_id, old.organization_id, old.id) then
    raise exception 'the account did not prove the address of the talent'
      using errcode = 'check_violation', table = 'talents', constraint = 'talents__owner_proved';
  end if;
  return new;
end $$;
comment on function guard_talent_owner() is 'Another address takes the talent from its account, and no account gets it without the proof.';
create trigger talents__owner before update of email, user_id on talents
  for each row execute function guard_talent_owner();

create function forget_team_documents() returns trigger
  language plpgsql as $$
begin
  update report_documents set file_id = null
    where organization_id = new.organization_id and team_id = new.id and file_id is not null;
  return null;
end $$;
create trigger teams__forget_documents after update of report_file on teams
  for each row when (old.report_file is not null and new.report_file is null) execute function forget_team_documents();

create function start_plan_credits() returns trigger
  language plpgsql as $$
begin
  insert into plan_credits (organization_id, pack, unspent) values (new.id, new.pack, new.talent_insights_budget);
  if new.talent_insights_budget > 0 then
    insert into insight_entries (organization_id, id, kind, amount, balance)
    values (new.id, gen_random_uuid(), 'start', new.talent_insights_budget, new.talent_insights_budget);
  end if;
  return new;
end $$;
comment on function start_plan_credits() is 'A workspace begins with the start credits of its plan, and nothing else: the first line of the history of its insights.';
create trigger organizations__plan_credits after insert on organizations
  for each row execute function start_plan_credits();

create function newest_sheet_of(workspace uuid, talent uuid,
  out invitation_status text, out stanines integer, out date_last_invited timestamptz)
language sql stable as $$
  select
    case when exists (
      select from talents_results r
      where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED'
    ) then 'FINISHED' else i.status end,
    f.o * 10000 + f.c * 1000 + f.e * 100 + f.a * 10 + f.es,
    i.date_last_invited
  from (select) one
  left join lateral (
    select r.o::integer, r.c, r.e, r.a, r.es from talents_results r
    where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED' and r.held_until is null
    order by r.date_finished desc, r.id limit 1
  ) f on true
  left join lateral (
    select r.status, r.date_last_invited from talents_results r
    where r.organization_id = workspace and r.talent_id = talent
    order by r.date_created desc, r.id limit 1
  ) i on true
$$;

create function follow_newest_sheet() returns trigger
  language plpgsql as $$
declare
  sheet talents_results := coalesce(new, old);
begin
  -- Of two sheets that change at a time the second waits here, and then sees what the first has done.
  perform from talents t where t.organization_id = sheet.organization_id and t.id = sheet.talent_id for no key update;
  update talents t set invitation_status = n.invitation_status, stanines = n.stanines, date_last_invited = n.date_last_invited
  from newest_sheet_of(sheet.organization_id, sheet.talent_id) n
  where t.organization_id = sheet.organization_id and t.id = sheet.talent_id
    and (t.invitation_status, t.stanines, t.date_last_invited) is distinct from (n.invitation_status, n.stanines, n.date_last_invited);
  return null;
end $$;
create trigger talents_results__newest_made after insert or delete on talents_results
  for each row execute function follow_newest_sheet();
create trigger talents_results__newest_changed after update on talents_results for each row
  when (old.status is distinct from new.status or old.date_finished is distinct from new.date_finished
    or old.date_last_invited is distinct from new.date_last_invited or old.held_until is distinct from new.held_until
    or old.o is distinct from new.o or old.c is distinct from new.c or old.e is distinct from new.e
    or old.a is distinct from new.a or old.es is distinct from new.es)
  execute function follow_newest_sheet();

create function search_talents(pattern text, most integer) returns uuid[]
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare here uuid := app_organization(); keys uuid[];
begin
  -- Without three letters, or without the index, every row would have to be read here.
  if char_length(pattern) < 5 or to_regclass('talents__words') is null then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email) ilike pattern limit most + 1) found;
  return case when cardinality(keys) > most then null else coalesce(keys, '{}') end;
end $$;
comment on function search_talents(text, integer) is 'Keys of the talents of the workspace whose stored name or address is like the pattern; null when they are more than the number. What a reader may see of them is not asked here.';
alter function search_talents(text, integer) owner to quint_search;
revoke execute on function search_talents(text, integer) from public;
grant execute on function search_talents(text, integer) to quint_app, quint_platform;

create function clear_rejection_notes() returns trigger
  language plpgsql as $$
begin
  update roles_talents set rejected_note = null
    where organization_id = new.organization_id and talents_id = new.id and rejected_note is not null;
  return null;
end $$;
create trigger talents__clear_rejection_notes after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_rejection_notes();

create function clear_notes() returns trigger
  language plpgsql as $$
begin
  delete from talent_notes where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $$;
create trigger talents__clear_notes after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_notes();

create function ranges_of_role(role jsonb) returns jsonb
  language sql immutable as $$
  select jsonb_build_object(
    'O', jsonb_build_object('min', role->'o_min', 'max', role->'o_max', 'weight', role->'o_weight'),
    'C', jsonb_build_object('min', role->'c_min', 'max', role->'c_max', 'weight', role->'c_weight'),
    'E', jsonb_build_object('min', role->'e_min', 'max', role->'e_max', 'weight', role->'e_weight'),
    'A', jsonb_build_object('min', role->'a_min', 'max', role->'a_max', 'weight', role->'a_weight'),
    'ES', jsonb_build_object('min', role->'es_min', 'max', role->'es_max', 'weight', role->'es_weight'))
$$;
comment on function ranges_of_role(jsonb) is 'The ranges and weights of a role, given as to_jsonb makes it, as one value.';

create function note_role_ranges() returns trigger
  language plpgsql as $$
begin
  insert into role_ranges (organization_id, role_id, user_created, ranges, sources)
    values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_of_role(to_jsonb(new)), new.range_sources);
  return null;
end $$;
comment on function note_role_ranges() is 'Notes the ranges of a new role.';
create trigger roles__ranges_made after insert on roles
  for each row execute function note_role_ranges();

create function forget_documents_about() returns trigger language plpgsql as $$
begin
  update report_documents d set file_id = null
    from report_documents_talents t
    where t.organization_id = old.organization_id and t.talent_id = old.id
      and d.organization_id = t.organization_id and d.id = t.document_id and d.file_id is not null;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger forget_documents before delete on talents for each row execute function forget_documents_about();
create trigger forget_documents_of_removed before update of date_deleted, date_anonymized on talents for each row
  when (new.date_deleted is distinct from old.date_deleted or new.date_anonymized is distinct from old.date_anonymized)
  execute function forget_documents_about();

create function note_goal_progress() returns trigger
  language plpgsql as $$
declare
  result key_results := coalesce(new, old);
  today date := (now() at time zone 'Europe/Berlin')::date;
  mean smallint;
begin
  perform from goals g where g.organization_id = result.organization_id and g.id = result.goal_id for no key update;
  if not found then return null; end if;
  select round(avg(case when k.is_done then 100 else k.percent end)) into mean from key_results k
    where k.organization_id = result.organization_id and k.goal_id = result.goal_id;
  if mean is null then
    delete from goal_progress p
      where p.organization_id = result.organization_id and p.goal_id = result.goal_id and p.day = today;
  else
    insert into goal_progress (organization_id, goal_id, day, progress)
      values (result.organization_id, result.goal_id, today, mean)
      on conflict (organization_id, goal_id, day) do update set progress = excluded.progress;
  end if;
  return null;
end $$;
comment on function note_goal_progress() is 'Notes the progress of a goal whose key results change, once a day.';
create trigger key_results__progress_made after insert or delete on key_results
  for each row execute function note_goal_progress();
create trigger key_results__progress_changed after update on key_results
  for each row when ((old.is_done, old.percent) is distinct from (new.is_done, new.percent))
  execute function note_goal_progress();

create function range_lock_of(role record) returns jsonb
  language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'kind', case when role.ranges_locked_at is not null then 'locked' when r.results > 0 then 'results' end,
      'date', to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', (select nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') from users u
        join memberships m on m.organization_id = role.organization_id and m.user_id = u.id and m.user_role = 'ORG_ADMIN'
        where u.id = role.ranges_locked_by),
      'results', r.results,
      'before_results', role.ranges_locked_at is not null and (r.first_at is null or role.ranges_locked_at < r.first_at),
      'version', (select greatest(count(*), 1) from role_ranges h where h.organization_id = role.organization_id
        and h.role_id = role.id and f.at is not null and h.date_created <= f.at))
    from (
      select count(*)::integer as results, min(greatest(l.date_created, s.finished_at)) as first_at
      from roles_talents l
      cross join lateral (
        select min(t.date_finished) as finished_at from talents_results t
        where t.organization_id = l.organization_id and t.talent_id = l.talents_id and t.status = 'FINISHED'
      ) s
      where l.organization_id = role.organization_id and l.roles_id = role.id and s.finished_at is not null
    ) r, lateral (select coalesce(role.ranges_locked_at, r.first_at) as at) f
  );
end $$;
comment on function range_lock_of(record) is 'Whether the ranges of a role, given as a row of roles, are fixed, since when, by whom, and after how many results of people considered for it.';

create function guard_role_ranges() returns trigger
  language plpgsql as $$
declare
  ranges_before jsonb := ranges_of_role(to_jsonb(old));
  ranges_after jsonb := ranges_of_role(to_jsonb(new));
  range_lock jsonb;
  trait text;
begin
  if ranges_before is distinct from ranges_after then
    range_lock := range_lock_of(old);
    if range_lock->>'kind' is not null and coalesce(btrim(new.range_reason), '') = '' then
      raise exception 'the ranges of the role are fixed'
        using errcode = 'check_violation', table = 'roles', constraint = 'roles__ranges_locked', detail = range_lock::text;
    end if;
    foreach trait in array array['O', 'C', 'E', 'A', 'ES'] loop
      -- A range set without its source was set by hand.
      if (ranges_before->trait) - 'weight' is distinct from (ranges_after->trait) - 'weight'
        and old.range_sources->trait is not distinct from new.range_sources->trait then
        new.range_sources := new.range_sources - trait;
      end if;
    end loop;
    insert into role_ranges (organization_id, role_id, user_created, ranges, sources, reason, results)
      values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_after,
        new.range_sources, nullif(btrim(new.range_reason), ''), (range_lock->>'results')::integer);
  end if;
  new.range_reason := null;
  return new;
end $$;
comment on function guard_role_ranges() is 'Refuses a change of fixed ranges without a reason; otherwise notes the new version of the ranges.';
create trigger roles__ranges_changed before update on roles
  for each row execute function guard_role_ranges();

create function refuse_role_not_in_use() returns void
  language plpgsql as $$
begin
  raise exception 'a draft or an archived role is offered nowhere'
    using errcode = '23514', constraint = 'roles__in_use', table = 'roles';
end $$;
comment on function refuse_role_not_in_use() is 'The refusal of a draft or an archived role.';

create function guard_links_to_roles() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'talent_role_assignments' then
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.role_id
      where r.draft_state is not null or r.date_archived is not null;
  else
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.roles_id
      where r.draft_state is not null or r.date_archived is not null;
  end if;
  if found then perform refuse_role_not_in_use(); end if;
  return null;
end $$;
comment on function guard_links_to_roles() is 'Nothing new is linked to a role that is a draft or archived; older links stay.';
create trigger roles_talents__role_in_use after insert on roles_talents
  referencing new table as added for each statement execute function guard_links_to_roles();
create trigger teams_roles__role_in_use after insert on teams_roles
  referencing new table as added for each statement execute function guard_links_to_roles();
create trigger talent_role_assignments__role_in_use after insert on talent_role_assignments
  referencing new table as added for each statement execute function guard_links_to_roles();

create function guard_role_of_assessment() returns trigger
  language plpgsql as $$
begin
  perform from roles r where r.organization_id = new.organization_id and r.id = new.role_id
    and (r.draft_state is not null or r.date_archived is not null);
  if found then perform refuse_role_not_in_use(); end if;
  return null;
end $$;
comment on function guard_role_of_assessment() is 'An assessment is planned for a role in use; it may be archived later.';
create trigger assessments__role_in_use after insert on assessments
  for each row execute function guard_role_of_assessment();
create trigger assessments__other_role_in_use after update of role_id on assessments
  for each row when (old.role_id is distinct from new.role_id) execute function guard_role_of_assessment();

create function follow_pool_profile(workspace uuid, talent uuid) returns void
  language plpgsql as $$
begin
  -- Of two changes at a time the second waits here, and then sees what the first has done.
  perform from talents t where t.organization_id = workspace and t.id = talent for no key update;
  delete from pool_profiles p where p.organization_id = workspace and p.talent_id = talent and not exists (
    select from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
      and t.organization_id <> all (t.ws_ids_of_copied_talent) and o.date_deleted is null);
  insert into pool_profiles as p (organization_id, talent_id, person, status, first_name, locations, places, radius, wished_roles,
    skills, jobs, languages, has_work_mode, has_salary, is_qualified, has_wishes, is_left_out,
    result_id, stanines, ranked, quality, z_o, z_c, z_e, z_a, z_es)
  select t.organization_id, t.id, md5(lower(t.email))::uuid, t.status, coalesce(t.first_name, ''), coalesce(j.locations, '[]'), coalesce(l.places, ''), l.radius, w.names,
    s.count, (select count(*) from job_experiences e where e.organization_id = t.organization_id and e.talent_id = t.id),
    coalesce(jsonb_array_length(j.languages), 0), coalesce(cardinality(j.work_mode), 0) > 0, j.salary is not null,
    s.count > 0 and coalesce(cardinality(j.work_mode), 0) > 0 and l.places is not null, cardinality(w.names) > 0, x.is_left_out,
    r.id, t.stanines, case when not x.is_left_out then t.stanines end, r.quality, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es
  from talents t
  join organizations o on o.id = t.organization_id and o.date_deleted is null
  left join job_preferences j on j.organization_id = t.organization_id and j.id = t.job_preferences
  cross join lateral (select count(*) as count from unnest(string_to_array(j.skills, ',')) one where btrim(one) <> '') s
  cross join lateral (
    select string_agg(one ->> 'location', ', ') as places, max((one ->> 'radius')::integer) as radius
    from jsonb_array_elements(j.locations) one) l
  cross join lateral (
    select coalesce(array_agg(distinct r.name), '{}') as names from job_preferences_roles_1 k
    join roles r on r.organization_id = k.organization_id and r.id = k.roles_id
    where k.organization_id = t.organization_id and k.job_preferences_id = t.job_preferences
      and r.date_deleted is null and r.date_archived is null and r.draft_state is null) w
  cross join lateral (select (to_jsonb(t) ->> 'rankings_objected_at') is not null as is_left_out) x
  left join lateral (
    select n.id, n.quality, n.z_o, n.z_c, n.z_e, n.z_a, n.z_es from talents_results n
    where n.organization_id = t.organization_id and n.talent_id = t.id and n.status = 'FINISHED' and (to_jsonb(n) ->> 'held_until') is null
    order by n.date_finished desc, n.id limit 1) r on true
  where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  on conflict (organization_id, talent_id) do update set
    person = excluded.person, is_first = p.is_first and p.person is not distinct from excluded.person, status = excluded.status, first_name = excluded.first_name, locations = excluded.locations, places = excluded.places,
    radius = excluded.radius, wished_roles = excluded.wished_roles, skills = excluded.skills, jobs = excluded.jobs,
    languages = excluded.languages, has_work_mode = excluded.has_work_mode, has_salary = excluded.has_salary,
    is_qualified = excluded.is_qualified, has_wishes = excluded.has_wishes, is_left_out = excluded.is_left_out,
    result_id = excluded.result_id, stanines = excluded.stanines, ranked = excluded.ranked, quality = excluded.quality,
    z_o = excluded.z_o, z_c = excluded.z_c, z_e = excluded.z_e, z_a = excluded.z_a, z_es = excluded.z_es;
  -- Other workspaces cannot be read here: the index knows whether the person stands in the pool already.
  begin
    update pool_profiles p set is_first = true where p.organization_id = workspace and p.talent_id = talent and not p.is_first;
  exception when unique_violation then null;
  end;
end $$;
comment on function follow_pool_profile(uuid, uuid) is 'Writes the snapshot of a talent anew, or removes it.';

create function follow_pool_of_talent() returns trigger
  language plpgsql as $$
begin
  perform follow_pool_profile(new.organization_id, new.id);
  return null;
end $$;
create trigger talents__pool_made after insert on talents
  for each row when (new.is_open_for_work) execute function follow_pool_of_talent();
create trigger talents__pool after update on talents
  for each row when ((old.is_open_for_work or new.is_open_for_work) and old.* is distinct from new.*)
  execute function follow_pool_of_talent();

create function follow_pool_of_part() returns trigger
  language plpgsql as $$
declare
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  workspace uuid := (part ->> 'organization_id')::uuid;
  preferences uuid := (case tg_table_name when 'job_preferences' then part ->> 'id' else part ->> 'job_preferences_id' end)::uuid;
  person uuid;
begin
  if tg_table_name in ('job_preferences', 'job_preferences_roles_1') then
    for person in
      select t.id from talents t where t.organization_id = workspace and t.job_preferences = preferences and t.is_open_for_work
    loop
      perform follow_pool_profile(workspace, person);
    end loop;
  else
    select t.id into person from talents t
    where t.organization_id = workspace and t.id = (part ->> 'talent_id')::uuid and t.is_open_for_work;
    if found then perform follow_pool_profile(workspace, person); end if;
  end if;
  return null;
end $$;
create trigger job_preferences__pool after update on job_preferences
  for each row when (old.* is distinct from new.*) execute function follow_pool_of_part();
create trigger job_preferences_roles_1__pool after insert or delete on job_preferences_roles_1
  for each row execute function follow_pool_of_part();
create trigger job_experiences__pool after insert or delete on job_experiences
  for each row execute function follow_pool_of_part();
create trigger talents_results__pool after update on talents_results
  for each row when (new.status = 'FINISHED' and (old.quality, old.z_o, old.z_c, old.z_e, old.z_a, old.z_es)
    is distinct from (new.quality, new.z_o, new.z_c, new.z_e, new.z_a, new.z_es))
  execute function follow_pool_of_part();

create function follow_pool_of_role() returns trigger
  language plpgsql as $$
declare person record;
begin
  for person in
    select t.organization_id, t.id from job_preferences_roles_1 k
    join talents t on t.organization_id = k.organization_id and t.job_preferences = k.job_preferences_id and t.is_open_for_work
    where k.organization_id = new.organization_id and k.roles_id = new.id
  loop
    perform follow_pool_profile(person.organization_id, person.id);
  end loop;
  return null;
end $$;
create trigger roles__pool after update on roles
  for each row when ((old.name, old.date_deleted, old.date_archived, old.draft_state)
    is distinct from (new.name, new.date_deleted, new.date_archived, new.draft_state))
  execute function follow_pool_of_role();

create function follow_pool_of_workspace() returns trigger
  language plpgsql as $$
declare person uuid;
begin
  for person in select t.id from talents t where t.organization_id = new.id and t.is_open_for_work loop
    perform follow_pool_profile(new.id, person);
  end loop;
  return null;
end $$;
create trigger organizations__pool after update on organizations
  for each row when ((old.date_deleted is null) <> (new.date_deleted is null)) execute function follow_pool_of_workspace();

create function note_choices() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  select new.organization_id, new.id, c.kind, c.is_given
  from (values
    ('pool', old.is_open_for_work, new.is_open_for_work),
    ('rankings', old.rankings_objected_at is null, new.rankings_objected_at is null),
    ('norms', old.norms_withdrawn_at is null, new.norms_withdrawn_at is null),
    ('reminders', old.reminders_refused_at is null, new.reminders_refused_at is null)
  ) c (kind, was_given, is_given)
  where c.was_given <> c.is_given;
  return null;
end $$;
create trigger talents__choices after update on talents
  for each row when (new.date_anonymized is null and (old.is_open_for_work is distinct from new.is_open_for_work
    or old.rankings_objected_at is distinct from new.rankings_objected_at
    or old.norms_withdrawn_at is distinct from new.norms_withdrawn_at
    or old.reminders_refused_at is distinct from new.reminders_refused_at))
  execute function note_choices();

create function note_pool_choice() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given) values (new.organization_id, new.id, 'pool', true);
  return null;
end $$;
create trigger talents__came_open after insert on talents
  for each row when (new.is_open_for_work) execute function note_pool_choice();

create function note_survey_consent() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  select r.organization_id, r.talent_id, 'survey', true from talents_results r
  where r.organization_id = new.organization_id and r.id = new.result_id;
  return null;
end $$;
create trigger survey_demographics__consent after insert on survey_demographics
  for each row execute function note_survey_consent();

create function note_statement_consent() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  values (new.organization_id, new.talent_id, 'statement', true);
  return null;
end $$;
create trigger talents_results__statement after insert on talents_results
  for each row when (new.entrance is not null) execute function note_statement_consent();

create function clear_own_pages() returns trigger
  language plpgsql as $$
begin
  delete from talent_missions where organization_id = new.organization_id and talent_id = new.id;
  delete from result_feedback f using talents_results r
    where f.organization_id = new.organization_id and r.organization_id = f.organization_id
      and r.id = f.result_id and r.talent_id = new.id;
  return null;
end $$;
comment on function clear_own_pages() is 'What a person wrote on the own pages goes when the record loses its name.';
create trigger talents__clear_own_pages after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_own_pages();

create function note_webhook_event(organization uuid, event_type text, talent uuid, event_data jsonb) returns void
  language sql as $$
  with event as materialized (select gen_random_uuid() as id)
  insert into webhook_deliveries (organization_id, endpoint_id, event_id, type, talent_id, data)
  select e.organization_id, e.id, event.id, event_type, talent, event_data
  from webhook_endpoints e cross join event
  where e.organization_id = organization and e.is_active and event_type = any(e.events)
$$;
comment on function note_webhook_event(uuid, text, uuid, jsonb) is 'Notes an event for every endpoint of the workspace that wants it.';

create function note_talent_event() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status is distinct from old.status then
    perform note_webhook_event(new.organization_id, 'talent.status_changed', new.id,
      jsonb_build_object('talent_id', new.id, 'status', new.status, 'previous_status', old.status));
  end if;
  if new.is_insight_unlocked and (tg_op = 'INSERT' or not old.is_insight_unlocked) then
    perform note_webhook_event(new.organization_id, 'talent.unlocked', new.id,
      jsonb_build_object('talent_id', new.id));
  end if;
  return null;
end $$;
comment on function note_talent_event() is 'A talent that was unlocked, or whose state was changed, is an event.';
create trigger talents__event_made after insert on talents
  for each row when (new.is_insight_unlocked) execute function note_talent_event();
create trigger talents__event after update on talents
  for each row when (new.date_anonymized is null and (old.status is distinct from new.status
    or (new.is_insight_unlocked and not old.is_insight_unlocked)))
  execute function note_talent_event();

create function note_sheet_event() returns trigger
  language plpgsql as $$
declare
  sheet jsonb := jsonb_build_object('talent_id', new.talent_id, 'result_id', new.id);
begin
  if new.entrance is null and new.status in ('INVITED', 'SENT')
    and (tg_op = 'INSERT' or old.status = 'SCHEDULED') then
    perform note_webhook_event(new.organization_id, 'talent.invited', new.talent_id, sheet);
  end if;
  if tg_op = 'UPDATE' and new.status = 'FINISHED' and old.status <> 'FINISHED' then
    perform note_webhook_event(new.organization_id, 'survey.finished', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  if tg_op = 'UPDATE' and new.report_file is not null and old.report_file is null then
    perform note_webhook_event(new.organization_id, 'report.ready', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  return null;
end $$;
comment on function note_sheet_event() is 'An invitation that goes out, a finished survey and a report that is ready are events.';
create trigger talents_results__event_made after insert on talents_results
  for each row when (new.entrance is null and new.status in ('INVITED', 'SENT')) execute function note_sheet_event();
create trigger talents_results__event after update on talents_results
  for each row when (old.status is distinct from new.status or (old.report_file is null and new.report_file is not null))
  execute function note_sheet_event();

create function note_order_event() returns trigger
  language plpgsql as $$
begin
  -- An order whose payment is on its way back by the end of the transaction was never paid for good.
  if exists (select from orders where organization_id = new.organization_id and id = new.id and status = 'paid') then
    perform note_webhook_event(new.organization_id, 'order.paid', null, jsonb_build_object(
      'order_id', new.id, 'kind', new.kind, 'amount', new.amount, 'currency', 'EUR'));
  end if;
  return null;
end $$;
comment on function note_order_event() is 'An order of the workspace that is paid is an event; what talents buy for themselves is none.';
create constraint trigger orders__event after update on orders deferrable initially deferred
  for each row when (new.buyer = 'workspace' and new.status = 'paid' and old.status <> 'paid')
  execute function note_order_event();

create function note_mail_outcome() returns trigger language plpgsql as $$
declare
  failure text := case when new.status = 'failed' then coalesce(new.last_error, 'unknown') end;
  failed_at timestamptz := case when new.status = 'failed' then coalesce(new.date_last_try, now()) end;
begin
  update talents set mail_error = failure, date_mail_failed = failed_at
  where organization_id = new.organization_id and lower(email) = lower(new.to_email)
    and date_deleted is null and date_anonymized is null
    and (mail_error, date_mail_failed) is distinct from (failure, failed_at);
  if new.kind = 'member-invitation' then
    update memberships set mail_error = failure, date_mail_failed = failed_at
    where organization_id = new.organization_id and id = (new.payload ->> 'membershipId')::uuid
      and invitation_count = (new.payload ->> 'count')::int and status = 'invited'
      and (mail_error, date_mail_failed) is distinct from (failure, failed_at);
  end if;
  return null;
end $$;
create trigger outbox__outcome after update of status on outbox for each row
  when (new.organization_id is not null and new.status in ('failed', 'sent') and old.status is distinct from new.status)
  execute function note_mail_outcome();

create function forget_mail_error() returns trigger language plpgsql as $$
begin
  new.mail_error := null;
  new.date_mail_failed := null;
  return new;
end $$;
create trigger talents__new_address before update of email on talents for each row
  when (old.mail_error is not null and lower(new.email) is distinct from lower(old.email))
  execute function forget_mail_error();

create function revoke_tokens_of_member() returns trigger language plpgsql as $$
begin
  update api_tokens set date_revoked = now()
  where organization_id = old.organization_id and user_id = old.user_id and date_revoked is null;
  return null;
end $$;
comment on function revoke_tokens_of_member() is 'Revokes the personal tokens of a member who leaves.';
create trigger memberships__tokens_end after delete on memberships
  for each row execute function revoke_tokens_of_member();
revoke create on schema public from quint_search;
grant select on schema_migrations to quint_platform;

-- Rows that every installation has
insert into installation default values;
insert into features (id, name, is_on_by_default) values
  ('00000000-0000-7000-8000-000000000f01', 'FEATURE_TEAMS', true),
  ('00000000-0000-7000-8000-000000000f02', 'FEATURE_GOALS', true),
  ('00000000-0000-7000-8000-000000000f03', 'FEATURE_ASSESSMENTS', true),
  ('00000000-0000-7000-8000-000000000f04', 'FEATURE_BIG_FIVE', true),
  ('00000000-0000-7000-8000-000000000f05', 'FEATURE_INVITE_TALENTS', true),
  ('00000000-0000-7000-8000-000000000f06', 'FEATURE_ROLE_ASSISTANT', true),
  ('00000000-0000-7000-8000-000000000f07', 'FEATURE_PDF_REPORT', true),
  ('00000000-0000-7000-8000-000000000f08', 'FEATURE_CARD_PAYMENT', true),
  ('00000000-0000-7000-8000-000000000f09', 'FEATURE_CHAT', false);
insert into talent_packages (id, key, talents, price, discount, is_recommended) values
  ('00000000-0000-7000-8000-000000000b10', '10x-talent-insights', 10, 190, 0, false),
  ('00000000-0000-7000-8000-000000000b25', '25x-talent-insights', 25, 450, 5, true),
  ('00000000-0000-7000-8000-000000000b50', '50x-talent-insights', 50, 850, 10, false);
