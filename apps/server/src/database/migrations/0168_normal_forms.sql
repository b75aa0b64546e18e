-- Addresses and names have one stored form (packages/domain: toEmail, toLine). Rows that older versions stored in another form
-- are brought to it by a job, because the form needs Unicode tables that PostgreSQL does not have. This migration gives the
-- job what it needs: conditions that find the few rows in question, and a way to change the spelling of an address that is
-- no change of the address.

set local lock_timeout = '5s';

alter table installation add column date_normalised timestamptz;
comment on column installation.date_normalised is 'When the stored addresses and names were last brought to their normal form; null until the job ran once.';
update installation set date_normalised = now() where not exists (select from users) and not exists (select from talents);

create function is_plain_address(address text) returns boolean
  language sql immutable parallel safe as $$
  select address collate "C" ~ '^[A-Za-z0-9_][A-Za-z0-9_!#$%&''*+/=?^`{|}~.-]*@[A-Za-z0-9.-]*[A-Za-z0-9]$'
    and address collate "C" !~* '[@.]xn--'
$$;
comment on function is_plain_address(text) is 'Whether an address surely has its normal form; others are looked at one by one.';

create function is_plain_line(line text) returns boolean
  language sql immutable parallel safe as $$
  select line collate "C" !~ '[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufb00-\ufb06\ufe00-\ufe0f\ufeff\uff10-\uffdc\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]|^ | $|  '
    and line is nfc normalized
$$;
comment on function is_plain_line(text) is 'Whether a name surely has its normal form; others are looked at one by one.';

create index talents__unusual_address on talents (organization_id, id) where not is_plain_address(email);
create index users__unusual_address on users (id) where not is_plain_address(email);

create table respelled_addresses (
  former_hash bytea primary key,
  address_hash bytea not null,
  date_created timestamptz not null default now()
);
comment on table respelled_addresses is 'Addresses whose spelling was brought to the normal form: links in older mails name the former one. Only keyed hashes are kept.';
comment on column respelled_addresses.former_hash is 'HMAC-SHA-256 of the former spelling with a key of the server.';
comment on column respelled_addresses.address_hash is 'HMAC-SHA-256 of the normal form with the same key.';
comment on column respelled_addresses.date_created is 'When the spelling was changed.';
grant select, insert, delete on respelled_addresses to quint_platform;

create function changes_spelling() returns boolean
  language sql stable parallel safe as $$
  select coalesce(current_setting('quint.changes_spelling', true), '') = 'on'
$$;
comment on function changes_spelling() is 'Whether this transaction changes the spelling of addresses and not the addresses. Set by the job of the normal forms alone.';

create or replace function guard_talent_owner() returns trigger
  language plpgsql as $$
begin
  if changes_spelling() then return new; end if;
  if lower(new.email) is distinct from lower(old.email) then
    new.email_changed_at := clock_timestamp();
    new.is_claimable := old.is_claimable and not talent_is_settled(old.organization_id, old.id);
    new.user_id := null;
    new.is_open_for_work := false;
  elsif new.user_id is distinct from old.user_id and new.user_id is not null
    and not may_take_talent(new.user_id, old.organization_id, old.id) then
    raise exception 'the account did not prove the address of the talent'
      using errcode = 'check_violation', table = 'talents', constraint = 'talents__owner_proved';
  end if;
  return new;
end $$;

create or replace function clear_email_proof() returns trigger
  language plpgsql as $$
begin
  if not changes_spelling() then new.email_proven_at := null; end if;
  return new;
end $$;

create or replace function forget_mail_error() returns trigger
  language plpgsql as $$
begin
  if changes_spelling() then return new; end if;
  new.mail_error := null;
  new.date_mail_failed := null;
  return new;
end $$;
