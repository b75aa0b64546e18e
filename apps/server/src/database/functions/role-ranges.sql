-- Ranges of roles: their history, and when they are fixed.

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

create or replace function apply_role_range_rules() returns trigger
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
      -- A range that is set without its source was set manually.
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
comment on function apply_role_range_rules() is 'Refuses a change of fixed ranges without a reason, clears the source of ranges set by hand, and records the new version of the ranges.';
create or replace trigger roles__ranges_changed before update on roles
  for each row execute function apply_role_range_rules();
comment on trigger roles__ranges_changed on roles is 'When ranges or weights change: refuses it without a reason if they are fixed, clears the source of ranges set by hand, and records the new version in the history.';

create or replace function record_role_ranges() returns trigger
  language plpgsql as $$
begin
  insert into role_ranges (organization_id, role_id, user_created, ranges, sources)
    values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_of_role(to_jsonb(new)), new.range_sources);
  return null;
end $$;
comment on function record_role_ranges() is 'Records the ranges of a new role.';
create or replace trigger roles__ranges_made after insert on roles
  for each row execute function record_role_ranges();
comment on trigger roles__ranges_made on roles is 'Records the first version of the ranges in the history.';
