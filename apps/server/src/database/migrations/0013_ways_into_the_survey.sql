-- Ways into the survey that need no invitation by name, and reminders of an invitation.

create table public_links (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null constraint public_links__kind check (kind in ('applicants', 'talent_pool')),
  token_hash bytea not null,
  date_created timestamptz not null default now(),
  user_created uuid,
  date_revoked timestamptz,
  primary key (organization_id, id),
  constraint public_links__token_unique unique (organization_id, token_hash)
);
create unique index public_links__one_live on public_links (organization_id, kind) where date_revoked is null;
comment on table public_links is 'Links to the sign-up form of a workspace, by hash. The token is derived from the id with the server''s secret and is not stored.';
comment on column public_links.organization_id is 'The workspace.';
comment on column public_links.id is 'UUIDv7, what the token is derived from.';
comment on column public_links.kind is 'Which sign-up form it leads to.';
comment on column public_links.token_hash is 'SHA-256 of the token.';
comment on column public_links.date_created is 'When the row was made.';
comment on column public_links.user_created is 'Who made it.';
comment on column public_links.date_revoked is 'It opens nothing from then on.';
call make_tenant_table('public_links');

alter table talents_results
  add column entrance text constraint talents_results__entrance check (entrance in ('signup', 'talent_pool', 'talent_profile', 'b2c', 'admin', 'role_compass', 'youbea', 'public_check', 'study')),
  add column reminder_count smallint not null default 0,
  add column date_last_reminded timestamptz,
  add column reminders_off_at timestamptz;
comment on column talents_results.entrance is 'How the person came to the survey; null by an invitation by name.';
comment on column talents_results.reminder_count is 'Reminders sent so far.';
comment on column talents_results.date_last_reminded is 'When the last reminder was asked for.';
comment on column talents_results.reminders_off_at is 'The person wants no more reminders.';
create index talents_results__to_remind on talents_results (date_last_invited)
  where status in ('SENT', 'OPENED', 'PENDING') and reminders_off_at is null;
