-- Rows that are deleted when the talent is anonymised.

create or replace function clear_inbox() returns trigger
  language plpgsql as $$
begin
  delete from inbox_messages where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $$;
comment on function clear_inbox() is 'Deletes the messages of a talent who is anonymised.';
create or replace trigger talents__clear_inbox after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_inbox();
comment on trigger talents__clear_inbox on talents is 'Deletes the messages of the talent when it is anonymised.';

create or replace function clear_talent_notes() returns trigger
  language plpgsql as $$
begin
  delete from talent_notes where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $$;
comment on function clear_talent_notes() is 'Deletes the notes about a talent who is anonymised.';
create or replace trigger talents__clear_notes after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_talent_notes();
comment on trigger talents__clear_notes on talents is 'Deletes the notes about the talent when it is anonymised.';

create or replace function clear_own_pages() returns trigger
  language plpgsql as $$
begin
  delete from talent_missions where organization_id = new.organization_id and talent_id = new.id;
  delete from result_feedback f using talents_results r
    where f.organization_id = new.organization_id and r.organization_id = f.organization_id
      and r.id = f.result_id and r.talent_id = new.id;
  delete from result_statements s using talents_results r
    where s.organization_id = new.organization_id and r.organization_id = s.organization_id
      and r.id = s.result_id and r.talent_id = new.id;
  return null;
end $$;
comment on function clear_own_pages() is 'Deletes what a talent who is anonymised wrote on their own pages: missions, ratings of results, statements on results.';
create or replace trigger talents__clear_own_pages after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_own_pages();
comment on trigger talents__clear_own_pages on talents is 'Deletes missions, ratings of results and statements on results of the talent when it is anonymised.';

create or replace function clear_rejection_notes() returns trigger
  language plpgsql as $$
begin
  update roles_talents set rejected_note = null
    where organization_id = new.organization_id and talents_id = new.id and rejected_note is not null;
  return null;
end $$;
comment on function clear_rejection_notes() is 'Clears the notes on rejections of a talent who is anonymised.';
create or replace trigger talents__clear_rejection_notes after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_rejection_notes();
comment on trigger talents__clear_rejection_notes on talents is 'Clears the notes on rejections of the talent when it is anonymised.';
