-- Versions of the access of accounts and workspaces: the server's cached actors are valid only while they are
-- unchanged.

create or replace function assert_access_unchanged(subjects uuid[], total bigint) returns boolean
  language plpgsql stable parallel safe as $$
begin
  -- Versions only increase, so their sum is unchanged only if each of them is.
  if total = (select coalesce(sum(v.version), 0) from access_versions v where v.subject = any (subjects)) then
    return true;
  end if;
  raise exception 'the access of the person has changed' using errcode = 'QT001';
end $$;
comment on function assert_access_unchanged(uuid[], bigint) is 'True while nothing has changed since the versions were added up; an error of its own otherwise, so that no row leaves.';

create or replace function increment_access_version() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare subject_column text := tg_argv[0];
begin
  insert into access_versions as v (subject, version)
  select distinct s.subject::uuid, 1
  from (values (to_jsonb(old) ->> subject_column), (to_jsonb(new) ->> subject_column)) s (subject)
  where s.subject is not null order by 1
  on conflict (subject) do update set version = v.version + 1;
  return null;
end $$;
comment on function increment_access_version() is 'Increments the access version of whom the changed row is about; the argument names the column with their key.';
create or replace trigger users__access after insert or update or delete on users
  for each row execute function increment_access_version('id');
comment on trigger users__access on users is 'Increments the access version of the account.';
create or replace trigger memberships__access after insert or update or delete on memberships
  for each row execute function increment_access_version('user_id');
comment on trigger memberships__access on memberships is 'Increments the access version of the account whose membership it is.';
create or replace trigger role_deciders__access after insert or update or delete on role_deciders
  for each row execute function increment_access_version('user_id');
comment on trigger role_deciders__access on role_deciders is 'Increments the access version of the account that starts or stops deciding about a role.';
create or replace trigger organizations__access after insert or update or delete on organizations
  for each row execute function increment_access_version('id');
comment on trigger organizations__access on organizations is 'Increments the access version of the workspace.';
create or replace trigger organization_features__access after insert or update or delete on organization_features
  for each row execute function increment_access_version('organization_id');
comment on trigger organization_features__access on organization_features is 'Increments the access version of the workspace whose switch it is.';
create or replace trigger talents__access_made after insert on talents
  for each row when (new.user_id is not null) execute function increment_access_version('user_id');
comment on trigger talents__access_made on talents is 'Increments the access version of the account that the talent belongs to.';
create or replace trigger talents__access_changed after update of user_id, date_deleted, date_anonymized on talents
  for each row when (old.user_id is distinct from new.user_id or old.date_deleted is distinct from new.date_deleted
    or old.date_anonymized is distinct from new.date_anonymized)
  execute function increment_access_version('user_id');
comment on trigger talents__access_changed on talents is 'Increments the access version of the account when the talent gets or loses it, is deleted, restored or anonymised.';
create or replace trigger talents__access_gone after delete on talents
  for each row when (old.user_id is not null) execute function increment_access_version('user_id');
comment on trigger talents__access_gone on talents is 'Increments the access version of the account that the talent belonged to.';
create or replace trigger session_families__access_ended after update of ended_at on session_families
  for each row when (old.ended_at is distinct from new.ended_at) execute function increment_access_version('user_id');
comment on trigger session_families__access_ended on session_families is 'Increments the access version of the account when a session ends.';
create or replace trigger session_families__access_gone after delete on session_families
  for each row when (old.ended_at is null) execute function increment_access_version('user_id');
comment on trigger session_families__access_gone on session_families is 'Increments the access version of the account when a session is deleted that had not ended.';
create or replace trigger two_factor_secrets__access after insert or delete or update of date_enabled on two_factor_secrets
  for each row execute function increment_access_version('user_id');
comment on trigger two_factor_secrets__access on two_factor_secrets is 'Increments the access version of the account whose one-time codes are set up, proved or removed.';
create or replace trigger passkeys__access after insert or delete on passkeys
  for each row execute function increment_access_version('user_id');
comment on trigger passkeys__access on passkeys is 'Increments the access version of the account that gets or loses a passkey.';
create or replace trigger api_tokens__access_changed after update of date_revoked, scopes on api_tokens
  for each row execute function increment_access_version('id');
comment on trigger api_tokens__access_changed on api_tokens is 'Increments the access version of the token when it is revoked or its rights change.';
create or replace trigger api_tokens__access_gone after delete on api_tokens
  for each row execute function increment_access_version('id');
comment on trigger api_tokens__access_gone on api_tokens is 'Increments the access version of the token.';
create or replace trigger api_tokens__access_taken_over after update of responsible_id on api_tokens
  for each row execute function increment_access_version('id');
comment on trigger api_tokens__access_taken_over on api_tokens is 'Increments the access version of the token when another administrator answers for it.';
