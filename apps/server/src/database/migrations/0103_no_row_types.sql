-- PostgreSQL 15.20 refuses to alter a table whose row type a function takes. Two functions took the row type of roles:
-- one takes JSON now, the other any row. Migrations 0046 and 0054 make them like this in a new database; here databases
-- that have the former ones follow. Two triggers declared variables of a row type, and declare records now.

drop trigger roles__ranges_changed on roles;
drop function if exists ranges_of_role(roles);
drop function if exists range_lock_of(roles);

create or replace function ranges_of_role(role jsonb) returns jsonb
  language sql immutable as $$
  select jsonb_build_object(
    'O', jsonb_build_object('min', role->'o_min', 'max', role->'o_max', 'weight', role->'o_weight'),
    'C', jsonb_build_object('min', role->'c_min', 'max', role->'c_max', 'weight', role->'c_weight'),
    'E', jsonb_build_object('min', role->'e_min', 'max', role->'e_max', 'weight', role->'e_weight'),
    'A', jsonb_build_object('min', role->'a_min', 'max', role->'a_max', 'weight', role->'a_weight'),
    'ES', jsonb_build_object('min', role->'es_min', 'max', role->'es_max', 'weight', role->'es_weight'))
$$;
comment on function ranges_of_role(jsonb) is 'The ranges and weights of a role, given as to_jsonb makes it, as one value.';

create or replace function range_lock_of(role record) returns jsonb
  language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'kind', case when role.ranges_locked_at is not null then 'locked' when r.results > 0 then 'results' end,
      'date', to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', (select nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') from users u
        join memberships m on m.organization_id = role.organization_id and m.user_id = u.id and m.user_role = 'ORG_ADMIN'
        where u.id = role.ranges_locked_by),
      'results', r.results,
      'before_results', role.ranges_locked_at is not null and (r.first_at is null or role.ranges_locked_at < r.first_at),
      'version', (select greatest(count(*), 1) from role_ranges h where h.organization_id = role.organization_id
        and h.role_id = role.id and f.at is not null and h.date_created <= f.at))
    from (
      select count(*)::integer as results, min(greatest(l.date_created, s.finished_at)) as first_at
      from roles_talents l
      cross join lateral (
        select min(t.date_finished) as finished_at from talents_results t
        where t.organization_id = l.organization_id and t.talent_id = l.talents_id and t.status = 'FINISHED'
      ) s
      where l.organization_id = role.organization_id and l.roles_id = role.id and s.finished_at is not null
    ) r, lateral (select coalesce(role.ranges_locked_at, r.first_at) as at) f
  );
end $$;
comment on function range_lock_of(record) is 'Whether the ranges of a role, given as a row of roles, are fixed, since when, by whom, and after how many results of people considered for it.';

create or replace function guard_role_ranges() returns trigger
  language plpgsql as $$
declare
  ranges_before jsonb := ranges_of_role(to_jsonb(old));
  ranges_after jsonb := ranges_of_role(to_jsonb(new));
  range_lock jsonb;
  trait text;
begin
  if ranges_before is distinct from ranges_after then
    range_lock := range_lock_of(old);
    if range_lock->>'kind' is not null and coalesce(btrim(new.range_reason), '') = '' then
      raise exception 'the ranges of the role are fixed'
        using errcode = 'check_violation', table = 'roles', constraint = 'roles__ranges_locked', detail = range_lock::text;
    end if;
    foreach trait in array array['O', 'C', 'E', 'A', 'ES'] loop
      -- A range set without its source was set by hand.
      if (ranges_before->trait) - 'weight' is distinct from (ranges_after->trait) - 'weight'
        and old.range_sources->trait is not distinct from new.range_sources->trait then
        new.range_sources := new.range_sources - trait;
      end if;
    end loop;
    insert into role_ranges (organization_id, role_id, user_created, ranges, sources, reason, results)
      values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_after,
        new.range_sources, nullif(btrim(new.range_reason), ''), (range_lock->>'results')::integer);
  end if;
  new.range_reason := null;
  return new;
end $$;

create or replace function note_role_ranges() returns trigger
  language plpgsql as $$
begin
  insert into role_ranges (organization_id, role_id, user_created, ranges, sources)
    values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_of_role(to_jsonb(new)), new.range_sources);
  return null;
end $$;

create trigger roles__ranges_changed before update on roles
  for each row execute function guard_role_ranges();

create or replace function follow_newest_sheet() returns trigger
  language plpgsql as $$
declare
  sheet record := coalesce(new, old);
begin
  -- Of two sheets that change at a time the second waits here, and then sees what the first has done.
  perform from talents t where t.organization_id = sheet.organization_id and t.id = sheet.talent_id for no key update;
  update talents t set invitation_status = n.invitation_status, stanines = n.stanines, date_last_invited = n.date_last_invited
  from newest_sheet_of(sheet.organization_id, sheet.talent_id) n
  where t.organization_id = sheet.organization_id and t.id = sheet.talent_id
    and (t.invitation_status, t.stanines, t.date_last_invited) is distinct from (n.invitation_status, n.stanines, n.date_last_invited);
  return null;
end $$;

create or replace function note_goal_progress() returns trigger
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
