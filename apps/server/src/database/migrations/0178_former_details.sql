-- Erasing a person removes their address, name and number from mails and from what others wrote. It knew the present ones
-- only: a mail to a former address and a note with a former name stayed. Former ones are kept with the record and the account
-- now, and go with them.

set local lock_timeout = '5s';

create table former_details (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  kind text not null,
  value text not null,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint former_details__kind check (kind in ('email', 'name', 'phone')),
  constraint former_details__value_length check (char_length(value) <= 300),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
comment on table former_details is 'Addresses, names and numbers that a talent had before, so that erasing finds them in mails and texts. They go with the talent.';
comment on column former_details.organization_id is 'The workspace.';
comment on column former_details.id is 'UUID.';
comment on column former_details.talent_id is 'The talent.';
comment on column former_details.kind is 'email, name (first and last) or phone.';
comment on column former_details.value is 'What was replaced, as it was written.';
comment on column former_details.date_created is 'When it was replaced.';
create unique index former_details__once on former_details (organization_id, talent_id, kind, lower(value));
call make_tenant_table('former_details');

create table former_account_details (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  value text not null,
  date_created timestamptz not null default now(),
  constraint former_account_details__kind check (kind in ('email', 'name')),
  constraint former_account_details__value_length check (char_length(value) <= 300)
);
comment on table former_account_details is 'Addresses and names that an account had before, so that erasing finds them in mails and texts. They go with the account.';
comment on column former_account_details.id is 'UUID.';
comment on column former_account_details.user_id is 'The account.';
comment on column former_account_details.kind is 'email or name (first and last).';
comment on column former_account_details.value is 'What was replaced, as it was written.';
comment on column former_account_details.date_created is 'When it was replaced.';
create unique index former_account_details__once on former_account_details (user_id, kind, lower(value));
grant select, insert, update, delete on former_account_details to quint_platform;

create function whole_name(first_name text, last_name text) returns text language sql immutable as $$
  select nullif(btrim(first_name), '') || ' ' || nullif(btrim(last_name), '')
$$;
comment on function whole_name(text, text) is 'First and last name; null when one of them is missing, as a single name is many people''s.';

create function note_former_details() returns trigger language plpgsql as $$
begin
  insert into former_details (organization_id, talent_id, kind, value)
  select old.organization_id, old.id, d.kind, d.replaced
  from (values
    ('email', old.email, new.email),
    ('name', whole_name(old.first_name, old.last_name), whole_name(new.first_name, new.last_name)),
    ('phone', old.phone, new.phone)
  ) d (kind, replaced, value)
  where d.replaced <> '' and lower(d.replaced) is distinct from lower(d.value)
  on conflict do nothing;
  return null;
end $$;
-- Erasing replaces them, too, and must not note what it removes.
create trigger talents__former_details after update of email, first_name, last_name, phone on talents
  for each row when (new.date_anonymized is null and (old.email, old.first_name, old.last_name, old.phone)
    is distinct from (new.email, new.first_name, new.last_name, new.phone))
  execute function note_former_details();

create function note_former_account_details() returns trigger language plpgsql as $$
begin
  insert into former_account_details (user_id, kind, value)
  select old.id, d.kind, d.replaced
  from (values
    ('email', old.email, new.email),
    ('name', whole_name(old.first_name, old.last_name), whole_name(new.first_name, new.last_name))
  ) d (kind, replaced, value)
  where d.replaced <> '' and lower(d.replaced) is distinct from lower(d.value)
  on conflict do nothing;
  return null;
end $$;
create trigger users__former_details after update of email, first_name, last_name on users
  for each row when ((old.email, old.first_name, old.last_name) is distinct from (new.email, new.first_name, new.last_name))
  execute function note_former_account_details();

-- What earlier versions have replaced is seen from the invitations that went to another address.
insert into former_details (organization_id, talent_id, kind, value)
select distinct on (t.organization_id, t.id, lower(o.to_email)) t.organization_id, t.id, 'email', o.to_email
from outbox o
join talents_results r on r.organization_id = o.organization_id and r.id::text = o.payload ->> 'resultId'
join talents t on t.organization_id = r.organization_id and t.id = r.talent_id and t.date_anonymized is null
where o.kind in ('invitation', 'survey-reminder') and lower(o.to_email) <> lower(t.email)
on conflict do nothing;
