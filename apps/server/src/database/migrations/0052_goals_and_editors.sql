-- A goal had no day it is due, and its progress no past. And of two people who change a record at a time the second wrote
-- over the first unseen: a record says now who changed it last, so that the second can be told.

alter table goals add column due_date date;
comment on column goals.due_date is 'The day the goal is to be reached by, in Berlin; null without one.';
create index goals__by_due_date on goals (organization_id, due_date, id) where date_deleted is null and due_date is not null;

create table goal_progress (
  organization_id uuid not null references organizations (id) on delete cascade,
  goal_id uuid not null,
  day date not null,
  progress smallint not null constraint goal_progress__percent check (progress between 0 and 100),
  primary key (organization_id, goal_id, day),
  foreign key (organization_id, goal_id) references goals (organization_id, id) on delete cascade
);
comment on table goal_progress is 'The progress of goals at the end of the days on which it changed. Kept by a trigger.';
comment on column goal_progress.organization_id is 'The workspace.';
comment on column goal_progress.goal_id is 'The goal.';
comment on column goal_progress.day is 'The day, in Berlin.';
comment on column goal_progress.progress is 'The mean of the key results in percent.';
call make_tenant_table('goal_progress');

create function note_goal_progress() returns trigger
  language plpgsql as $$
declare
  result key_results := coalesce(new, old);
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
comment on function note_goal_progress() is 'Notes the progress of a goal whose key results change, once a day.';
create trigger key_results__progress_made after insert or delete on key_results
  for each row execute function note_goal_progress();
create trigger key_results__progress_changed after update on key_results
  for each row when ((old.is_done, old.percent) is distinct from (new.is_done, new.percent))
  execute function note_goal_progress();

alter table talents add column user_updated uuid;
comment on column talents.user_updated is 'Who changed the row last.';
alter table roles add column user_updated uuid;
comment on column roles.user_updated is 'Who changed the row last.';
alter table teams add column user_updated uuid;
comment on column teams.user_updated is 'Who changed the row last.';
alter table goals add column user_updated uuid;
comment on column goals.user_updated is 'Who changed the row last.';
alter table assessments add column user_updated uuid;
comment on column assessments.user_updated is 'Who changed the row last.';
