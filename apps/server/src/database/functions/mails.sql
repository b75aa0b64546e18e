-- The delivery status of e-mails.

create or replace function record_mail_outcome() returns trigger language plpgsql as $$
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
comment on function record_mail_outcome() is 'Records on talents and on invited members whether the newest e-mail to their address arrived or was refused.';
create or replace trigger outbox__outcome after update of status on outbox for each row
  when (new.organization_id is not null and new.status in ('failed', 'sent') and old.status is distinct from new.status)
  execute function record_mail_outcome();
comment on trigger outbox__outcome on outbox is 'Records on the talent or the invited member that an e-mail was sent, or why it failed.';

create or replace function clear_mail_error() returns trigger
  language plpgsql as $$
begin
  if is_spelling_change() then return new; end if;
  new.mail_error := null;
  new.date_mail_failed := null;
  return new;
end $$;
comment on function clear_mail_error() is 'Clears the refusal of an e-mail when the talent gets another address.';
create or replace trigger talents__new_address before update of email on talents for each row
  when (old.mail_error is not null and lower(new.email) is distinct from lower(old.email))
  execute function clear_mail_error();
comment on trigger talents__new_address on talents is 'Clears the refusal of the last e-mail when the address changes.';
