-- Addresses, names and numbers that people had before, so that an erasure finds them in texts.

create or replace function full_name(first_name text, last_name text) returns text language sql immutable as $$
  select nullif(btrim(first_name), '') || ' ' || nullif(btrim(last_name), '')
$$;
comment on function full_name(text, text) is 'First and last name; null when one of them is missing, as a single name is many people''s.';

create or replace function record_former_details() returns trigger language plpgsql as $$
begin
  insert into former_details (organization_id, talent_id, kind, value)
  select old.organization_id, old.id, d.kind, d.replaced
  from (values
    ('email', old.email, new.email),
    ('name', full_name(old.first_name, old.last_name), full_name(new.first_name, new.last_name)),
    ('phone', old.phone, new.phone)
  ) d (kind, replaced, value)
  where d.replaced <> '' and lower(d.replaced) is distinct from lower(d.value)
  on conflict do nothing;
  return null;
end $$;
comment on function record_former_details() is 'Records the address, name or phone number of a talent that another one replaces.';
create or replace trigger talents__former_details after update of email, first_name, last_name, phone on talents
  for each row when (new.date_anonymized is null and (old.email, old.first_name, old.last_name, old.phone)
    is distinct from (new.email, new.first_name, new.last_name, new.phone))
  execute function record_former_details();
comment on trigger talents__former_details on talents is 'Records the former address, name or phone number.';

create or replace function record_former_account_details() returns trigger language plpgsql as $$
begin
  insert into former_account_details (user_id, kind, value)
  select old.id, d.kind, d.replaced
  from (values
    ('email', old.email, new.email),
    ('name', full_name(old.first_name, old.last_name), full_name(new.first_name, new.last_name))
  ) d (kind, replaced, value)
  where d.replaced <> '' and lower(d.replaced) is distinct from lower(d.value)
  on conflict do nothing;
  return null;
end $$;
comment on function record_former_account_details() is 'Records the address or name of an account that another one replaces.';
create or replace trigger users__former_details after update of email, first_name, last_name on users
  for each row when ((old.email, old.first_name, old.last_name) is distinct from (new.email, new.first_name, new.last_name))
  execute function record_former_account_details();
comment on trigger users__former_details on users is 'Records the former address or name of the account.';
