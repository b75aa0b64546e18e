-- Beside roles that their workspace has published, people choose kinds of work as preferred roles: the templates that the
-- product has. Without a published role nobody could name one, and the pool shows people without one for a role alone.

alter table job_preferences add column kinds_of_work text[] not null default '{}'
  constraint job_preferences__kinds_of_work check (kinds_of_work <@ array['sales', 'account_management', 'support', 'software_developer', 'product_manager', 'marketing', 'hr', 'finance', 'team_lead', 'assistant']);
comment on column job_preferences.kinds_of_work is 'Kinds of work the person would like, by the keys of the templates for roles.';

create function names_of_kinds(kinds text[]) returns text[]
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
comment on function names_of_kinds(text[]) is 'The names of kinds of work in both languages, to be searched in.';

create or replace function follow_pool_profile(workspace uuid, talent uuid) returns void
  language plpgsql as $$
begin
  -- Of two changes at a time the second waits here, and then sees what the first has done.
  perform from talents t where t.organization_id = workspace and t.id = talent for no key update;
  delete from pool_profiles p where p.organization_id = workspace and p.talent_id = talent and not exists (
    select from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
      and t.organization_id <> all (t.ws_ids_of_copied_talent) and o.date_deleted is null);
  insert into pool_profiles as p (organization_id, talent_id, person, mark, status, first_name, locations, places, radius, wished_roles,
    skills, jobs, languages, has_work_mode, has_salary, is_qualified, has_wishes, is_left_out,
    result_id, stanines, ranked, quality, z_o, z_c, z_e, z_a, z_es)
  select t.organization_id, t.id, md5(case when a.is_proved then lower(t.email) else t.organization_id::text || t.id::text end)::uuid, a.mark,
    t.status, coalesce(t.first_name, ''), coalesce(j.locations, '[]'), coalesce(l.places, ''), l.radius, w.names,
    s.count, (select count(*) from job_experiences e where e.organization_id = t.organization_id and e.talent_id = t.id),
    coalesce(jsonb_array_length(j.languages), 0), coalesce(cardinality(j.work_mode), 0) > 0, j.salary is not null,
    s.count > 0 and coalesce(cardinality(j.work_mode), 0) > 0 and l.places is not null, cardinality(w.names) > 0, x.is_left_out,
    r.id, t.stanines, case when not x.is_left_out then t.stanines end, r.quality, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es
  from talents t
  join organizations o on o.id = t.organization_id and o.date_deleted is null
  cross join lateral (select m.mark, t.user_id is not null or exists (
      select from pool_known_people k where k.organization_id = t.organization_id and k.mark = m.mark) as is_proved
    from (select mark_of_address(t.email) as mark) m) a
  left join job_preferences j on j.organization_id = t.organization_id and j.id = t.job_preferences
  cross join lateral (select count(*) as count from unnest(string_to_array(j.skills, ',')) one where btrim(one) <> '') s
  cross join lateral (
    select string_agg(one ->> 'location', ', ') as places, max((one ->> 'radius')::integer) as radius
    from jsonb_array_elements(j.locations) one) l
  cross join lateral (
    select coalesce(array_agg(distinct r.name), '{}') || names_of_kinds(j.kinds_of_work) as names from job_preferences_roles_1 k
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
    person = excluded.person, mark = excluded.mark, is_first = p.is_first and p.person is not distinct from excluded.person,
    status = excluded.status, first_name = excluded.first_name, locations = excluded.locations, places = excluded.places,
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
