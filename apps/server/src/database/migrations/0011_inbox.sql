-- What the administrators of a workspace and a talent write to each other: one thread for each talent.

create table inbox_messages (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  talent_id uuid not null,
  is_from_talent boolean not null,
  user_id uuid references users (id) on delete set null,
  text text not null constraint inbox_messages__text_not_blank check (btrim(text) <> ''),
  date_created timestamptz not null default now(),
  date_seen timestamptz,
  primary key (organization_id, id),
  constraint inbox_messages__talent_fkey foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  constraint inbox_messages__text_length check (char_length(text) <= 4000)
);
create index inbox_messages__by_talent on inbox_messages (organization_id, talent_id, date_created desc, id desc);
create index inbox_messages__unseen on inbox_messages (organization_id, talent_id) where date_seen is null;
create index inbox_messages__by_user on inbox_messages (user_id) where user_id is not null;
comment on table inbox_messages is 'What administrators and talents write to each other.';
comment on column inbox_messages.organization_id is 'The workspace.';
comment on column inbox_messages.id is 'UUIDv7.';
comment on column inbox_messages.talent_id is 'Whose thread it is.';
comment on column inbox_messages.is_from_talent is 'Written by the talent; otherwise by an administrator.';
comment on column inbox_messages.user_id is 'Who wrote it; null once the account is gone.';
comment on column inbox_messages.text is 'Plain text.';
comment on column inbox_messages.date_created is 'When it was sent.';
comment on column inbox_messages.date_seen is 'When somebody of the other side had it on the screen.';
call make_tenant_table('inbox_messages');

-- What was said goes with the person it was said to.
create function clear_inbox() returns trigger
  language plpgsql as $$
begin
  delete from inbox_messages where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $$;
create trigger talents__clear_inbox after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_inbox();
