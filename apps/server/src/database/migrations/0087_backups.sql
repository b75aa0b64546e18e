-- Backups that were made by the clock or asked for: whether the newest is good enough to sleep by is seen on a page.

create table backups (
  id uuid primary key,
  state text not null default 'waiting' constraint backups__state check (state in ('waiting', 'running', 'done', 'failed')),
  user_created uuid,
  date_created timestamptz not null default now(),
  date_finished timestamptz,
  host text constraint backups__host_length check (char_length(host) <= 255),
  path text constraint backups__path_length check (char_length(path) <= 4096),
  bytes bigint constraint backups__bytes_not_negative check (bytes >= 0),
  is_encrypted boolean,
  product_version text,
  error text constraint backups__error_length check (char_length(error) <= 1000),
  date_removed timestamptz,
  constraint backups__done_has_file check (state <> 'done' or (path is not null and bytes is not null and date_finished is not null))
);
comment on table backups is 'Runs of the backup: those of the night and those that an administrator of the platform asked for.';
comment on column backups.id is 'UUIDv7.';
comment on column backups.state is 'Waiting, running, done or failed.';
comment on column backups.user_created is 'The administrator who asked for it; null for the clock.';
comment on column backups.date_created is 'When it was asked for.';
comment on column backups.date_finished is 'When it ended, either way.';
comment on column backups.host is 'The machine on whose disk the file lies.';
comment on column backups.path is 'The file.';
comment on column backups.bytes is 'Its size.';
comment on column backups.is_encrypted is 'It opens with its passphrase only.';
comment on column backups.product_version is 'The version that made it.';
comment on column backups.error is 'Why it failed, in a sentence.';
comment on column backups.date_removed is 'When the file was removed, because newer ones are enough.';
create index backups__newest on backups (date_created desc);
grant select, insert, update, delete on backups to quint_platform;
