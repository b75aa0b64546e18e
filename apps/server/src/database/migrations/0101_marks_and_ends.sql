-- A refused mail says when it was refused, and an invitation to a workspace carries the same mark as one to the survey.
-- All sign-ins of an account can be ended, by the person or by the platform.

alter table talents add column date_mail_failed timestamptz;
comment on column talents.date_mail_failed is 'When the mail that `mail_error` tells of was given up; null without one.';

alter table memberships add column mail_error text;
comment on column memberships.mail_error is 'Kind of failure of the newest mail of the open invitation, when it was given up; null otherwise.';
alter table memberships add column date_mail_failed timestamptz;
comment on column memberships.date_mail_failed is 'When that mail was given up; null without one.';

create or replace function note_mail_outcome() returns trigger language plpgsql as $$
declare
  failure text := case when new.status = 'failed' then coalesce(new.last_error, 'unknown') end;
  failed_at timestamptz := case when new.status = 'failed' then coalesce(new.date_last_try, now()) end;
begin
  update talents set mail_error = failure, date_mail_failed = failed_at
  where organization_id = new.organization_id and lower(email) = lower(new.to_email)
    and date_deleted is null and date_anonymized is null
    and (mail_error, date_mail_failed) is distinct from (failure, failed_at);
  if new.kind = 'member-invitation' then
    update memberships set mail_error = failure, date_mail_failed = failed_at
    where organization_id = new.organization_id and id = (new.payload ->> 'membershipId')::uuid
      and invitation_count = (new.payload ->> 'count')::int and status = 'invited'
      and (mail_error, date_mail_failed) is distinct from (failure, failed_at);
  end if;
  return null;
end $$;

create or replace function forget_mail_error() returns trigger language plpgsql as $$
begin
  new.mail_error := null;
  new.date_mail_failed := null;
  return new;
end $$;

alter table security_events drop constraint security_events__kind;
alter table security_events add constraint security_events__kind check (kind in (
  'signed_in', 'sign_in_failed', 'second_factor_failed', 'locked_out', 'lock_lifted', 'signed_out', 'session_ended',
  'other_sessions_ended', 'all_sessions_ended', 'ended_by_platform', 'refresh_replayed', 'password_changed',
  'password_reset', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'recovery_code_used',
  'recovery_codes_renewed', 'passkey_added', 'passkey_removed', 'api_token_added'));

alter table session_families drop constraint session_families__ended_because;
alter table session_families add constraint session_families__ended_because check (ended_because in (
  'logout', 'replay', 'password', 'ended_by_user', 'membership', 'two_factor', 'company', 'platform'));

set local role quint_platform;
update talents t set date_mail_failed = m.failed_at
from (
  select organization_id, lower(to_email) as address, max(coalesce(date_last_try, date_created)) as failed_at
  from outbox where status = 'failed' and organization_id is not null
  group by organization_id, lower(to_email)
) m
where t.organization_id = m.organization_id and lower(t.email) = m.address and t.mail_error is not null;

update memberships m set mail_error = coalesce(o.last_error, 'unknown'),
  date_mail_failed = coalesce(o.date_last_try, o.date_created)
from outbox o
where o.organization_id = m.organization_id and o.kind = 'member-invitation' and o.status = 'failed'
  and m.id = (o.payload ->> 'membershipId')::uuid and m.invitation_count = (o.payload ->> 'count')::int
  and m.status = 'invited';
reset role;
