-- The snapshot of the pool: one row for each talent who is open for work.

create or replace function kind_of_work_names(kinds text[]) returns text[]
  language sql immutable as $$
  select coalesce(array_agg(distinct n.name order by n.name), '{}') from (values
    ('sales', 'Sales'), ('sales', 'Vertrieb'),
    ('account_management', 'Account management'), ('account_management', 'Kundenbetreuung'),
    ('support', 'Customer support'), ('support', 'Kundenservice'),
    ('software_developer', 'Software developer'), ('software_developer', 'Softwareentwicklung'),
    ('product_manager', 'Product manager'), ('product_manager', 'Produktmanagement'),
    ('marketing', 'Marketing'), ('marketing', 'Marketing'),
    ('hr', 'Human resources'), ('hr', 'Personal'),
    ('finance', 'Finance and accounting'), ('finance', 'Finanzen und Buchhaltung'),
    ('team_lead', 'Team lead'), ('team_lead', 'Teamleitung'),
    ('assistant', 'Assistant'), ('assistant', 'Assistenz')) n (kind, name)
  where n.kind = any (kinds)
$$;
comment on function kind_of_work_names(text[]) is 'The names of kinds of work in both languages, to be searched in.';

create or replace function refresh_pool_profile(workspace uuid, talent uuid) returns void
  language plpgsql as $$
begin
  -- Serialises concurrent changes: the second waits here and then sees the effects of the first.
  perform from talents t where t.organization_id = workspace and t.id = talent for no key update;
  delete from pool_profiles p where p.organization_id = workspace and p.talent_id = talent and not exists (
    select from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
      and t.organization_id <> all (t.ws_ids_of_copied_talent) and o.date_deleted is null);
  insert into pool_profiles as p (organization_id, talent_id, person, mark, status, first_name, locations, places, radius, wished_roles,
    skills, jobs, languages, has_work_mode, has_salary, has_start, is_qualified, has_wishes, is_left_out,
    result_id, stanines, ranked, quality, z_o, z_c, z_e, z_a, z_es)
  select t.organization_id, t.id, md5(case when a.is_proved then lower(t.email) else t.organization_id::text || t.id::text end)::uuid, a.mark,
    t.status, coalesce(t.first_name, ''), coalesce(j.locations, '[]'), coalesce(l.places, ''), l.radius, w.names,
    s.count, (select count(*) from job_experiences e where e.organization_id = t.organization_id and e.talent_id = t.id),
    coalesce(jsonb_array_length(j.languages), 0), coalesce(cardinality(j.work_mode), 0) > 0, j.salary is not null, j.earliest_start is not null,
    s.count > 0 and coalesce(cardinality(j.work_mode), 0) > 0 and l.places is not null, cardinality(w.names) > 0, x.is_left_out,
    r.id, t.stanines, case when not x.is_left_out then t.stanines end, r.quality, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es
  from talents t
  join organizations o on o.id = t.organization_id and o.date_deleted is null
  cross join lateral (select m.mark, t.user_id is not null or exists (
      select from pool_known_people k where k.organization_id = t.organization_id and k.mark = m.mark) as is_proved
    from (select hash_address(t.email) as mark) m) a
  left join job_preferences j on j.organization_id = t.organization_id and j.id = t.job_preferences
  cross join lateral (select count(*) as count from unnest(string_to_array(j.skills, ',')) one where btrim(one) <> '') s
  cross join lateral (
    select string_agg(one ->> 'location', ', ') as places, max((one ->> 'radius')::integer) as radius
    from jsonb_array_elements(j.locations) one) l
  cross join lateral (
    select coalesce(array_agg(distinct r.name), '{}') || kind_of_work_names(j.kinds_of_work) as names from job_preferences_roles_1 k
    join roles r on r.organization_id = k.organization_id and r.id = k.roles_id
    where k.organization_id = t.organization_id and k.job_preferences_id = t.job_preferences
      and r.date_deleted is null and r.date_archived is null and r.date_filled is null and r.draft_state is null) w
  cross join lateral (select t.rankings_objected_at is not null as is_left_out) x
  left join lateral (
    select n.id, n.quality, n.z_o, n.z_c, n.z_e, n.z_a, n.z_es from talents_results n
    where n.organization_id = t.organization_id and n.talent_id = t.id and n.status = 'FINISHED' and n.held_until is null
    order by n.date_finished desc, n.id limit 1) r on true
  where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  on conflict (organization_id, talent_id) do update set
    person = excluded.person, mark = excluded.mark, is_first = p.is_first and p.person is not distinct from excluded.person,
    status = excluded.status, first_name = excluded.first_name, locations = excluded.locations, places = excluded.places,
    radius = excluded.radius, wished_roles = excluded.wished_roles, skills = excluded.skills, jobs = excluded.jobs,
    languages = excluded.languages, has_work_mode = excluded.has_work_mode, has_salary = excluded.has_salary, has_start = excluded.has_start,
    is_qualified = excluded.is_qualified, has_wishes = excluded.has_wishes, is_left_out = excluded.is_left_out,
    result_id = excluded.result_id, stanines = excluded.stanines, ranked = excluded.ranked, quality = excluded.quality,
    z_o = excluded.z_o, z_c = excluded.z_c, z_e = excluded.z_e, z_a = excluded.z_a, z_es = excluded.z_es;
  -- Other workspaces cannot be read here: the unique index shows whether the person is in the pool already.
  begin
    update pool_profiles p set is_first = true where p.organization_id = workspace and p.talent_id = talent and not p.is_first;
  exception when unique_violation then null;
  end;
end $$;
comment on function refresh_pool_profile(uuid, uuid) is 'Rewrites the pool snapshot of a talent, or removes it.';

create or replace function refresh_pool_of_talent() returns trigger
  language plpgsql as $$
begin
  perform refresh_pool_profile(new.organization_id, new.id);
  return null;
end $$;
comment on function refresh_pool_of_talent() is 'Refreshes the pool snapshot of the talent.';
create or replace trigger talents__pool after update on talents
  for each row when ((old.is_open_for_work or new.is_open_for_work) and old.* is distinct from new.*)
  execute function refresh_pool_of_talent();
comment on trigger talents__pool on talents is 'Refreshes the pool snapshot of the talent while it is or was open for work.';
create or replace trigger talents__pool_made after insert on talents
  for each row when (new.is_open_for_work) execute function refresh_pool_of_talent();
comment on trigger talents__pool_made on talents is 'Makes the pool snapshot of a new talent who is open for work.';

create or replace function refresh_pool_of_part() returns trigger
  language plpgsql as $$
declare
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  workspace uuid := (part ->> 'organization_id')::uuid;
  preferences uuid := (case tg_table_name when 'job_preferences' then part ->> 'id' else part ->> 'job_preferences_id' end)::uuid;
  person record;
begin
  -- Locked before checking whether they are open for work, which another transaction may be changing.
  if tg_table_name in ('job_preferences', 'job_preferences_roles_1') then
    for person in
      select t.id, t.is_open_for_work as is_open from talents t
      where t.organization_id = workspace and t.job_preferences = preferences order by t.id for no key update
    loop
      if person.is_open then perform refresh_pool_profile(workspace, person.id); end if;
    end loop;
  else
    select t.id, t.is_open_for_work as is_open into person from talents t
    where t.organization_id = workspace and t.id = (part ->> 'talent_id')::uuid for no key update;
    if person.is_open then perform refresh_pool_profile(workspace, person.id); end if;
  end if;
  return null;
end $$;
comment on function refresh_pool_of_part() is 'Refreshes the pool snapshot of the talents who are open for work and whose job profile, experience or result the row is.';
create or replace trigger job_experiences__pool after insert or delete on job_experiences
  for each row execute function refresh_pool_of_part();
comment on trigger job_experiences__pool on job_experiences is 'Refreshes the pool snapshot of the talent whose experience it is.';
create or replace trigger job_preferences__pool after update on job_preferences
  for each row when (old.* is distinct from new.*) execute function refresh_pool_of_part();
comment on trigger job_preferences__pool on job_preferences is 'Refreshes the pool snapshot of the talents whose job profile it is.';
create or replace trigger job_preferences_roles_1__pool after insert or delete on job_preferences_roles_1
  for each row execute function refresh_pool_of_part();
comment on trigger job_preferences_roles_1__pool on job_preferences_roles_1 is 'Refreshes the pool snapshot of the talents whose wished role it is.';
create or replace trigger talents_results__pool after update on talents_results
  for each row when (new.status = 'FINISHED' and (old.quality, old.z_o, old.z_c, old.z_e, old.z_a, old.z_es)
    is distinct from (new.quality, new.z_o, new.z_c, new.z_e, new.z_a, new.z_es))
  execute function refresh_pool_of_part();
comment on trigger talents_results__pool on talents_results is 'Refreshes the pool snapshot when quality or scores of a finished survey change.';

create or replace function refresh_pool_of_role() returns trigger
  language plpgsql as $$
declare person record;
begin
  for person in
    select t.organization_id, t.id from job_preferences_roles_1 k
    join talents t on t.organization_id = k.organization_id and t.job_preferences = k.job_preferences_id and t.is_open_for_work
    where k.organization_id = new.organization_id and k.roles_id = new.id
    order by t.id
  loop
    perform refresh_pool_profile(person.organization_id, person.id);
  end loop;
  return null;
end $$;
comment on function refresh_pool_of_role() is 'Refreshes the pool snapshot of the talents who wish for the role.';
create or replace trigger roles__pool after update on roles
  for each row when ((old.name, old.date_deleted, old.date_archived, old.date_filled, old.draft_state)
    is distinct from (new.name, new.date_deleted, new.date_archived, new.date_filled, new.draft_state))
  execute function refresh_pool_of_role();
comment on trigger roles__pool on roles is 'Refreshes the pool snapshot of the talents who wish for the role when its name changes or it is deleted, archived, filled, drafted or brought back.';

create or replace function refresh_pool_of_workspace() returns trigger
  language plpgsql as $$
declare person uuid;
begin
  for person in
    select t.id from talents t where t.organization_id = new.id and t.is_open_for_work order by t.id
  loop
    perform refresh_pool_profile(new.id, person);
  end loop;
  return null;
end $$;
comment on function refresh_pool_of_workspace() is 'Refreshes the pool snapshot of all talents of a workspace who are open for work.';
create or replace trigger organizations__pool after update on organizations
  for each row when ((old.date_deleted is null) <> (new.date_deleted is null)) execute function refresh_pool_of_workspace();
comment on trigger organizations__pool on organizations is 'Refreshes the pool snapshot of all its talents when the workspace is deleted or restored.';
