-- Ranges could be fitted to people who were measured already, and nobody could see it. They can now be fixed before the
-- first result and count as fixed from it on; a later change needs a reason. Where a range comes from is kept as well.

alter table roles
  add column range_sources jsonb not null default '{}',
  add column range_reason text,
  add column ranges_locked_at timestamptz,
  add column ranges_locked_by uuid,
  add constraint roles__range_sources check (jsonb_typeof(range_sources) = 'object'),
  add constraint roles__range_reason_length check (char_length(range_reason) <= 280);
comment on column roles.range_sources is 'Where the range of each trait comes from; a trait left out was set by hand.';
comment on column roles.range_reason is 'Why the ranges change, while they do; a trigger moves it to the new version.';
comment on column roles.ranges_locked_at is 'When the ranges were fixed; they stay so.';
comment on column roles.ranges_locked_by is 'Who fixed them.';

alter table role_ranges
  add column sources jsonb not null default '{}',
  add column reason text,
  add column results integer not null default 0,
  add constraint role_ranges__sources check (jsonb_typeof(sources) = 'object'),
  add constraint role_ranges__reason_length check (char_length(reason) <= 280),
  add constraint role_ranges__results_not_negative check (results >= 0);
comment on column role_ranges.sources is 'Where the range of each trait came from; a trait left out was set by hand.';
comment on column role_ranges.reason is 'Why fixed ranges were changed to these.';
comment on column role_ranges.results is 'How many people considered for the role had a result when it got these ranges.';

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

create function guard_role_ranges() returns trigger
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
comment on function guard_role_ranges() is 'Refuses a change of fixed ranges without a reason; otherwise notes the new version of the ranges.';

drop trigger roles__ranges_changed on roles;
create trigger roles__ranges_changed before update on roles
  for each row when (ranges_of_role(old) is distinct from ranges_of_role(new) or new.range_reason is not null)
  execute function guard_role_ranges();

create or replace function note_role_ranges() returns trigger
  language plpgsql as $$
begin
  insert into role_ranges (organization_id, role_id, user_created, ranges, sources)
    values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_of_role(new), new.range_sources);
  return null;
end $$;
comment on function note_role_ranges() is 'Notes the ranges of a new role.';
