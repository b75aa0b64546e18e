-- Limits of sign-in that strangers cannot turn against the owner of an account, sign-ins whose access tokens end with
-- them, a record of what happened to an account, and an audit log that even the platform cannot rewrite.

alter table rate_limits add column members text[];
comment on column rate_limits.members is 'Hashes of the different things counted, where attempts at the same one count once; null elsewhere.';

-- Reads prove access by these versions: from the end of a sign-in on, its access tokens prove nothing any more.
create trigger session_families__access_ended after update of ended_at on session_families
  for each row when (old.ended_at is distinct from new.ended_at) execute function count_access_change('user_id');
create trigger session_families__access_gone after delete on session_families
  for each row when (old.ended_at is null) execute function count_access_change('user_id');

create table security_events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  date_created timestamptz not null default clock_timestamp(),
  kind text not null constraint security_events__kind check (kind in (
    'signed_in', 'sign_in_failed', 'second_factor_failed', 'locked_out', 'lock_lifted', 'signed_out', 'session_ended',
    'other_sessions_ended', 'refresh_replayed', 'password_changed', 'password_reset', 'two_factor_on', 'two_factor_off',
    'two_factor_reset', 'recovery_code_used', 'recovery_codes_renewed', 'passkey_added', 'passkey_removed')),
  method text constraint security_events__method check (method in ('password', 'passkey', 'password_reset', 'invitation', 'confirmation')),
  session_id uuid,
  browser text constraint security_events__browser_length check (char_length(browser) <= 40),
  os text constraint security_events__os_length check (char_length(os) <= 40),
  device text constraint security_events__device check (device in ('desktop', 'phone', 'tablet', 'other'))
);
create index security_events__by_user on security_events (user_id, date_created desc);
create index security_events__lock_outs on security_events (date_created) where kind = 'locked_out';
comment on table security_events is 'What happened to the sign-in of an account, for its person and, of lock-outs, for the platform. Kept for 90 days.';
comment on column security_events.id is 'UUIDv7.';
comment on column security_events.user_id is 'The account.';
comment on column security_events.date_created is 'When it happened.';
comment on column security_events.kind is 'What happened.';
comment on column security_events.method is 'How the person signed in; null for everything else.';
comment on column security_events.session_id is 'The sign-in it was done from, or that began; it may be gone by now.';
comment on column security_events.browser is 'Family of the browser; null where it did not say.';
comment on column security_events.os is 'Family of the operating system.';
comment on column security_events.device is 'Kind of the device.';
grant select, insert, delete on security_events to quint_platform;

-- Lines of the audit log are never changed, and end only with their workspace.
revoke update on audit_log from quint_platform;
create policy lines_stay on audit_log as restrictive for delete to quint_platform
  using (not exists (select from organizations o where o.id = audit_log.organization_id));
