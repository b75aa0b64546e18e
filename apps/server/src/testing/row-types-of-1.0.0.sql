-- Functions as databases of version 1.0.0 have them and the baseline does not: they take the row type of roles, which
-- PostgreSQL refuses from 15.20 on. 0103_no_row_types.sql replaces them.
drop function range_lock_of(record);
drop function ranges_of_role(jsonb);

create function ranges_of_role(role roles) returns jsonb
  language sql stable return jsonb_build_object(
    'O', jsonb_build_object('min', role.o_min, 'max', role.o_max, 'weight', role.o_weight),
    'C', jsonb_build_object('min', role.c_min, 'max', role.c_max, 'weight', role.c_weight),
    'E', jsonb_build_object('min', role.e_min, 'max', role.e_max, 'weight', role.e_weight),
    'A', jsonb_build_object('min', role.a_min, 'max', role.a_max, 'weight', role.a_weight),
    'ES', jsonb_build_object('min', role.es_min, 'max', role.es_max, 'weight', role.es_weight));
comment on function ranges_of_role(roles) is 'The ranges and weights of a role as one value.';

create function range_lock_of(role roles) returns jsonb
  language sql stable as $$
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
$$;
comment on function range_lock_of(roles) is 'Whether the ranges of a role are fixed, since when, by whom, and after how many results of people considered for it.';

create or replace function guard_role_ranges() returns trigger
  language plpgsql as $$
declare
  ranges_before jsonb := ranges_of_role(old);
  ranges_after jsonb := ranges_of_role(new);
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
    values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_of_role(new), new.range_sources);
  return null;
end $$;

drop trigger roles__ranges_changed on roles;
create trigger roles__ranges_changed before update on roles
  for each row when (ranges_of_role(old) is distinct from ranges_of_role(new) or new.range_reason is not null)
  execute function guard_role_ranges();
