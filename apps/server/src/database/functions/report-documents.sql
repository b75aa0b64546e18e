-- Rendered documents whose content is outdated.

create or replace function clear_team_report() returns trigger
  language plpgsql as $$
declare organization uuid; team uuid;
begin
  if tg_op = 'DELETE' then organization := old.organization_id; team := old.teams_id;
  else organization := new.organization_id; team := new.teams_id;
  end if;
  update teams set report_file = null, date_report_created = null
    where organization_id = organization and id = team
      and (report_file is not null or date_report_created is not null);
  return null;
end $$;
comment on function clear_team_report() is 'Clears the report of a team whose members or roles change.';
create or replace trigger teams_roles__clear_report after insert or delete on teams_roles
  for each row execute function clear_team_report();
comment on trigger teams_roles__clear_report on teams_roles is 'Clears the report of the team, which no longer holds.';
create or replace trigger teams_talents__clear_report after insert or delete on teams_talents
  for each row execute function clear_team_report();
comment on trigger teams_talents__clear_report on teams_talents is 'Clears the report of the team, which no longer holds.';

create or replace function clear_team_documents() returns trigger
  language plpgsql as $$
begin
  update report_documents set file_id = null
    where organization_id = new.organization_id and team_id = new.id and file_id is not null;
  return null;
end $$;
comment on function clear_team_documents() is 'Lets go of the files of documents about a team whose report was cleared.';
create or replace trigger teams__clear_documents after update of report_file on teams
  for each row when (old.report_file is not null and new.report_file is null) execute function clear_team_documents();
comment on trigger teams__clear_documents on teams is 'Lets go of the files of documents about the team when its report is cleared.';

create or replace function clear_documents_about_talent() returns trigger language plpgsql as $$
begin
  update report_documents d set file_id = null
    from report_documents_talents t
    where t.organization_id = old.organization_id and t.talent_id = old.id
      and d.organization_id = t.organization_id and d.id = t.document_id and d.file_id is not null;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
comment on function clear_documents_about_talent() is 'Lets go of the files of documents that name a talent who is deleted, restored or anonymised.';
create or replace trigger talents__clear_documents before delete on talents for each row execute function clear_documents_about_talent();
comment on trigger talents__clear_documents on talents is 'Lets go of the files of documents that name the talent.';
create or replace trigger talents__clear_documents_on_removal before update of date_deleted, date_anonymized on talents for each row
  when (new.date_deleted is distinct from old.date_deleted or new.date_anonymized is distinct from old.date_anonymized)
  execute function clear_documents_about_talent();
comment on trigger talents__clear_documents_on_removal on talents is 'Lets go of the files of documents that name the talent when it is deleted, restored or anonymised.';
