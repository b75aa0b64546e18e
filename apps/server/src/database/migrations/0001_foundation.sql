-- The foundation: workspaces, people, roles, teams, talents, invitations, survey sheets, results, files and the mail outbox.
-- Every tenant table carries organization_id, is keyed by (organization_id, id) and linked by composite foreign keys,
-- so that a link across workspaces cannot exist. Row-level security is the second wall.

create function app_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization', true), '')::uuid;
comment on function app_organization() is 'The workspace the connection works for; null means none, and no tenant row is visible.';

-- One snippet for all tenant tables: security on, forced for the owner too, one policy for each role.
create procedure make_tenant_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to quint_app using (organization_id = app_organization()) with check (organization_id = app_organization())', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to quint_app, quint_platform', name);
end $$;

create table organizations (
  id uuid primary key,
  name text not null constraint organizations__name_not_blank check (btrim(name) <> ''),
  language text not null default 'DE' constraint organizations__language check (language in ('EN', 'DE')),
  pack text not null default 'basic' constraint organizations__pack check (pack in ('basic', 'flow', 'enterprise')),
  is_freezed boolean not null default false,
  hide_personal_data boolean not null default false,
  talent_insights_budget integer not null default 0 constraint organizations__budget_not_negative check (talent_insights_budget >= 0),
  trial_ends_at timestamptz,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  constraint organizations__name_length check (char_length(name) <= 120)
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
alter table organizations enable row level security;
alter table organizations force row level security;
create policy tenant on organizations to quint_app using (id = app_organization()) with check (id = app_organization());
create policy platform on organizations to quint_platform using (true) with check (true);
grant select, update on organizations to quint_app;
grant select, insert, update, delete on organizations to quint_platform;

create table organization_features (
  organization_id uuid not null references organizations (id) on delete cascade,
  feature text not null constraint organization_features__feature check (feature ~ '^FEATURE_[A-Z_]+$'),
  enabled boolean not null,
  primary key (organization_id, feature)
);
comment on table organization_features is 'Switches of a workspace that differ from the default.';
comment on column organization_features.organization_id is 'The workspace.';
comment on column organization_features.feature is 'Name of the switch.';
comment on column organization_features.enabled is 'Its value in this workspace.';
call make_tenant_table('organization_features');

create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  first_name text constraint users__first_name_length check (char_length(first_name) <= 50),
  last_name text constraint users__last_name_length check (char_length(last_name) <= 50),
  platform_language text constraint users__platform_language check (platform_language in ('EN', 'DE')),
  is_first_visit boolean not null default true,
  is_app_admin boolean not null default false,
  active_organization_id uuid references organizations (id) on delete set null,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  last_access timestamptz,
  constraint users__email_length check (char_length(email) <= 128)
);
create unique index users__email_unique on users (lower(email));
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

create table memberships (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  user_role text not null constraint memberships__user_role check (user_role in ('ORG_ADMIN', 'ORG_USER')),
  status text not null default 'active' constraint memberships__status check (status in ('active', 'invited')),
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint memberships__one_per_user unique (organization_id, user_id)
);
create index memberships__user on memberships (user_id);
comment on table memberships is 'Who belongs to which workspace, and as what.';
comment on column memberships.organization_id is 'The workspace.';
comment on column memberships.id is 'UUIDv7.';
comment on column memberships.user_id is 'The account.';
comment on column memberships.user_role is 'What the person is in this workspace.';
comment on column memberships.status is 'invited until the invitation was accepted.';
comment on column memberships.date_created is 'When the row was made.';
call make_tenant_table('memberships');

alter table users enable row level security;
alter table users force row level security;
create policy tenant on users for select to quint_app
  using (exists (select from memberships m where m.organization_id = app_organization() and m.user_id = users.id));
create policy platform on users to quint_platform using (true) with check (true);
-- The password hash is the platform role's alone.
grant select (id, email, first_name, last_name, platform_language, is_first_visit, date_created, last_access) on users to quint_app;
grant select, insert, update, delete on users to quint_platform;

create table session_families (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text constraint session_families__ended_because check (ended_because in ('logout', 'replay', 'password', 'ended_by_user'))
);
create index session_families__user on session_families (user_id) where ended_at is null;
comment on table session_families is 'Sign-ins. All refresh tokens that come from one sign-in form a family and end together.';
comment on column session_families.id is 'UUIDv7.';
comment on column session_families.user_id is 'The account.';
comment on column session_families.date_created is 'The sign-in.';
comment on column session_families.expires_at is 'Absolute end.';
comment on column session_families.ended_at is 'Ended before its time.';
comment on column session_families.ended_because is 'Why it ended before its time.';

create table refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null references session_families (id) on delete cascade,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens__family on refresh_tokens (family_id);
comment on table refresh_tokens is 'Refresh tokens by hash. A used one lives on for a short grace, so that parallel refreshes all get an answer.';
comment on column refresh_tokens.token_hash is 'SHA-256 of the token.';
comment on column refresh_tokens.family_id is 'The sign-in it belongs to.';
comment on column refresh_tokens.date_created is 'When it was issued.';
comment on column refresh_tokens.expires_at is 'Idle end.';
comment on column refresh_tokens.used_at is 'First use.';

create table rate_limits (
  key text primary key,
  window_started_at timestamptz not null,
  hits integer not null
);
comment on table rate_limits is 'Counters of limited actions, by hashed key, in fixed windows.';
comment on column rate_limits.key is 'Action and hashed subject.';
comment on column rate_limits.window_started_at is 'Start of the running window.';
comment on column rate_limits.hits is 'Attempts in the running window.';
grant select, insert, update, delete on session_families, refresh_tokens, rate_limits to quint_platform;

create table roles (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null constraint roles__name_not_blank check (btrim(name) <> ''),
  purpose text constraint roles__purpose_length check (char_length(purpose) <= 5000),
  description text constraint roles__description_length check (char_length(description) <= 5000),
  accountabilities text constraint roles__accountabilities_length check (char_length(accountabilities) <= 5000),
  value_creation text constraint roles__value_creation_length check (char_length(value_creation) <= 5000),
  o_min smallint not null default 3, o_max smallint not null default 7, o_weight smallint not null default 1,
  c_min smallint not null default 3, c_max smallint not null default 7, c_weight smallint not null default 1,
  e_min smallint not null default 3, e_max smallint not null default 7, e_weight smallint not null default 1,
  a_min smallint not null default 3, a_max smallint not null default 7, a_weight smallint not null default 1,
  es_min smallint not null default 3, es_max smallint not null default 7, es_weight smallint not null default 1,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  primary key (organization_id, id),
  constraint roles__name_length check (char_length(name) <= 120),
  constraint roles__range_o check (o_min between 1 and 9 and o_max between o_min and 9),
  constraint roles__range_c check (c_min between 1 and 9 and c_max between c_min and 9),
  constraint roles__range_e check (e_min between 1 and 9 and e_max between e_min and 9),
  constraint roles__range_a check (a_min between 1 and 9 and a_max between a_min and 9),
  constraint roles__range_es check (es_min between 1 and 9 and es_max between es_min and 9),
  constraint roles__weights check (o_weight between 1 and 3 and c_weight between 1 and 3 and e_weight between 1 and 3 and a_weight between 1 and 3 and es_weight between 1 and 3)
);
create index roles__by_name on roles (organization_id, name) where date_deleted is null;
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
call make_tenant_table('roles');

create table teams (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text not null constraint teams__name_not_blank check (btrim(name) <> ''),
  report_text text constraint teams__report_text_length check (char_length(report_text) <= 5000),
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  primary key (organization_id, id),
  constraint teams__name_length check (char_length(name) <= 120)
);
create index teams__by_name on teams (organization_id, name) where date_deleted is null;
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
call make_tenant_table('teams');

create table talents (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  email text not null,
  first_name text constraint talents__first_name_length check (char_length(first_name) <= 50),
  last_name text constraint talents__last_name_length check (char_length(last_name) <= 50),
  status text not null default 'APPLICANT' constraint talents__status check (status in ('APPLICANT', 'FAVOURITE', 'EMPLOYEE')),
  gender text constraint talents__gender check (gender in ('male', 'female', 'diverse')),
  language text not null constraint talents__language check (language in ('EN', 'DE')),
  user_id uuid references users (id) on delete set null,
  is_directly_invited boolean not null default true,
  is_insight_unlocked boolean not null default false,
  is_big_five_report_unlocked boolean not null default false,
  is_open_for_work boolean not null default false,
  tags text[] not null default '{}',
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  date_anonymized timestamptz,
  primary key (organization_id, id),
  constraint talents__email_length check (char_length(email) <= 128)
);
create unique index talents__email_unique on talents (organization_id, lower(email)) where date_deleted is null and date_anonymized is null;
create index talents__by_date on talents (organization_id, date_created desc, id) where date_deleted is null;
create index talents__by_user on talents (user_id) where user_id is not null;
-- The few who are gone, so that lists over results need not look up everybody who is there.
create index talents__gone on talents (organization_id, id) where date_deleted is not null or date_anonymized is not null;
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
call make_tenant_table('talents');

create table files (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  storage text not null default 'local' constraint files__storage check (storage in ('local', 's3')),
  filename_disk text not null,
  filename_download text not null,
  title text,
  type text not null,
  filesize bigint not null constraint files__filesize_not_negative check (filesize >= 0),
  width integer,
  height integer,
  talent_id uuid,
  uploaded_by uuid,
  uploaded_on timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index files__by_talent on files (organization_id, talent_id) where talent_id is not null;
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
call make_tenant_table('files');

create table talents_results (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  talent_id uuid not null,
  status text not null constraint talents_results__status check (status in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED')),
  invite_type text not null default 'team' constraint talents_results__invite_type check (invite_type in ('team', 'recruiting')),
  flavour text not null default 'standard' constraint talents_results__flavour check (flavour in ('standard', 'b2c', 'admin', 'role-finder')),
  language text not null constraint talents_results__language check (language in ('EN', 'DE')),
  mail_subject text constraint talents_results__mail_subject_length check (char_length(mail_subject) <= 150),
  mail_message text constraint talents_results__mail_message_length check (char_length(mail_message) <= 5000),
  instrument_version text not null,
  scoring_version text,
  norm_version text,
  result jsonb,
  o smallint, c smallint, e smallint, a smallint, es smallint,
  z_o double precision, z_c double precision, z_e double precision, z_a double precision, z_es double precision,
  quality text constraint talents_results__quality check (quality in ('ok', 'check', 'doubtful')),
  survey_path text constraint talents_results__survey_path check (survey_path ~ '^/([^/\\]|$)' and char_length(survey_path) <= 2000),
  invitation_count integer not null default 1,
  send_at timestamptz,
  link_expires_at timestamptz not null,
  date_created timestamptz not null default now(),
  date_started timestamptz,
  date_finished timestamptz,
  date_last_action timestamptz not null default now(),
  date_last_invited timestamptz,
  report_file uuid,
  primary key (organization_id, id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  foreign key (organization_id, report_file) references files (organization_id, id) on delete set null (report_file),
  constraint talents_results__finished_is_scored check ((status = 'FINISHED') = (date_finished is not null) and (status <> 'FINISHED' or result is not null)),
  constraint talents_results__stanines check (o between 1 and 9 and c between 1 and 9 and e between 1 and 9 and a between 1 and 9 and es between 1 and 9)
);
-- What the fit of a whole list needs travels in the index, so that the list never reads the wide rows.
create index talents_results__latest on talents_results (organization_id, talent_id, date_finished desc)
  include (id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es) where status = 'FINISHED';
create index talents_results__by_talent on talents_results (organization_id, talent_id, date_created desc);
create index talents_results__due on talents_results (send_at) where status = 'SCHEDULED';
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
call make_tenant_table('talents_results');

create table survey_demographics (
  organization_id uuid not null references organizations (id) on delete cascade,
  result_id uuid not null,
  age smallint not null constraint survey_demographics__age check (age between 16 and 99),
  gender text not null constraint survey_demographics__gender check (gender in ('male', 'female', 'diverse')),
  date_created timestamptz not null default now(),
  primary key (organization_id, result_id),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
);
comment on table survey_demographics is 'Age and gender as stated in the survey. Never used in scoring and never shown to the employer beside a result.';
comment on column survey_demographics.organization_id is 'The workspace.';
comment on column survey_demographics.result_id is 'The sheet.';
comment on column survey_demographics.age is 'Age in whole years.';
comment on column survey_demographics.gender is 'Gender as stated.';
comment on column survey_demographics.date_created is 'When it was given.';
call make_tenant_table('survey_demographics');

create table survey_links (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamptz not null default now(),
  date_revoked timestamptz,
  primary key (organization_id, id),
  constraint survey_links__token_unique unique (organization_id, token_hash),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
);
create index survey_links__by_result on survey_links (organization_id, result_id);
comment on table survey_links is 'Survey links by hash. The token is derived from the id with the server''s secret and is not stored.';
comment on column survey_links.organization_id is 'The workspace.';
comment on column survey_links.id is 'UUIDv7, what the token is derived from.';
comment on column survey_links.result_id is 'The sheet it opens.';
comment on column survey_links.token_hash is 'SHA-256 of the token.';
comment on column survey_links.date_created is 'When the row was made.';
comment on column survey_links.date_revoked is 'It opens nothing from then on.';
call make_tenant_table('survey_links');

create table survey_sessions (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, id),
  constraint survey_sessions__token_unique unique (organization_id, token_hash),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
);
create index survey_sessions__by_result on survey_sessions (organization_id, result_id);
comment on table survey_sessions is 'Devices a survey link was opened on; each has its own sequence of answers.';
comment on column survey_sessions.organization_id is 'The workspace.';
comment on column survey_sessions.id is 'UUIDv7.';
comment on column survey_sessions.result_id is 'The sheet.';
comment on column survey_sessions.token_hash is 'SHA-256 of the cookie''s token.';
comment on column survey_sessions.date_created is 'When the link was exchanged.';
comment on column survey_sessions.expires_at is 'End of the session.';
call make_tenant_table('survey_sessions');

create table survey_answers (
  organization_id uuid not null,
  result_id uuid not null,
  session_id uuid not null,
  seq bigint not null,
  item smallint not null,
  value smallint not null constraint survey_answers__value check (value between 1 and 5),
  seconds real constraint survey_answers__seconds check (seconds >= 0),
  instrument_version text not null,
  date_received timestamptz not null default clock_timestamp(),
  primary key (organization_id, result_id, session_id, seq, item),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
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
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  roles_id uuid not null,
  talents_id uuid not null,
  rejected_at timestamptz,
  rejected_by uuid,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint roles_talents__once unique (organization_id, roles_id, talents_id),
  foreign key (organization_id, roles_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, talents_id) references talents (organization_id, id) on delete cascade
);
create index roles_talents__by_talent on roles_talents (organization_id, talents_id);
comment on table roles_talents is 'Which talents are considered for which role.';
comment on column roles_talents.organization_id is 'The workspace.';
comment on column roles_talents.id is 'UUIDv7.';
comment on column roles_talents.roles_id is 'The role.';
comment on column roles_talents.talents_id is 'The talent.';
comment on column roles_talents.rejected_at is 'Marked as no fit; reversible.';
comment on column roles_talents.rejected_by is 'Who marked it.';
comment on column roles_talents.date_created is 'When the row was made.';
call make_tenant_table('roles_talents');

create table teams_talents (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  teams_id uuid not null,
  talents_id uuid not null,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint teams_talents__once unique (organization_id, teams_id, talents_id),
  foreign key (organization_id, teams_id) references teams (organization_id, id) on delete cascade,
  foreign key (organization_id, talents_id) references talents (organization_id, id) on delete cascade
);
create index teams_talents__by_talent on teams_talents (organization_id, talents_id);
comment on table teams_talents is 'Members of teams.';
comment on column teams_talents.organization_id is 'The workspace.';
comment on column teams_talents.id is 'UUIDv7.';
comment on column teams_talents.teams_id is 'The team.';
comment on column teams_talents.talents_id is 'The talent.';
comment on column teams_talents.date_created is 'When the row was made.';
call make_tenant_table('teams_talents');

create table outbox (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  message_key text not null,
  kind text not null,
  to_email text not null,
  language text not null constraint outbox__language check (language in ('EN', 'DE')),
  payload jsonb not null,
  status text not null default 'queued' constraint outbox__status check (status in ('queued', 'sent', 'failed', 'canceled')),
  attempts integer not null default 0,
  last_error text,
  date_created timestamptz not null default now(),
  send_after timestamptz,
  date_sent timestamptz,
  primary key (organization_id, id),
  constraint outbox__message_key_unique unique (organization_id, message_key)
);
create index outbox__waiting on outbox (date_created) where status in ('queued', 'failed');
comment on table outbox is 'Mails to send, written in the transaction of their reason; a job hands each over once.';
comment on column outbox.organization_id is 'The workspace that speaks.';
comment on column outbox.id is 'UUIDv7, also the Message-ID.';
comment on column outbox.message_key is 'Names the one mail this is: the same reason never makes two.';
comment on column outbox.kind is 'Which mail.';
comment on column outbox.to_email is 'The one recipient.';
comment on column outbox.language is 'Language of the mail.';
comment on column outbox.payload is 'Ids the mail is made from; no secret and no text of a person.';
comment on column outbox.status is 'queued, sent, failed (given up after all tries), canceled.';
comment on column outbox.attempts is 'Tries so far.';
comment on column outbox.last_error is 'Kind of the last failure.';
comment on column outbox.date_created is 'When the row was made.';
comment on column outbox.send_after is 'Not to be sent before; null sends at once.';
comment on column outbox.date_sent is 'When the mail server took it.';
call make_tenant_table('outbox');
