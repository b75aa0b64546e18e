-- Generated from the migrations. Do not edit: `npm run schema` writes it.

CREATE OR REPLACE FUNCTION public.app_organization()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid
;

CREATE OR REPLACE PROCEDURE public.make_tenant_table(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to quint_app using (organization_id = app_organization()) with check (organization_id = app_organization())', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to quint_app, quint_platform', name);
end $procedure$
;

create table files (
  organization_id uuid not null,
  id uuid not null,
  storage text not null default 'local'::text,
  filename_disk text not null,
  filename_download text not null,
  title text,
  type text not null,
  filesize bigint not null,
  width integer,
  height integer,
  talent_id uuid,
  uploaded_by uuid,
  uploaded_on timestamp with time zone not null default now(),
  constraint files_pkey PRIMARY KEY (organization_id, id),
  constraint files__filesize_not_negative CHECK ((filesize >= 0)),
  constraint files__storage CHECK ((storage = ANY (ARRAY['local'::text, 's3'::text]))),
  constraint files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint files_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
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
CREATE INDEX files__by_talent ON public.files USING btree (organization_id, talent_id) WHERE (talent_id IS NOT NULL);
alter table files enable row level security;
alter table files force row level security;
create policy platform on files for all to quint_platform using (true) with check (true);
create policy tenant on files for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on files to quint_app;
grant delete, insert, select, update on files to quint_platform;

create table memberships (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  user_role text not null,
  status text not null default 'active'::text,
  date_created timestamp with time zone not null default now(),
  constraint memberships_pkey PRIMARY KEY (organization_id, id),
  constraint memberships__one_per_user UNIQUE (organization_id, user_id),
  constraint memberships__status CHECK ((status = ANY (ARRAY['active'::text, 'invited'::text]))),
  constraint memberships__user_role CHECK ((user_role = ANY (ARRAY['ORG_ADMIN'::text, 'ORG_USER'::text]))),
  constraint memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table memberships is 'Who belongs to which workspace, and as what.';
comment on column memberships.organization_id is 'The workspace.';
comment on column memberships.id is 'UUIDv7.';
comment on column memberships.user_id is 'The account.';
comment on column memberships.user_role is 'What the person is in this workspace.';
comment on column memberships.status is 'invited until the invitation was accepted.';
comment on column memberships.date_created is 'When the row was made.';
CREATE INDEX memberships__user ON public.memberships USING btree (user_id);
alter table memberships enable row level security;
alter table memberships force row level security;
create policy platform on memberships for all to quint_platform using (true) with check (true);
create policy tenant on memberships for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on memberships to quint_app;
grant delete, insert, select, update on memberships to quint_platform;

create table organization_features (
  organization_id uuid not null,
  feature text not null,
  enabled boolean not null,
  constraint organization_features_pkey PRIMARY KEY (organization_id, feature),
  constraint organization_features__feature CHECK ((feature ~ '^FEATURE_[A-Z_]+$'::text)),
  constraint organization_features_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table organization_features is 'Switches of a workspace that differ from the default.';
comment on column organization_features.organization_id is 'The workspace.';
comment on column organization_features.feature is 'Name of the switch.';
comment on column organization_features.enabled is 'Its value in this workspace.';
alter table organization_features enable row level security;
alter table organization_features force row level security;
create policy platform on organization_features for all to quint_platform using (true) with check (true);
create policy tenant on organization_features for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on organization_features to quint_app;
grant delete, insert, select, update on organization_features to quint_platform;

create table organizations (
  id uuid not null,
  name text not null,
  language text not null default 'DE'::text,
  pack text not null default 'basic'::text,
  is_freezed boolean not null default false,
  hide_personal_data boolean not null default false,
  talent_insights_budget integer not null default 0,
  trial_ends_at timestamp with time zone,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations__budget_not_negative CHECK ((talent_insights_budget >= 0)),
  constraint organizations__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint organizations__name_length CHECK ((char_length(name) <= 120)),
  constraint organizations__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint organizations__pack CHECK ((pack = ANY (ARRAY['basic'::text, 'flow'::text, 'enterprise'::text])))
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
create policy platform on organizations for all to quint_platform using (true) with check (true);
create policy tenant on organizations for all to quint_app using ((id = app_organization())) with check ((id = app_organization()));
grant select, update on organizations to quint_app;
grant delete, insert, select, update on organizations to quint_platform;

create table outbox (
  organization_id uuid not null,
  id uuid not null,
  message_key text not null,
  kind text not null,
  to_email text not null,
  language text not null,
  payload jsonb not null,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  last_error text,
  date_created timestamp with time zone not null default now(),
  send_after timestamp with time zone,
  date_sent timestamp with time zone,
  constraint outbox_pkey PRIMARY KEY (organization_id, id),
  constraint outbox__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint outbox__message_key_unique UNIQUE (organization_id, message_key),
  constraint outbox__status CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'canceled'::text]))),
  constraint outbox_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
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
CREATE INDEX outbox__waiting ON public.outbox USING btree (date_created) WHERE (status = ANY (ARRAY['queued'::text, 'failed'::text]));
alter table outbox enable row level security;
alter table outbox force row level security;
create policy platform on outbox for all to quint_platform using (true) with check (true);
create policy tenant on outbox for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on outbox to quint_app;
grant delete, insert, select, update on outbox to quint_platform;

create table rate_limits (
  key text not null,
  window_started_at timestamp with time zone not null,
  hits integer not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
comment on table rate_limits is 'Counters of limited actions, by hashed key, in fixed windows.';
comment on column rate_limits.key is 'Action and hashed subject.';
comment on column rate_limits.window_started_at is 'Start of the running window.';
comment on column rate_limits.hits is 'Attempts in the running window.';
grant delete, insert, select, update on rate_limits to quint_platform;

create table refresh_tokens (
  token_hash bytea not null,
  family_id uuid not null,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES session_families(id) ON DELETE CASCADE
);
comment on table refresh_tokens is 'Refresh tokens by hash. A used one lives on for a short grace, so that parallel refreshes all get an answer.';
comment on column refresh_tokens.token_hash is 'SHA-256 of the token.';
comment on column refresh_tokens.family_id is 'The sign-in it belongs to.';
comment on column refresh_tokens.date_created is 'When it was issued.';
comment on column refresh_tokens.expires_at is 'Idle end.';
comment on column refresh_tokens.used_at is 'First use.';
CREATE INDEX refresh_tokens__family ON public.refresh_tokens USING btree (family_id);
grant delete, insert, select, update on refresh_tokens to quint_platform;

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
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  constraint roles_pkey PRIMARY KEY (organization_id, id),
  constraint roles__accountabilities_length CHECK ((char_length(accountabilities) <= 5000)),
  constraint roles__description_length CHECK ((char_length(description) <= 5000)),
  constraint roles__name_length CHECK ((char_length(name) <= 120)),
  constraint roles__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint roles__purpose_length CHECK ((char_length(purpose) <= 5000)),
  constraint roles__range_a CHECK ((((a_min >= 1) AND (a_min <= 9)) AND ((a_max >= a_min) AND (a_max <= 9)))),
  constraint roles__range_c CHECK ((((c_min >= 1) AND (c_min <= 9)) AND ((c_max >= c_min) AND (c_max <= 9)))),
  constraint roles__range_e CHECK ((((e_min >= 1) AND (e_min <= 9)) AND ((e_max >= e_min) AND (e_max <= 9)))),
  constraint roles__range_es CHECK ((((es_min >= 1) AND (es_min <= 9)) AND ((es_max >= es_min) AND (es_max <= 9)))),
  constraint roles__range_o CHECK ((((o_min >= 1) AND (o_min <= 9)) AND ((o_max >= o_min) AND (o_max <= 9)))),
  constraint roles__value_creation_length CHECK ((char_length(value_creation) <= 5000)),
  constraint roles__weights CHECK ((((o_weight >= 1) AND (o_weight <= 3)) AND ((c_weight >= 1) AND (c_weight <= 3)) AND ((e_weight >= 1) AND (e_weight <= 3)) AND ((a_weight >= 1) AND (a_weight <= 3)) AND ((es_weight >= 1) AND (es_weight <= 3)))),
  constraint roles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
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
CREATE INDEX roles__by_name ON public.roles USING btree (organization_id, name) WHERE (date_deleted IS NULL);
alter table roles enable row level security;
alter table roles force row level security;
create policy platform on roles for all to quint_platform using (true) with check (true);
create policy tenant on roles for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on roles to quint_app;
grant delete, insert, select, update on roles to quint_platform;

create table roles_talents (
  organization_id uuid not null,
  id uuid not null,
  roles_id uuid not null,
  talents_id uuid not null,
  rejected_at timestamp with time zone,
  rejected_by uuid,
  date_created timestamp with time zone not null default now(),
  constraint roles_talents_pkey PRIMARY KEY (organization_id, id),
  constraint roles_talents__once UNIQUE (organization_id, roles_id, talents_id),
  constraint roles_talents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint roles_talents_organization_id_roles_id_fkey FOREIGN KEY (organization_id, roles_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint roles_talents_organization_id_talents_id_fkey FOREIGN KEY (organization_id, talents_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table roles_talents is 'Which talents are considered for which role.';
comment on column roles_talents.organization_id is 'The workspace.';
comment on column roles_talents.id is 'UUIDv7.';
comment on column roles_talents.roles_id is 'The role.';
comment on column roles_talents.talents_id is 'The talent.';
comment on column roles_talents.rejected_at is 'Marked as no fit; reversible.';
comment on column roles_talents.rejected_by is 'Who marked it.';
comment on column roles_talents.date_created is 'When the row was made.';
CREATE INDEX roles_talents__by_talent ON public.roles_talents USING btree (organization_id, talents_id);
alter table roles_talents enable row level security;
alter table roles_talents force row level security;
create policy platform on roles_talents for all to quint_platform using (true) with check (true);
create policy tenant on roles_talents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on roles_talents to quint_app;
grant delete, insert, select, update on roles_talents to quint_platform;

create table schema_migrations (
  name text not null,
  checksum text not null,
  date_applied timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
comment on table schema_migrations is 'Migrations that ran.';
comment on column schema_migrations.name is 'File name.';
comment on column schema_migrations.checksum is 'SHA-256 of its text.';
comment on column schema_migrations.date_applied is 'When it ran.';

create table session_families (
  id uuid not null,
  user_id uuid not null,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_because text,
  constraint session_families_pkey PRIMARY KEY (id),
  constraint session_families__ended_because CHECK ((ended_because = ANY (ARRAY['logout'::text, 'replay'::text, 'password'::text, 'ended_by_user'::text]))),
  constraint session_families_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table session_families is 'Sign-ins. All refresh tokens that come from one sign-in form a family and end together.';
comment on column session_families.id is 'UUIDv7.';
comment on column session_families.user_id is 'The account.';
comment on column session_families.date_created is 'The sign-in.';
comment on column session_families.expires_at is 'Absolute end.';
comment on column session_families.ended_at is 'Ended before its time.';
comment on column session_families.ended_because is 'Why it ended before its time.';
CREATE INDEX session_families__user ON public.session_families USING btree (user_id) WHERE (ended_at IS NULL);
grant delete, insert, select, update on session_families to quint_platform;

create table survey_answers (
  organization_id uuid not null,
  result_id uuid not null,
  session_id uuid not null,
  seq bigint not null,
  item smallint not null,
  value smallint not null,
  seconds real,
  instrument_version text not null,
  date_received timestamp with time zone not null default clock_timestamp(),
  constraint survey_answers_pkey PRIMARY KEY (organization_id, result_id, session_id, seq, item),
  constraint survey_answers__seconds CHECK ((seconds >= (0)::double precision)),
  constraint survey_answers__value CHECK (((value >= 1) AND (value <= 5))),
  constraint survey_answers_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
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
alter table survey_answers enable row level security;
alter table survey_answers force row level security;
create policy platform on survey_answers for all to quint_platform using (true) with check (true);
create policy tenant on survey_answers for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant insert, select on survey_answers to quint_app;
grant delete, insert, select, update on survey_answers to quint_platform;

create table survey_demographics (
  organization_id uuid not null,
  result_id uuid not null,
  age smallint not null,
  gender text not null,
  date_created timestamp with time zone not null default now(),
  constraint survey_demographics_pkey PRIMARY KEY (organization_id, result_id),
  constraint survey_demographics__age CHECK (((age >= 16) AND (age <= 99))),
  constraint survey_demographics__gender CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  constraint survey_demographics_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_demographics_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_demographics is 'Age and gender as stated in the survey. Never used in scoring and never shown to the employer beside a result.';
comment on column survey_demographics.organization_id is 'The workspace.';
comment on column survey_demographics.result_id is 'The sheet.';
comment on column survey_demographics.age is 'Age in whole years.';
comment on column survey_demographics.gender is 'Gender as stated.';
comment on column survey_demographics.date_created is 'When it was given.';
alter table survey_demographics enable row level security;
alter table survey_demographics force row level security;
create policy platform on survey_demographics for all to quint_platform using (true) with check (true);
create policy tenant on survey_demographics for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_demographics to quint_app;
grant delete, insert, select, update on survey_demographics to quint_platform;

create table survey_links (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamp with time zone not null default now(),
  date_revoked timestamp with time zone,
  constraint survey_links_pkey PRIMARY KEY (organization_id, id),
  constraint survey_links__token_unique UNIQUE (organization_id, token_hash),
  constraint survey_links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_links_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_links is 'Survey links by hash. The token is derived from the id with the server''s secret and is not stored.';
comment on column survey_links.organization_id is 'The workspace.';
comment on column survey_links.id is 'UUIDv7, what the token is derived from.';
comment on column survey_links.result_id is 'The sheet it opens.';
comment on column survey_links.token_hash is 'SHA-256 of the token.';
comment on column survey_links.date_created is 'When the row was made.';
comment on column survey_links.date_revoked is 'It opens nothing from then on.';
CREATE INDEX survey_links__by_result ON public.survey_links USING btree (organization_id, result_id);
alter table survey_links enable row level security;
alter table survey_links force row level security;
create policy platform on survey_links for all to quint_platform using (true) with check (true);
create policy tenant on survey_links for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_links to quint_app;
grant delete, insert, select, update on survey_links to quint_platform;

create table survey_sessions (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint survey_sessions_pkey PRIMARY KEY (organization_id, id),
  constraint survey_sessions__token_unique UNIQUE (organization_id, token_hash),
  constraint survey_sessions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_sessions_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_sessions is 'Devices a survey link was opened on; each has its own sequence of answers.';
comment on column survey_sessions.organization_id is 'The workspace.';
comment on column survey_sessions.id is 'UUIDv7.';
comment on column survey_sessions.result_id is 'The sheet.';
comment on column survey_sessions.token_hash is 'SHA-256 of the cookie''s token.';
comment on column survey_sessions.date_created is 'When the link was exchanged.';
comment on column survey_sessions.expires_at is 'End of the session.';
CREATE INDEX survey_sessions__by_result ON public.survey_sessions USING btree (organization_id, result_id);
alter table survey_sessions enable row level security;
alter table survey_sessions force row level security;
create policy platform on survey_sessions for all to quint_platform using (true) with check (true);
create policy tenant on survey_sessions for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_sessions to quint_app;
grant delete, insert, select, update on survey_sessions to quint_platform;

create table talents (
  organization_id uuid not null,
  id uuid not null,
  email text not null,
  first_name text,
  last_name text,
  status text not null default 'APPLICANT'::text,
  gender text,
  language text not null,
  user_id uuid,
  is_directly_invited boolean not null default true,
  is_insight_unlocked boolean not null default false,
  is_big_five_report_unlocked boolean not null default false,
  is_open_for_work boolean not null default false,
  tags text[] not null default '{}'::text[],
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  date_anonymized timestamp with time zone,
  constraint talents_pkey PRIMARY KEY (organization_id, id),
  constraint talents__email_length CHECK ((char_length(email) <= 128)),
  constraint talents__first_name_length CHECK ((char_length(first_name) <= 50)),
  constraint talents__gender CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  constraint talents__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint talents__last_name_length CHECK ((char_length(last_name) <= 50)),
  constraint talents__status CHECK ((status = ANY (ARRAY['APPLICANT'::text, 'FAVOURITE'::text, 'EMPLOYEE'::text]))),
  constraint talents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
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
CREATE INDEX talents__by_date ON public.talents USING btree (organization_id, date_created DESC, id) WHERE (date_deleted IS NULL);
CREATE INDEX talents__by_user ON public.talents USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX talents__email_unique ON public.talents USING btree (organization_id, lower(email)) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__gone ON public.talents USING btree (organization_id, id) WHERE ((date_deleted IS NOT NULL) OR (date_anonymized IS NOT NULL));
alter table talents enable row level security;
alter table talents force row level security;
create policy platform on talents for all to quint_platform using (true) with check (true);
create policy tenant on talents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talents to quint_app;
grant delete, insert, select, update on talents to quint_platform;

create table talents_results (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  status text not null,
  invite_type text not null default 'team'::text,
  flavour text not null default 'standard'::text,
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
  send_at timestamp with time zone,
  link_expires_at timestamp with time zone not null,
  date_created timestamp with time zone not null default now(),
  date_started timestamp with time zone,
  date_finished timestamp with time zone,
  date_last_action timestamp with time zone not null default now(),
  date_last_invited timestamp with time zone,
  report_file uuid,
  constraint talents_results_pkey PRIMARY KEY (organization_id, id),
  constraint talents_results__finished_is_scored CHECK ((((status = 'FINISHED'::text) = (date_finished IS NOT NULL)) AND ((status <> 'FINISHED'::text) OR (result IS NOT NULL)))),
  constraint talents_results__flavour CHECK ((flavour = ANY (ARRAY['standard'::text, 'b2c'::text, 'admin'::text, 'role-finder'::text]))),
  constraint talents_results__invite_type CHECK ((invite_type = ANY (ARRAY['team'::text, 'recruiting'::text]))),
  constraint talents_results__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint talents_results__mail_message_length CHECK ((char_length(mail_message) <= 5000)),
  constraint talents_results__mail_subject_length CHECK ((char_length(mail_subject) <= 150)),
  constraint talents_results__quality CHECK ((quality = ANY (ARRAY['ok'::text, 'check'::text, 'doubtful'::text]))),
  constraint talents_results__stanines CHECK ((((o >= 1) AND (o <= 9)) AND ((c >= 1) AND (c <= 9)) AND ((e >= 1) AND (e <= 9)) AND ((a >= 1) AND (a <= 9)) AND ((es >= 1) AND (es <= 9)))),
  constraint talents_results__status CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'INVITED'::text, 'SENT'::text, 'OPENED'::text, 'PENDING'::text, 'FINISHED'::text, 'CANCELED'::text]))),
  constraint talents_results__survey_path CHECK (((survey_path ~ '^/([^/\\]|$)'::text) AND (char_length(survey_path) <= 2000))),
  constraint talents_results_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talents_results_organization_id_report_file_fkey FOREIGN KEY (organization_id, report_file) REFERENCES files(organization_id, id) ON DELETE SET NULL (report_file),
  constraint talents_results_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
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
CREATE INDEX talents_results__by_talent ON public.talents_results USING btree (organization_id, talent_id, date_created DESC);
CREATE INDEX talents_results__due ON public.talents_results USING btree (send_at) WHERE (status = 'SCHEDULED'::text);
CREATE INDEX talents_results__latest ON public.talents_results USING btree (organization_id, talent_id, date_finished DESC) INCLUDE (id, quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es) WHERE (status = 'FINISHED'::text);
alter table talents_results enable row level security;
alter table talents_results force row level security;
create policy platform on talents_results for all to quint_platform using (true) with check (true);
create policy tenant on talents_results for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talents_results to quint_app;
grant delete, insert, select, update on talents_results to quint_platform;

create table teams (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  report_text text,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  constraint teams_pkey PRIMARY KEY (organization_id, id),
  constraint teams__name_length CHECK ((char_length(name) <= 120)),
  constraint teams__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint teams__report_text_length CHECK ((char_length(report_text) <= 5000)),
  constraint teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
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
CREATE INDEX teams__by_name ON public.teams USING btree (organization_id, name) WHERE (date_deleted IS NULL);
alter table teams enable row level security;
alter table teams force row level security;
create policy platform on teams for all to quint_platform using (true) with check (true);
create policy tenant on teams for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on teams to quint_app;
grant delete, insert, select, update on teams to quint_platform;

create table teams_talents (
  organization_id uuid not null,
  id uuid not null,
  teams_id uuid not null,
  talents_id uuid not null,
  date_created timestamp with time zone not null default now(),
  constraint teams_talents_pkey PRIMARY KEY (organization_id, id),
  constraint teams_talents__once UNIQUE (organization_id, teams_id, talents_id),
  constraint teams_talents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint teams_talents_organization_id_talents_id_fkey FOREIGN KEY (organization_id, talents_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint teams_talents_organization_id_teams_id_fkey FOREIGN KEY (organization_id, teams_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE
);
comment on table teams_talents is 'Members of teams.';
comment on column teams_talents.organization_id is 'The workspace.';
comment on column teams_talents.id is 'UUIDv7.';
comment on column teams_talents.teams_id is 'The team.';
comment on column teams_talents.talents_id is 'The talent.';
comment on column teams_talents.date_created is 'When the row was made.';
CREATE INDEX teams_talents__by_talent ON public.teams_talents USING btree (organization_id, talents_id);
alter table teams_talents enable row level security;
alter table teams_talents force row level security;
create policy platform on teams_talents for all to quint_platform using (true) with check (true);
create policy tenant on teams_talents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on teams_talents to quint_app;
grant delete, insert, select, update on teams_talents to quint_platform;

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
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  last_access timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users__email_length CHECK ((char_length(email) <= 128)),
  constraint users__first_name_length CHECK ((char_length(first_name) <= 50)),
  constraint users__last_name_length CHECK ((char_length(last_name) <= 50)),
  constraint users__platform_language CHECK ((platform_language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint users_active_organization_id_fkey FOREIGN KEY (active_organization_id) REFERENCES organizations(id) ON DELETE SET NULL
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
CREATE UNIQUE INDEX users__email_unique ON public.users USING btree (lower(email));
alter table users enable row level security;
alter table users force row level security;
create policy platform on users for all to quint_platform using (true) with check (true);
create policy tenant on users for select to quint_app using ((EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.organization_id = app_organization()) AND (m.user_id = users.id)))));
grant delete, insert, select, update on users to quint_platform;
grant select (date_created, email, first_name, id, is_first_visit, last_access, last_name, platform_language) on users to quint_app;
