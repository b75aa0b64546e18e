-- What a role, a stakeholder survey and a team's report say stays true whichever way their rows are changed.

alter table roles
  add constraint roles__purpose_version check (selected_purpose_index < greatest(1, jsonb_array_length(purpose_summaries))),
  add constraint roles__description_version check (selected_description_index < greatest(1, jsonb_array_length(description_summaries))),
  add constraint roles__accountabilities_version check (selected_accountabilities_index < greatest(1, jsonb_array_length(accountabilities_summaries)));

alter table ra_surveys
  add constraint ra_surveys__answered check (status <> 'CANCELED' or date_finished is null);

-- A team's report shows its members and roles; with other ones it is of a team that is no more.
create function clear_team_report() returns trigger
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
create trigger teams_talents__clear_report after insert or delete on teams_talents
  for each row execute function clear_team_report();
create trigger teams_roles__clear_report after insert or delete on teams_roles
  for each row execute function clear_team_report();

-- Two people who each take one of the last two teams away must not both succeed: the second waits and looks again.
create or replace function goals_need_team() returns trigger
  language plpgsql as $$
declare goal uuid; organization uuid;
begin
  if tg_table_name = 'goals' then goal := new.id; organization := new.organization_id;
  else goal := old.goals_id; organization := old.organization_id;
  end if;
  perform from goals g where g.organization_id = organization and g.id = goal for no key update;
  if found and not exists (select from goals_teams t where t.organization_id = organization and t.goals_id = goal) then
    raise exception 'a goal needs a team' using errcode = '23514', constraint = 'goals__needs_team', table = 'goals';
  end if;
  return null;
end $$;
