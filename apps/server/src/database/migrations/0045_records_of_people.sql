-- What the page of a person needs: notes, where the person comes from, and a reminder that an administrator words, plans or skips.

create table talent_notes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  talent_id uuid not null,
  text text not null constraint talent_notes__text_not_blank check (btrim(text, E' \t\r\n') <> ''),
  user_created uuid references users (id) on delete set null,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (organization_id, id),
  constraint talent_notes__talent_fkey foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  constraint talent_notes__text_length check (char_length(text) <= 5000)
);
create index talent_notes__by_talent on talent_notes (organization_id, talent_id, date_created desc, id);
create index talent_notes__by_user on talent_notes (user_created) where user_created is not null;
comment on table talent_notes is 'Notes of administrators about a person. The workspace alone reads them; they are part of the copy of data that the person can ask for.';
comment on column talent_notes.organization_id is 'The workspace.';
comment on column talent_notes.id is 'UUIDv7.';
comment on column talent_notes.talent_id is 'The person it is about.';
comment on column talent_notes.text is 'Plain text; markup in it has no meaning.';
comment on column talent_notes.user_created is 'Who wrote it and may change it; null once the account is gone.';
comment on column talent_notes.date_created is 'When it was written.';
comment on column talent_notes.date_updated is 'When it was last changed.';
call make_tenant_table('talent_notes');

-- What was noted goes with the person it is about.
create function clear_notes() returns trigger
  language plpgsql as $$
begin
  delete from talent_notes where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $$;
create trigger talents__clear_notes after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_notes();

alter table talents add column source text constraint talents__source_length check (char_length(source) <= 100);
comment on column talents.source is 'How the person came, in the words of the workspace; null says invited or through a public link.';

alter table talents_results
  add column reminder_subject text constraint talents_results__reminder_subject_length check (char_length(reminder_subject) <= 150),
  add column reminder_message text constraint talents_results__reminder_message_length check (char_length(reminder_message) <= 5000),
  add column remind_at timestamptz,
  add column reminders_skipped smallint not null default 0,
  add column date_reminder_skipped timestamptz,
  add column watchers uuid[] not null default '{}';
comment on column talents_results.reminder_subject is 'Subject an administrator gave the reminders; null uses the standard one.';
comment on column talents_results.reminder_message is 'Text an administrator gave the reminders; null uses the standard one.';
comment on column talents_results.remind_at is 'When the reminder goes out that an administrator planned.';
comment on column talents_results.reminders_skipped is 'Automatic reminders that an administrator skipped.';
comment on column talents_results.date_reminder_skipped is 'When an automatic reminder was last skipped.';
comment on column talents_results.watchers is 'Administrators who want a mail when the result is there.';
