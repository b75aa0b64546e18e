-- Mails to people outside count on the budget of a day, come to a person once a day, and never to those who asked to
-- be left alone.

alter table organizations add column mails_per_day integer
  constraint organizations__mails_per_day check (mails_per_day between 1 and 100000);
comment on column organizations.mails_per_day is 'Mails to people outside a day; null takes what the plan has.';

alter table outbox add column counts_on date;
comment on column outbox.counts_on is 'Day of the mail budget it counts on, in Berlin; null for a mail that the person asked for or that goes to nobody outside.';
comment on column outbox.last_error is 'Kind of the last failure, or why it was canceled unsent: opted_out, mailed_lately.';
create index outbox__counted on outbox (organization_id, counts_on) where counts_on is not null;

create table mail_recipients (
  organization_id uuid not null references organizations (id) on delete cascade,
  address_hash bytea not null,
  purpose text not null constraint mail_recipients__purpose check (purpose in ('invitation', 'survey_link', 'notice')),
  date_last_mailed timestamptz not null,
  date_mailed_before timestamptz,
  primary key (organization_id, address_hash, purpose)
);
comment on table mail_recipients is 'When a workspace last wrote to an address, whatever it deleted since: nobody is invited twice a day.';
comment on column mail_recipients.organization_id is 'The workspace.';
comment on column mail_recipients.address_hash is 'HMAC-SHA-256 of the address with a key of the server; the address itself is not kept here.';
comment on column mail_recipients.purpose is 'What for: an invitation, the link of a public door, or a notice.';
comment on column mail_recipients.date_last_mailed is 'When the last mail was handed over.';
comment on column mail_recipients.date_mailed_before is 'When the mail before that one was handed over.';
call make_tenant_table('mail_recipients');
create index mail_recipients__by_age on mail_recipients (date_last_mailed);

create table mail_opt_outs (
  address_hash bytea primary key,
  date_created timestamptz not null default now()
);
comment on table mail_opt_outs is 'Addresses that want no invitations, reminders and survey links, of no workspace. Only their hashes are kept.';
comment on column mail_opt_outs.address_hash is 'HMAC-SHA-256 of the address with a key of the server.';
comment on column mail_opt_outs.date_created is 'When the person said so.';
grant select, insert, delete on mail_opt_outs to quint_platform;
