-- What people decide about their own data, with its history; what they asked of the people of a workspace; and the copy
-- of everything that is stored about them.

alter table talents
  add column norms_withdrawn_at timestamptz,
  add column reminders_refused_at timestamptz;
comment on column talents.norms_withdrawn_at is 'Since when the sheets of the person count for no norm and no fairness count; null while they count.';
comment on column talents.reminders_refused_at is 'Since when the person wants no reminders; null while they take them.';

create table talent_consents (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  kind text not null constraint talent_consents__kind check (kind in ('statement', 'survey', 'pool', 'norms', 'reminders', 'rankings')),
  is_given boolean not null,
  text_version text not null default '2026-11',
  date_created timestamptz not null default clock_timestamp(),
  primary key (organization_id, id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
comment on table talent_consents is 'What people agreed to and took back, line by line. Written by triggers, so that no way of changing it is forgotten.';
comment on column talent_consents.organization_id is 'The workspace.';
comment on column talent_consents.id is 'Key.';
comment on column talent_consents.talent_id is 'The person.';
comment on column talent_consents.kind is 'To what: the privacy statement, the survey, the pool, norms, reminders, rankings.';
comment on column talent_consents.is_given is 'Given, or taken back.';
comment on column talent_consents.text_version is 'Version of the wording in force; a migration sets another default with another wording.';
comment on column talent_consents.date_created is 'When.';
call make_tenant_table('talent_consents');
create index talent_consents__by_talent on talent_consents (organization_id, talent_id, date_created);

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

create table rights_requests (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  talent_id uuid not null,
  kind text not null constraint rights_requests__kind check (kind in ('human', 'correction')),
  message_id uuid,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  foreign key (organization_id, message_id) references inbox_messages (organization_id, id) on delete set null (message_id)
);
comment on table rights_requests is 'What people asked of the people of a workspace: to look at their case, or to correct something. Answered by the next message to them.';
comment on column rights_requests.organization_id is 'The workspace.';
comment on column rights_requests.id is 'UUIDv7.';
comment on column rights_requests.talent_id is 'Who asked.';
comment on column rights_requests.kind is 'That a human looks at it, or a correction.';
comment on column rights_requests.message_id is 'What they wrote, in the inbox.';
comment on column rights_requests.date_created is 'When they asked; an answer is owed within a month.';
call make_tenant_table('rights_requests');
create index rights_requests__by_talent on rights_requests (organization_id, talent_id, date_created);
create index rights_requests__by_message on rights_requests (organization_id, message_id) where message_id is not null;

create table data_exports (
  user_id uuid not null primary key references users (id) on delete cascade,
  id uuid not null,
  state text not null default 'waiting' constraint data_exports__state check (state in ('waiting', 'ready', 'failed')),
  language text not null constraint data_exports__language check (language in ('EN', 'DE')),
  content bytea,
  date_created timestamptz not null default now(),
  date_ready timestamptz,
  constraint data_exports__ready_has_content check ((state = 'ready') = (content is not null))
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
