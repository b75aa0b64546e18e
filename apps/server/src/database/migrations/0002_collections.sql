-- Every noun of the product gets its table: goals, assessments, skills, stakeholder surveys, job profiles, trainings,
-- translations, packages, analytics and the audit log. Only additions, so that the version before runs on it too.

create table features (
  id uuid primary key,
  name text not null constraint features__name_unique unique constraint features__name check (name ~ '^FEATURE_[A-Z_]+$'),
  is_on_by_default boolean not null
);
comment on table features is 'Feature switches with the value a workspace has unless its own list says otherwise. The same for everybody.';
comment on column features.id is 'Fixed key.';
comment on column features.name is 'Name of the switch.';
comment on column features.is_on_by_default is 'Its value in a workspace without an entry of its own.';
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

create table talent_packages (
  id uuid primary key,
  key text not null constraint talent_packages__key_unique unique,
  talents integer not null constraint talent_packages__talents check (talents > 0),
  price text not null,
  discount integer not null default 0 constraint talent_packages__discount check (discount between 0 and 100),
  is_recommended boolean not null default false
);
comment on table talent_packages is 'Packages of talent insights on sale. The price is what is charged, the discount a label.';
comment on column talent_packages.id is 'Fixed key.';
comment on column talent_packages.key is 'Name in links and payments.';
comment on column talent_packages.talents is 'Insights in the package.';
comment on column talent_packages.price is 'Euro, net, as text.';
comment on column talent_packages.discount is 'Percent shown on the card.';
comment on column talent_packages.is_recommended is 'Marked and selected at first.';
insert into talent_packages (id, key, talents, price, discount, is_recommended) values
  ('00000000-0000-7000-8000-000000000b10', '10x-talent-insights', 10, '190', 0, false),
  ('00000000-0000-7000-8000-000000000b25', '25x-talent-insights', 25, '450', 5, true),
  ('00000000-0000-7000-8000-000000000b50', '50x-talent-insights', 50, '850', 10, false);

create table training_courses (
  id uuid primary key,
  title text not null constraint training_courses__title_not_blank check (btrim(title) <> ''),
  description text,
  language text not null constraint training_courses__language check (language in ('EN', 'DE')),
  trait text not null constraint training_courses__trait check (trait in ('O', 'C', 'E', 'A', 'ES')),
  direction text not null constraint training_courses__direction check (direction in ('below', 'above')),
  provider text,
  url text constraint training_courses__url check (url ~ '^https://'),
  date_created timestamptz not null default now(),
  constraint training_courses__title_length check (char_length(title) <= 120),
  constraint training_courses__description_length check (char_length(description) <= 5000)
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

create table i18n (
  id uuid primary key,
  selector text not null constraint i18n__selector check (selector ~ '^[a-z][A-Za-z0-9_.-]*$'),
  locale text not null constraint i18n__locale check (locale in ('en', 'de')),
  gender text not null default '' constraint i18n__gender check (gender in ('', 'male', 'female', 'diverse')),
  text text not null,
  date_updated timestamptz not null default now(),
  constraint i18n__entry_unique unique (selector, locale, gender),
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
call make_global_table('features');
call make_global_table('talent_packages');
call make_global_table('training_courses');
call make_global_table('i18n');

create table analytics_events (
  id uuid not null,
  organization_id uuid references organizations (id) on delete cascade,
  action text not null constraint analytics_events__action_not_blank check (btrim(action) <> ''),
  user_id uuid references users (id) on delete set null,
  anonymous_session_id uuid,
  count integer not null default 1 constraint analytics_events__count check (count = 1),
  date date not null,
  date_created timestamptz not null default now(),
  constraint analytics_events__key unique nulls not distinct (organization_id, id),
  constraint analytics_events__action_length check (char_length(action) <= 120)
);
create index analytics_events__by_day on analytics_events (organization_id, date);
comment on table analytics_events is 'What was done in the product, for counting. Events before sign-in belong to no workspace.';
comment on column analytics_events.id is 'UUIDv7.';
comment on column analytics_events.organization_id is 'The workspace, if any.';
comment on column analytics_events.action is 'What was done.';
comment on column analytics_events.user_id is 'The account, if any.';
comment on column analytics_events.anonymous_session_id is 'Random id of the browser.';
comment on column analytics_events.count is 'Always 1.';
comment on column analytics_events.date is 'The day.';
comment on column analytics_events.date_created is 'When it was received.';
call make_tenant_table('analytics_events');

create table audit_log (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  date_created timestamptz not null default clock_timestamp(),
  user_id uuid,
  user_role text,
  action text not null constraint audit_log__action check (action ~ '^[a-z_]+\.[a-z_]+$'),
  items uuid[] not null default '{}',
  talent_ids uuid[] not null default '{}',
  details jsonb not null default '{}',
  primary key (organization_id, id)
);
create index audit_log__by_date on audit_log (organization_id, date_created desc, id);
create index audit_log__by_talent on audit_log using gin (talent_ids);
comment on table audit_log is 'Who looked at personal results and who changed what others may do. Written in the transaction of its reason, append only.';
comment on column audit_log.organization_id is 'The workspace.';
comment on column audit_log.id is 'UUIDv7.';
comment on column audit_log.date_created is 'When it happened.';
comment on column audit_log.user_id is 'Who did it; null when the product itself.';
comment on column audit_log.user_role is 'What that person was then.';
comment on column audit_log.action is 'What was done: noun and verb.';
comment on column audit_log.items is 'Keys of the records it was done to; empty for a whole list.';
comment on column audit_log.talent_ids is 'The talents whose results were read or unlocked; empty for a whole list.';
comment on column audit_log.details is 'Names of the fields, numbers, switches. Never a personal value.';
call make_tenant_table('audit_log');
revoke update, delete on audit_log from quint_app;

alter table files
  add column purpose text not null default 'report' constraint files__purpose check (purpose in ('avatar', 'logo', 'report', 'document')),
  add column user_id uuid references users (id) on delete cascade,
  add column team_id uuid,
  add constraint files__team_fkey foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade;
comment on column files.purpose is 'What it is for, which decides the types it may have and who may see it.';
comment on column files.user_id is 'The account whose image it is.';
comment on column files.team_id is 'The team it reports on.';
create index files__by_user on files (user_id) where user_id is not null;
create index files__by_team on files (organization_id, team_id) where team_id is not null;

alter table organizations
  add column logo uuid,
  add column stripe_customer_email text constraint organizations__stripe_customer_email_length check (char_length(stripe_customer_email) <= 128),
  add constraint organizations__logo_fkey foreign key (id, logo) references files (organization_id, id) on delete set null (logo);
comment on column organizations.logo is 'Image of the workspace.';
comment on column organizations.stripe_customer_email is 'Address the payment provider knows the workspace by.';

alter table organization_features add column id uuid not null default gen_random_uuid();
create unique index organization_features__id on organization_features (organization_id, id);
comment on column organization_features.id is 'Key of the entry.';

alter table users
  add column avatar_organization_id uuid,
  add column avatar uuid,
  add constraint users__avatar_fkey foreign key (avatar_organization_id, avatar) references files (organization_id, id) on delete set null;
comment on column users.avatar_organization_id is 'The workspace the image was uploaded in.';
comment on column users.avatar is 'The image of the person.';
grant select (avatar) on users to quint_app;

create table skills (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  label text not null constraint skills__label_not_blank check (btrim(label) <> ''),
  value text not null constraint skills__value_not_blank check (btrim(value) <> ''),
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint skills__value_unique unique (organization_id, value),
  constraint skills__label_length check (char_length(label) <= 50),
  constraint skills__value_length check (char_length(value) <= 50)
);
comment on table skills is 'Skills that roles of a workspace ask for.';
comment on column skills.organization_id is 'The workspace.';
comment on column skills.id is 'UUIDv7.';
comment on column skills.label is 'Shown name.';
comment on column skills.value is 'The name in lower case, unique in the workspace.';
comment on column skills.date_created is 'When the row was made.';
call make_tenant_table('skills');

create table roles_skills (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  roles_id uuid not null,
  skills_id uuid not null,
  primary key (organization_id, id),
  constraint roles_skills__once unique (organization_id, roles_id, skills_id),
  foreign key (organization_id, roles_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, skills_id) references skills (organization_id, id) on delete cascade
);
create index roles_skills__by_skill on roles_skills (organization_id, skills_id);
comment on table roles_skills is 'Which role asks for which skill.';
comment on column roles_skills.organization_id is 'The workspace.';
comment on column roles_skills.id is 'UUIDv7.';
comment on column roles_skills.roles_id is 'The role.';
comment on column roles_skills.skills_id is 'The skill.';
call make_tenant_table('roles_skills');

create table teams_roles (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  teams_id uuid not null,
  roles_id uuid not null,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint teams_roles__once unique (organization_id, teams_id, roles_id),
  foreign key (organization_id, teams_id) references teams (organization_id, id) on delete cascade,
  foreign key (organization_id, roles_id) references roles (organization_id, id) on delete cascade
);
create index teams_roles__by_role on teams_roles (organization_id, roles_id);
comment on table teams_roles is 'Which roles a team has.';
comment on column teams_roles.organization_id is 'The workspace.';
comment on column teams_roles.id is 'UUIDv7.';
comment on column teams_roles.teams_id is 'The team.';
comment on column teams_roles.roles_id is 'The role.';
comment on column teams_roles.date_created is 'When the row was made.';
call make_tenant_table('teams_roles');

create table roles_training_courses (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  roles_id uuid not null,
  training_courses_id uuid not null references training_courses (id) on delete cascade,
  primary key (organization_id, id),
  constraint roles_training_courses__once unique (organization_id, roles_id, training_courses_id),
  foreign key (organization_id, roles_id) references roles (organization_id, id) on delete cascade
);
create index roles_training_courses__by_course on roles_training_courses (training_courses_id);
comment on table roles_training_courses is 'Courses a workspace recommends for a role.';
comment on column roles_training_courses.organization_id is 'The workspace.';
comment on column roles_training_courses.id is 'UUIDv7.';
comment on column roles_training_courses.roles_id is 'The role.';
comment on column roles_training_courses.training_courses_id is 'The course.';
call make_tenant_table('roles_training_courses');

create table talent_role_assignments (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  talent_id uuid not null,
  role_id uuid not null,
  team_id uuid not null,
  date_created timestamptz not null default now(),
  user_created uuid,
  primary key (organization_id, id),
  constraint talent_role_assignments__once unique (organization_id, team_id, role_id, talent_id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade
);
create index talent_role_assignments__by_talent on talent_role_assignments (organization_id, talent_id);
create index talent_role_assignments__by_role on talent_role_assignments (organization_id, role_id);
comment on table talent_role_assignments is 'Which member of a team holds which role in it.';
comment on column talent_role_assignments.organization_id is 'The workspace.';
comment on column talent_role_assignments.id is 'UUIDv7.';
comment on column talent_role_assignments.talent_id is 'The talent.';
comment on column talent_role_assignments.role_id is 'The role.';
comment on column talent_role_assignments.team_id is 'The team.';
comment on column talent_role_assignments.date_created is 'When the row was made.';
comment on column talent_role_assignments.user_created is 'Who made it.';
call make_tenant_table('talent_role_assignments');

alter table roles
  add column draft_answers jsonb,
  add column draft_state text constraint roles__draft_state check (draft_state in ('draft')),
  add column is_published_to_pool boolean not null default false,
  add column purpose_summaries jsonb not null default '[]' constraint roles__purpose_summaries check (jsonb_typeof(purpose_summaries) = 'array' and jsonb_array_length(purpose_summaries) <= 5),
  add column description_summaries jsonb not null default '[]' constraint roles__description_summaries check (jsonb_typeof(description_summaries) = 'array' and jsonb_array_length(description_summaries) <= 5),
  add column accountabilities_summaries jsonb not null default '[]' constraint roles__accountabilities_summaries check (jsonb_typeof(accountabilities_summaries) = 'array' and jsonb_array_length(accountabilities_summaries) <= 5),
  add column is_purpose_summarised boolean not null default false,
  add column is_description_summarised boolean not null default false,
  add column is_accountabilities_summarised boolean not null default false,
  add column selected_purpose_index smallint not null default 0 constraint roles__selected_purpose_index check (selected_purpose_index between 0 and 4),
  add column selected_description_index smallint not null default 0 constraint roles__selected_description_index check (selected_description_index between 0 and 4),
  add column selected_accountabilities_index smallint not null default 0 constraint roles__selected_accountabilities_index check (selected_accountabilities_index between 0 and 4);
comment on column roles.draft_answers is 'Answers of a role assistant run that is not finished.';
comment on column roles.draft_state is 'draft while the role is not finished; null otherwise.';
comment on column roles.is_published_to_pool is 'The job is shown to the talent pool.';
comment on column roles.purpose_summaries is 'Versions of the summary of the purpose, at most five.';
comment on column roles.description_summaries is 'Versions of the summary of the description, at most five.';
comment on column roles.accountabilities_summaries is 'Versions of the summary of the accountabilities, at most five.';
comment on column roles.is_purpose_summarised is 'The summary is shown in place of the purpose.';
comment on column roles.is_description_summarised is 'The summary is shown in place of the description.';
comment on column roles.is_accountabilities_summarised is 'The summary is shown in place of the accountabilities.';
comment on column roles.selected_purpose_index is 'Version of the summary that is chosen.';
comment on column roles.selected_description_index is 'Version of the summary that is chosen.';
comment on column roles.selected_accountabilities_index is 'Version of the summary that is chosen.';

alter table teams
  add column report_file uuid,
  add column date_report_created timestamptz,
  add constraint teams__report_file_fkey foreign key (organization_id, report_file) references files (organization_id, id) on delete set null (report_file);
comment on column teams.report_file is 'The report made of the team as it was.';
comment on column teams.date_report_created is 'When that report was made.';

create table goals (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  objective text not null constraint goals__objective_not_blank check (btrim(objective) <> ''),
  priority text not null constraint goals__priority check (priority in ('high', 'medium', 'low')),
  context text constraint goals__context_length check (char_length(context) <= 280),
  first_mover uuid,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  primary key (organization_id, id),
  constraint goals__objective_length check (char_length(objective) <= 120),
  foreign key (organization_id, first_mover) references talents (organization_id, id) on delete set null (first_mover)
);
create index goals__by_date on goals (organization_id, date_created desc, id) where date_deleted is null;
create index goals__by_first_mover on goals (organization_id, first_mover) where first_mover is not null;
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
call make_tenant_table('goals');

create table goals_teams (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  goals_id uuid not null,
  teams_id uuid not null,
  primary key (organization_id, id),
  constraint goals_teams__once unique (organization_id, goals_id, teams_id),
  foreign key (organization_id, goals_id) references goals (organization_id, id) on delete cascade,
  foreign key (organization_id, teams_id) references teams (organization_id, id) on delete cascade
);
create index goals_teams__by_team on goals_teams (organization_id, teams_id);
comment on table goals_teams is 'Which teams pursue which goal.';
comment on column goals_teams.organization_id is 'The workspace.';
comment on column goals_teams.id is 'UUIDv7.';
comment on column goals_teams.goals_id is 'The goal.';
comment on column goals_teams.teams_id is 'The team.';
call make_tenant_table('goals_teams');

-- A goal keeps at least one team; looked at when the transaction ends, so that teams can be exchanged.
create function goals_need_team() returns trigger
  language plpgsql as $$
declare goal uuid; organization uuid;
begin
  if tg_table_name = 'goals' then goal := new.id; organization := new.organization_id;
  else goal := old.goals_id; organization := old.organization_id;
  end if;
  if exists (select from goals g where g.organization_id = organization and g.id = goal)
    and not exists (select from goals_teams t where t.organization_id = organization and t.goals_id = goal) then
    raise exception 'a goal needs a team' using errcode = '23514', constraint = 'goals__needs_team', table = 'goals';
  end if;
  return null;
end $$;
create constraint trigger goals__needs_team after insert on goals
  deferrable initially deferred for each row execute function goals_need_team();
create constraint trigger goals_teams__needs_team after delete on goals_teams
  deferrable initially deferred for each row execute function goals_need_team();

create table key_results (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  goal_id uuid not null,
  text text not null constraint key_results__text_not_blank check (btrim(text) <> ''),
  is_done boolean not null default false,
  percent smallint not null default 0 constraint key_results__percent check (percent between 0 and 100),
  sort integer not null default 0,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint key_results__text_length check (char_length(text) <= 5000),
  foreign key (organization_id, goal_id) references goals (organization_id, id) on delete cascade
);
create index key_results__by_goal on key_results (organization_id, goal_id, sort, id);
comment on table key_results is 'Measurable outcomes of a goal.';
comment on column key_results.organization_id is 'The workspace.';
comment on column key_results.id is 'UUIDv7.';
comment on column key_results.goal_id is 'The goal.';
comment on column key_results.text is 'The outcome.';
comment on column key_results.is_done is 'Reached; it counts as 100 percent.';
comment on column key_results.percent is 'How far it is.';
comment on column key_results.sort is 'Place in the list.';
comment on column key_results.date_created is 'When the row was made.';
call make_tenant_table('key_results');

create table assessments (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  name text constraint assessments__name_not_blank check (btrim(name) <> ''),
  description text constraint assessments__description_length check (char_length(description) <= 5000),
  role_id uuid not null,
  date_start date not null,
  date_end date not null,
  purpose text not null constraint assessments__purpose check (purpose in ('team_evaluation', 'recruiting')),
  report_file uuid,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_updated timestamptz not null default now(),
  date_deleted timestamptz,
  user_deleted uuid,
  primary key (organization_id, id),
  constraint assessments__name_length check (char_length(name) <= 120),
  constraint assessments__ends_after_start check (date_end >= date_start),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, report_file) references files (organization_id, id) on delete set null (report_file)
);
create index assessments__by_end on assessments (organization_id, date_end) where date_deleted is null;
create index assessments__by_role on assessments (organization_id, role_id);
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
call make_tenant_table('assessments');

create table assessment_participants (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  assessment_id uuid not null,
  talent_id uuid not null,
  rejected_at timestamptz,
  rejected_by uuid,
  canceled_at timestamptz,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint assessment_participants__once unique (organization_id, assessment_id, talent_id),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index assessment_participants__by_talent on assessment_participants (organization_id, talent_id);
comment on table assessment_participants is 'Talents evaluated in an assessment.';
comment on column assessment_participants.organization_id is 'The workspace.';
comment on column assessment_participants.id is 'UUIDv7.';
comment on column assessment_participants.assessment_id is 'The assessment.';
comment on column assessment_participants.talent_id is 'The talent.';
comment on column assessment_participants.rejected_at is 'Marked as no fit; reversible.';
comment on column assessment_participants.rejected_by is 'Who marked it.';
comment on column assessment_participants.canceled_at is 'Taken out of the assessment.';
comment on column assessment_participants.date_created is 'When the row was made.';
call make_tenant_table('assessment_participants');

create table big_five_reports (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  result_id uuid not null,
  language text not null constraint big_five_reports__language check (language in ('EN', 'DE')),
  file_id uuid,
  scoring_version text not null,
  norm_version text not null,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references files (organization_id, id) on delete set null (file_id)
);
create index big_five_reports__by_result on big_five_reports (organization_id, result_id, date_created desc);
comment on table big_five_reports is 'Personality reports that were made, each with the rules its numbers stand on.';
comment on column big_five_reports.organization_id is 'The workspace.';
comment on column big_five_reports.id is 'UUIDv7.';
comment on column big_five_reports.result_id is 'The result it shows.';
comment on column big_five_reports.language is 'Language of the report.';
comment on column big_five_reports.file_id is 'The document.';
comment on column big_five_reports.scoring_version is 'Scoring rule used.';
comment on column big_five_reports.norm_version is 'Norm used.';
comment on column big_five_reports.date_created is 'When it was made.';
call make_tenant_table('big_five_reports');

alter table talents_results
  add column assessment_id uuid,
  add column big_five_report uuid,
  add constraint talents_results__assessment_fkey foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete set null (assessment_id),
  add constraint talents_results__big_five_report_fkey foreign key (organization_id, big_five_report) references big_five_reports (organization_id, id) on delete set null (big_five_report);
comment on column talents_results.assessment_id is 'The assessment the invitation belongs to.';
comment on column talents_results.big_five_report is 'The newest report made of it.';
create index talents_results__by_assessment on talents_results (organization_id, assessment_id) where assessment_id is not null;

create table job_preferences (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  work_mode text[] not null default '{}' constraint job_preferences__work_mode check (work_mode <@ array['on_site', 'hybrid', 'remote']),
  locations jsonb not null default '[]' constraint job_preferences__locations check (jsonb_typeof(locations) = 'array'),
  location_labels text constraint job_preferences__location_labels_length check (char_length(location_labels) <= 5000),
  skills text constraint job_preferences__skills_length check (char_length(skills) <= 5000),
  languages jsonb not null default '[]' constraint job_preferences__languages check (jsonb_typeof(languages) = 'array'),
  salary integer constraint job_preferences__salary check (salary between 0 and 999999999),
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (organization_id, id)
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
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  job_preferences_id uuid not null,
  roles_id uuid not null,
  primary key (organization_id, id),
  constraint job_preferences_roles_1__once unique (organization_id, job_preferences_id, roles_id),
  foreign key (organization_id, job_preferences_id) references job_preferences (organization_id, id) on delete cascade,
  foreign key (organization_id, roles_id) references roles (organization_id, id) on delete cascade
);
create index job_preferences_roles_1__by_role on job_preferences_roles_1 (organization_id, roles_id);
comment on table job_preferences_roles_1 is 'Roles a talent wants to hear about.';
comment on column job_preferences_roles_1.organization_id is 'The workspace.';
comment on column job_preferences_roles_1.id is 'UUIDv7.';
comment on column job_preferences_roles_1.job_preferences_id is 'The preferences.';
comment on column job_preferences_roles_1.roles_id is 'The role.';
call make_tenant_table('job_preferences_roles_1');

create table job_experiences (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  talent_id uuid not null,
  role_name text not null constraint job_experiences__role_name_not_blank check (btrim(role_name) <> ''),
  company_name text not null constraint job_experiences__company_name_not_blank check (btrim(company_name) <> ''),
  company_location text not null constraint job_experiences__company_location_not_blank check (btrim(company_location) <> ''),
  started_at date not null constraint job_experiences__started_at_range check (started_at between '1900-01-01' and '2099-12-31'),
  ended_at date constraint job_experiences__ended_at_range check (ended_at <= '2099-12-31'),
  currently_working boolean not null default false,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (organization_id, id),
  constraint job_experiences__role_name_length check (char_length(role_name) <= 120),
  constraint job_experiences__company_name_length check (char_length(company_name) <= 120),
  constraint job_experiences__company_location_length check (char_length(company_location) <= 120),
  constraint job_experiences__end_required check (currently_working or ended_at is not null),
  constraint job_experiences__end_after_start check (ended_at > started_at),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index job_experiences__by_talent on job_experiences (organization_id, talent_id, started_at desc);
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
call make_tenant_table('job_experiences');

alter table talents
  add column avatar uuid,
  add column gender_custom text constraint talents__gender_custom_length check (char_length(gender_custom) <= 50),
  add column job_preferences uuid,
  add column active_talents_result uuid,
  add column ws_ids_of_copied_talent uuid[] not null default '{}',
  add constraint talents__avatar_fkey foreign key (organization_id, avatar) references files (organization_id, id) on delete set null (avatar),
  add constraint talents__job_preferences_fkey foreign key (organization_id, job_preferences) references job_preferences (organization_id, id) on delete set null (job_preferences),
  add constraint talents__active_talents_result_fkey foreign key (organization_id, active_talents_result) references talents_results (organization_id, id) on delete set null (active_talents_result);
comment on column talents.avatar is 'The image of the person.';
comment on column talents.gender_custom is 'Own words of somebody who states diverse.';
comment on column talents.job_preferences is 'What the person wants from a job.';
comment on column talents.active_talents_result is 'The result chosen to stand for the person.';
comment on column talents.ws_ids_of_copied_talent is 'Workspaces that hold a copy of the person.';
create index talents__by_job_preferences on talents (organization_id, job_preferences) where job_preferences is not null;

create table training_requests (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  talent_id uuid not null,
  course_id uuid not null references training_courses (id) on delete cascade,
  first_name text not null constraint training_requests__first_name_not_blank check (btrim(first_name) <> ''),
  last_name text not null constraint training_requests__last_name_not_blank check (btrim(last_name) <> ''),
  email text not null,
  phone text not null constraint training_requests__phone check (phone ~ '^[0-9]{5,20}$'),
  situation text not null constraint training_requests__situation_not_blank check (btrim(situation) <> ''),
  consent boolean not null constraint training_requests__consent check (consent),
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint training_requests__once unique (organization_id, talent_id, course_id),
  constraint training_requests__first_name_length check (char_length(first_name) <= 50),
  constraint training_requests__last_name_length check (char_length(last_name) <= 50),
  constraint training_requests__email_length check (char_length(email) <= 128),
  constraint training_requests__situation_length check (char_length(situation) <= 1000),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index training_requests__by_course on training_requests (course_id);
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
call make_tenant_table('training_requests');

create table ra_surveys (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  role_id uuid not null,
  email text not null,
  talent_id uuid,
  token_hash bytea,
  status text not null default 'INVITED' constraint ra_surveys__status check (status in ('INVITED', 'SENT', 'OPENED', 'FINISHED', 'CANCELED')),
  date_created timestamptz not null default now(),
  user_created uuid,
  date_expires timestamptz,
  date_finished timestamptz,
  primary key (organization_id, id),
  constraint ra_surveys__email_length check (char_length(email) <= 128),
  constraint ra_surveys__token_unique unique (organization_id, token_hash),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete set null (talent_id)
);
create unique index ra_surveys__once on ra_surveys (organization_id, role_id, lower(email)) where status <> 'CANCELED';
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
call make_tenant_table('ra_surveys');

create table ra_survey_results (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  role_id uuid not null,
  survey_id uuid,
  email text not null,
  talent_id uuid,
  result jsonb not null constraint ra_survey_results__result check (jsonb_typeof(result) = 'object'),
  date_created timestamptz not null default now(),
  date_finished timestamptz,
  primary key (organization_id, id),
  constraint ra_survey_results__email_length check (char_length(email) <= 128),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, survey_id) references ra_surveys (organization_id, id) on delete set null (survey_id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete set null (talent_id)
);
create index ra_survey_results__by_role on ra_survey_results (organization_id, role_id, date_created desc);
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
call make_tenant_table('ra_survey_results');
