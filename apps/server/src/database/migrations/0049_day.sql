-- The start page says what wants a person today. It needs to know which results that person has read, which lines they put
-- off until tomorrow, and what happened during the last weeks without reading whole tables. The same lines can be mailed
-- each working morning.
create table result_reads (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  result_id uuid not null,
  date_created timestamptz not null default now(),
  primary key (organization_id, user_id, result_id),
  constraint result_reads__result_fkey foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
);
create index result_reads__by_result on result_reads (organization_id, result_id);
create index result_reads__by_user on result_reads (user_id);
comment on table result_reads is 'Which results a person has opened: the others are new to them.';
comment on column result_reads.organization_id is 'The workspace.';
comment on column result_reads.user_id is 'Who opened it.';
comment on column result_reads.result_id is 'The finished sheet.';
comment on column result_reads.date_created is 'When it was opened first.';
call make_tenant_table('result_reads');

create table put_offs (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  line text not null,
  date_until timestamptz not null,
  primary key (organization_id, user_id, line),
  constraint put_offs__line_length check (char_length(line) <= 60)
);
create index put_offs__by_user on put_offs (user_id);
comment on table put_offs is 'Lines of the start page that a person hid until tomorrow.';
comment on column put_offs.organization_id is 'The workspace.';
comment on column put_offs.user_id is 'Who put it off.';
comment on column put_offs.line is 'The key of the line: its kind, and the record it is about.';
comment on column put_offs.date_until is 'The midnight, by the clock of the person, at which it stands there again.';
call make_tenant_table('put_offs');

alter table users add column wants_digest boolean not null default false;
alter table users add column time_zone text constraint users__time_zone_length check (char_length(time_zone) <= 60);
alter table users add column digest_day date;
comment on column users.wants_digest is 'Wants a mail each working morning with what the start page says.';
comment on column users.time_zone is 'The time zone of the person, as their browser names it; null is the one of Berlin.';
comment on column users.digest_day is 'The last day, by their clock, for which the mail was considered.';
create index users__wants_digest on users (id) where wants_digest;

create index talents_results__by_creation on talents_results (organization_id, date_created);
create index talents_results__unfinished on talents_results (organization_id, date_last_action) where date_finished is null;
create index audit_log__unlocks on audit_log (organization_id, date_created) where action = 'talents.unlock';
create index inbox_messages__by_date on inbox_messages (organization_id, date_created) where is_from_talent;
