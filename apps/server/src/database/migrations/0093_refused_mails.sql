-- People who run an installation, and administrators of a workspace, learn which mails were not taken, and why.

alter table outbox add column date_last_try timestamptz;
comment on column outbox.date_last_try is 'When it was last handed to the mail server, taken or not.';

create index outbox__sent on outbox (date_sent) where date_sent is not null;

alter table talents add column mail_error text;
comment on column talents.mail_error is 'Kind of failure of the newest mail to this address that was given up; null once one was taken.';

create index talents__undeliverable on talents (organization_id, id)
  where mail_error is not null and date_deleted is null and date_anonymized is null;

create function note_mail_outcome() returns trigger language plpgsql as $$
begin
  update talents set mail_error = case when new.status = 'failed' then coalesce(new.last_error, 'unknown') end
  where organization_id = new.organization_id and lower(email) = lower(new.to_email)
    and date_deleted is null and date_anonymized is null
    and mail_error is distinct from case when new.status = 'failed' then coalesce(new.last_error, 'unknown') end;
  return null;
end $$;

create trigger outbox__outcome after update of status on outbox for each row
  when (new.organization_id is not null and new.status in ('failed', 'sent') and old.status is distinct from new.status)
  execute function note_mail_outcome();

create function forget_mail_error() returns trigger language plpgsql as $$
begin
  new.mail_error := null;
  return new;
end $$;

create trigger talents__new_address before update of email on talents for each row
  when (old.mail_error is not null and lower(new.email) is distinct from lower(old.email))
  execute function forget_mail_error();

update talents t set mail_error = coalesce(m.last_error, 'unknown')
from (
  select distinct on (o.organization_id, lower(o.to_email)) o.organization_id, lower(o.to_email) as address, o.last_error
  from outbox o
  where o.status = 'failed' and o.organization_id is not null and not exists (
    select from outbox l where l.organization_id = o.organization_id and lower(l.to_email) = lower(o.to_email)
      and l.status = 'sent' and l.date_sent > o.date_created
  )
  order by o.organization_id, lower(o.to_email), o.date_created desc
) m
where t.organization_id = m.organization_id and lower(t.email) = m.address
  and t.date_deleted is null and t.date_anonymized is null;

-- The page of the platform names the newest migration.
grant select on schema_migrations to quint_platform;
