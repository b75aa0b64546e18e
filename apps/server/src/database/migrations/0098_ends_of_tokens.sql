-- A personal token ends with the membership it acts by, however that ends, and does not come back with a new one. A person
-- is told that a token acting as them was made.

create function revoke_tokens_of_member() returns trigger language plpgsql as $$
begin
  update api_tokens set date_revoked = now()
  where organization_id = old.organization_id and user_id = old.user_id and date_revoked is null;
  return null;
end $$;
comment on function revoke_tokens_of_member is 'Revokes the personal tokens of a member who leaves.';
create trigger memberships__tokens_end after delete on memberships
  for each row execute function revoke_tokens_of_member();

alter table security_events drop constraint security_events__kind;
alter table security_events add constraint security_events__kind check (kind in (
  'signed_in', 'sign_in_failed', 'second_factor_failed', 'locked_out', 'lock_lifted', 'signed_out', 'session_ended',
  'other_sessions_ended', 'refresh_replayed', 'password_changed', 'password_reset', 'two_factor_on', 'two_factor_off',
  'two_factor_reset', 'recovery_code_used', 'recovery_codes_renewed', 'passkey_added', 'passkey_removed',
  'api_token_added'));

-- Tokens of people who are no members any more.
set local role quint_platform;
update api_tokens t set date_revoked = now()
where t.user_id is not null and t.date_revoked is null and not exists (
  select from memberships m where m.organization_id = t.organization_id and m.user_id = t.user_id and m.status = 'active'
);
reset role;
