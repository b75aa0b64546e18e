-- A person may be open for work in several workspaces: the pool shows them once. Of the rows of one person the first is
-- marked; which of the others takes its place where that one cannot be found, the question decides.
alter table pool_profiles add column person uuid, add column is_first boolean not null default false;
comment on column pool_profiles.person is 'Derived from the address: the same for the rows of one person in several workspaces; never answered.';
comment on column pool_profiles.is_first is 'The row that stands for the person while others of the same person are in the pool.';
update pool_profiles p set person = md5(lower(t.email))::uuid from talents t where t.organization_id = p.organization_id and t.id = p.talent_id;
update pool_profiles p set is_first = true
where not exists (select from pool_profiles q where q.person = p.person and (q.date_opened, q.id) < (p.date_opened, p.id));
create unique index pool_profiles__first on pool_profiles (person) where is_first;
create index pool_profiles__others on pool_profiles (person) where not is_first;
create index pool_profiles__by_person on pool_profiles (person);

drop index pool_profiles__by_rank;
drop index pool_profiles__by_name;
create index pool_profiles__by_rank on pool_profiles (ranked, id) include (organization_id, has_wishes, stanines, is_first) where is_qualified;
create index pool_profiles__by_name on pool_profiles (first_name, id) include (organization_id, has_wishes, stanines, is_first) where is_qualified;

create or replace function follow_pool_profile(workspace uuid, talent uuid) returns void
  language plpgsql as $$
begin
  -- Of two changes at a time the second waits here, and then sees what the first has done.
  perform from talents t where t.organization_id = workspace and t.id = talent for no key update;
  delete from pool_profiles p where p.organization_id = workspace and p.talent_id = talent and not exists (
    select from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
      and t.organization_id <> all (t.ws_ids_of_copied_talent) and o.date_deleted is null);
  insert into pool_profiles as p (organization_id, talent_id, person, status, first_name, locations, places, radius, wished_roles,
    skills, jobs, languages, has_work_mode, has_salary, is_qualified, has_wishes, is_left_out,
    result_id, stanines, ranked, quality, z_o, z_c, z_e, z_a, z_es)
  select t.organization_id, t.id, md5(lower(t.email))::uuid, t.status, coalesce(t.first_name, ''), coalesce(j.locations, '[]'), coalesce(l.places, ''), l.radius, w.names,
    s.count, (select count(*) from job_experiences e where e.organization_id = t.organization_id and e.talent_id = t.id),
    coalesce(jsonb_array_length(j.languages), 0), coalesce(cardinality(j.work_mode), 0) > 0, j.salary is not null,
    s.count > 0 and coalesce(cardinality(j.work_mode), 0) > 0 and l.places is not null, cardinality(w.names) > 0, x.is_left_out,
    r.id, t.stanines, case when not x.is_left_out then t.stanines end, r.quality, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es
  from talents t
  join organizations o on o.id = t.organization_id and o.date_deleted is null
  left join job_preferences j on j.organization_id = t.organization_id and j.id = t.job_preferences
  cross join lateral (select count(*) as count from unnest(string_to_array(j.skills, ',')) one where btrim(one) <> '') s
  cross join lateral (
    select string_agg(one ->> 'location', ', ') as places, max((one ->> 'radius')::integer) as radius
    from jsonb_array_elements(j.locations) one) l
  cross join lateral (
    select coalesce(array_agg(distinct r.name), '{}') as names from job_preferences_roles_1 k
    join roles r on r.organization_id = k.organization_id and r.id = k.roles_id
    where k.organization_id = t.organization_id and k.job_preferences_id = t.job_preferences
      and r.date_deleted is null and r.date_archived is null and r.draft_state is null) w
  cross join lateral (select (to_jsonb(t) ->> 'rankings_objected_at') is not null as is_left_out) x
  left join lateral (
    select n.id, n.quality, n.z_o, n.z_c, n.z_e, n.z_a, n.z_es from talents_results n
    where n.organization_id = t.organization_id and n.talent_id = t.id and n.status = 'FINISHED' and (to_jsonb(n) ->> 'held_until') is null
    order by n.date_finished desc, n.id limit 1) r on true
  where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  on conflict (organization_id, talent_id) do update set
    person = excluded.person, is_first = p.is_first and p.person is not distinct from excluded.person, status = excluded.status, first_name = excluded.first_name, locations = excluded.locations, places = excluded.places,
    radius = excluded.radius, wished_roles = excluded.wished_roles, skills = excluded.skills, jobs = excluded.jobs,
    languages = excluded.languages, has_work_mode = excluded.has_work_mode, has_salary = excluded.has_salary,
    is_qualified = excluded.is_qualified, has_wishes = excluded.has_wishes, is_left_out = excluded.is_left_out,
    result_id = excluded.result_id, stanines = excluded.stanines, ranked = excluded.ranked, quality = excluded.quality,
    z_o = excluded.z_o, z_c = excluded.z_c, z_e = excluded.z_e, z_a = excluded.z_a, z_es = excluded.z_es;
  -- Other workspaces cannot be read here: the index knows whether the person stands in the pool already.
  begin
    update pool_profiles p set is_first = true where p.organization_id = workspace and p.talent_id = talent and not p.is_first;
  exception when unique_violation then null;
  end;
end $$;

-- The talent of a part is found by an index, whichever part it is: one question for all parts reads every talent of the
-- workspace.
create or replace function follow_pool_of_part() returns trigger
  language plpgsql as $$
declare
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  workspace uuid := (part ->> 'organization_id')::uuid;
  preferences uuid := (case tg_table_name when 'job_preferences' then part ->> 'id' else part ->> 'job_preferences_id' end)::uuid;
  person uuid;
begin
  if tg_table_name in ('job_preferences', 'job_preferences_roles_1') then
    for person in
      select t.id from talents t where t.organization_id = workspace and t.job_preferences = preferences and t.is_open_for_work
    loop
      perform follow_pool_profile(workspace, person);
    end loop;
  else
    select t.id into person from talents t
    where t.organization_id = workspace and t.id = (part ->> 'talent_id')::uuid and t.is_open_for_work;
    if found then perform follow_pool_profile(workspace, person); end if;
  end if;
  return null;
end $$;
