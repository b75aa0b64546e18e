-- The mails of a vacancy follow their rows in the outbox.

create or replace function record_vacancy_mail_outcome() returns trigger
  language plpgsql as $$
begin
  update vacancy_mails set
    date_sent = case when new.status = 'sent' then coalesce(new.date_sent, now()) end,
    date_stopped = case when new.status = 'canceled' then now() end
  where organization_id = new.organization_id and id = (new.payload ->> 'mailId')::uuid
    and date_sent is null and (date_stopped is null or new.status = 'sent');
  return null;
end $$;
comment on function record_vacancy_mail_outcome() is 'Records on a mail of a vacancy that it was sent, or cancelled before it was sent.';
create or replace trigger outbox__vacancy_mail after update of status on outbox for each row
  when (new.kind in ('interview-invitation', 'application-answer') and new.status in ('sent', 'canceled')
    and old.status is distinct from new.status)
  execute function record_vacancy_mail_outcome();
comment on trigger outbox__vacancy_mail on outbox is 'Records on a mail of a vacancy that it was sent, or cancelled before it was sent.';
