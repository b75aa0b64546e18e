-- Goals.

create or replace function assert_goal_has_team() returns trigger
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
comment on function assert_goal_has_team() is 'Refuses, at the end of the transaction, a goal without a team.';
drop trigger if exists goals__needs_team on goals;
create constraint trigger goals__needs_team after insert on goals
  deferrable initially deferred for each row execute function assert_goal_has_team();
comment on trigger goals__needs_team on goals is 'Refuses a new goal that has no team at the end of the transaction.';
drop trigger if exists goals_teams__needs_team on goals_teams;
create constraint trigger goals_teams__needs_team after delete on goals_teams
  deferrable initially deferred for each row execute function assert_goal_has_team();
comment on trigger goals_teams__needs_team on goals_teams is 'Refuses, at the end of the transaction, to leave a goal without a team.';

create or replace function record_goal_progress() returns trigger
  language plpgsql as $$
declare
  result record := coalesce(new, old);
  today date := (now() at time zone 'Europe/Berlin')::date;
  mean smallint;
begin
  perform from goals g where g.organization_id = result.organization_id and g.id = result.goal_id for no key update;
  if not found then return null; end if;
  select round(avg(case when k.is_done then 100 else k.percent end)) into mean from key_results k
    where k.organization_id = result.organization_id and k.goal_id = result.goal_id;
  if mean is null then
    delete from goal_progress p
      where p.organization_id = result.organization_id and p.goal_id = result.goal_id and p.day = today;
  else
    insert into goal_progress (organization_id, goal_id, day, progress)
      values (result.organization_id, result.goal_id, today, mean)
      on conflict (organization_id, goal_id, day) do update set progress = excluded.progress;
  end if;
  return null;
end $$;
comment on function record_goal_progress() is 'Records the progress of a goal whose key results change, one row for each day.';
create or replace trigger key_results__progress_changed after update on key_results
  for each row when ((old.is_done, old.percent) is distinct from (new.is_done, new.percent))
  execute function record_goal_progress();
comment on trigger key_results__progress_changed on key_results is 'Records the progress of the goal of today.';
create or replace trigger key_results__progress_made after insert or delete on key_results
  for each row execute function record_goal_progress();
comment on trigger key_results__progress_made on key_results is 'Records the progress of the goal of today.';
