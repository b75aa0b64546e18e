-- A workspace may want to remind people itself.
alter table organizations add column sends_reminders boolean not null default true;
comment on column organizations.sends_reminders is 'People whose survey waits are reminded by mail.';
