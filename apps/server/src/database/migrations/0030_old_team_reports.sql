-- A report shows a team as it was. With its link cleared nothing asks for it any more, so it is no longer kept under
-- what it says either, and its file counts as unused.

create function forget_team_documents() returns trigger
  language plpgsql as $$
begin
  update report_documents set file_id = null
    where organization_id = new.organization_id and team_id = new.id and file_id is not null;
  return null;
end $$;
create trigger teams__forget_documents after update of report_file on teams
  for each row when (old.report_file is not null and new.report_file is null) execute function forget_team_documents();

update report_documents d set file_id = null
  from teams t
  where t.organization_id = d.organization_id and t.id = d.team_id and t.report_file is null and d.file_id is not null;
