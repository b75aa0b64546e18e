-- A workspace finds nobody in the pool of the platform who has proved their address there: by a mailed link, a mailed code
-- or an account. Which records a workspace types, deletes or restores changes nothing. The proof is kept as a keyed hash of
-- the address, so that it outlasts the record and another address of the record.

alter table installation add column address_key text not null default gen_random_uuid()::text || gen_random_uuid()::text;
comment on column installation.address_key is 'Part of the hashes of addresses that stay when a person is erased.';
grant select (address_key) on installation to quint_app;

create function mark_of_address(address text) returns bytea
  language sql stable as $$
  select sha256(convert_to((select address_key from installation) || ':' || lower(address), 'UTF8'))
$$;
comment on function mark_of_address(text) is 'A keyed hash of an address, without regard to case.';

create table pool_known_people (
  organization_id uuid not null references organizations (id) on delete cascade,
  mark bytea not null,
  primary key (organization_id, mark)
);
comment on table pool_known_people is 'People who have proved their address in a workspace: that workspace does not find them in the pool. Rows stay.';
comment on column pool_known_people.organization_id is 'The workspace.';
comment on column pool_known_people.mark is 'The keyed hash of the proved address.';
call make_tenant_table('pool_known_people');
revoke update, delete on pool_known_people from quint_app;

insert into pool_known_people (organization_id, mark)
select t.organization_id, mark_of_address(t.email) from talents t
where t.date_anonymized is null and (t.user_id is not null
  or exists (select from talents_results r join survey_sessions s on s.organization_id = r.organization_id and s.result_id = r.id
    where r.organization_id = t.organization_id and r.talent_id = t.id and s.proved_at is not null
      and (t.is_claimable or s.proved_at > t.email_changed_at))
  -- The copy of a result from the pool proves nothing: its link ended when the row was made.
  or exists (select from talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id
    and r.status = 'FINISHED' and r.link_expires_at > r.date_created and (t.is_claimable or r.date_finished > t.email_changed_at)))
union
select m.organization_id, mark_of_address(u.email) from memberships m join users u on u.id = m.user_id
where m.status = 'active' and u.email_proven_at is not null and u.password_hash is not null
on conflict do nothing;

create function note_known_person() returns trigger
  language plpgsql as $$
begin
  insert into pool_known_people (organization_id, mark)
  select t.organization_id, mark_of_address(t.email) from talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id and t.date_anonymized is null
  where r.organization_id = new.organization_id and r.id = new.result_id
  on conflict do nothing;
  return null;
end $$;
comment on function note_known_person() is 'Keeps that the person of a survey session has proved their address.';
-- A session of an account proves the account, whose address a company may have stated: it says nothing here.
create trigger survey_sessions__known_made after insert on survey_sessions
  for each row when (new.proved_at is not null and new.opened_by in ('mailed', 'copied', 'door'))
  execute function note_known_person();
create trigger survey_sessions__known after update on survey_sessions
  for each row when (old.proved_at is null and new.proved_at is not null) execute function note_known_person();

alter table pool_profiles add column mark bytea;
comment on column pool_profiles.mark is 'The keyed hash of the address; never answered.';
create index pool_profiles__by_mark on pool_profiles (mark);

-- Two rows are one person where both have proved the address: one that was typed takes no place of another.
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

do $$
declare person record;
begin
  for person in select organization_id, talent_id from pool_profiles order by date_opened, id loop
    perform follow_pool_profile(person.organization_id, person.talent_id);
  end loop;
end $$;

-- Another address belongs to another person until proved: the switch of the former one is off.
create or replace function guard_talent_owner() returns trigger
  language plpgsql as $$
begin
  if lower(new.email) is distinct from lower(old.email) then
    new.email_changed_at := clock_timestamp();
    new.is_claimable := old.is_claimable and not talent_is_settled(old.organization_id, old.id);
    new.user_id := null;
    new.is_open_for_work := false;
  elsif new.user_id is distinct from old.user_id and new.user_id is not null
    and not may_take_talent(new.user_id, old.organization_id, old.id) then
    raise exception 'the account did not prove the address of the talent'
      using errcode = 'check_violation', table = 'talents', constraint = 'talents__owner_proved';
  end if;
  return new;
end $$;
