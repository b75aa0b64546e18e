-- Erasing a person removes rows at once; files, mails in a folder and mails that are being handed over follow in a job.
-- What it needs to find them lies here sealed until it is done, so that neither a crash nor a lost job leaves anything.

create table erasures (
  id uuid not null primary key,
  talent_ids uuid[] not null default '{}',
  sealed bytea not null,
  date_created timestamptz not null default now()
);
comment on table erasures is 'Erasures whose mails are not all found and removed yet. A row is gone with the last of them.';
comment on column erasures.id is 'UUIDv7.';
comment on column erasures.talent_ids is 'The records that were erased.';
comment on column erasures.sealed is 'Names and addresses to look for; opens with the key of the server only.';
comment on column erasures.date_created is 'When the person was erased.';
grant select, insert, update, delete on erasures to quint_platform;

-- Every erasure asks for the mails to an address and for those about a person.
create index outbox__by_address on outbox (organization_id, lower(to_email));

-- Lines of the audit log end after three years, by the clock of the database, whatever a job believes.
alter policy lines_stay on audit_log using (
  date_created < now() - interval '1096 days' or not exists (select from organizations o where o.id = audit_log.organization_id)
);
