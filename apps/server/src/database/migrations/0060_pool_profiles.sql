-- Talents who are open for work are found by other workspaces. What those see stands in a table of its own, as a masked
-- snapshot: nothing else of a workspace is read from outside. Triggers keep it, so that no way of changing a talent
-- forgets it: whoever switches off is gone in the same transaction.

create table pool_profiles (
  organization_id uuid not null references organizations (id) on delete cascade,
  talent_id uuid not null,
  id uuid not null default gen_random_uuid(),
  status text not null,
  first_name text not null default '',
  locations jsonb not null default '[]',
  places text not null default '',
  radius integer,
  wished_roles text[] not null default '{}',
  skills integer not null default 0,
  jobs integer not null default 0,
  languages integer not null default 0,
  has_work_mode boolean not null default false,
  has_salary boolean not null default false,
  is_qualified boolean not null default false,
  has_wishes boolean not null default false,
  is_left_out boolean not null default false,
  result_id uuid,
  stanines integer,
  ranked integer,
  quality text,
  z_o double precision,
  z_c double precision,
  z_e double precision,
  z_a double precision,
  z_es double precision,
  date_opened timestamptz not null default now(),
  primary key (organization_id, talent_id),
  unique (organization_id, id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
comment on table pool_profiles is 'What other workspaces see of talents who are open for work: a masked snapshot, kept by triggers. A row is there exactly while the switch is on.';
comment on column pool_profiles.organization_id is 'The workspace of the talent; never answered.';
comment on column pool_profiles.talent_id is 'The talent; never answered.';
comment on column pool_profiles.id is 'The key by which other workspaces know the row; another one after each withdrawal.';
comment on column pool_profiles.status is 'The status of the talent in its own workspace.';
comment on column pool_profiles.first_name is 'First name.';
comment on column pool_profiles.locations is 'Places with their radius.';
comment on column pool_profiles.places is 'The places in one text, to search in.';
comment on column pool_profiles.radius is 'The largest radius in kilometres.';
comment on column pool_profiles.wished_roles is 'Names of the roles the talent wants to hear of; searched in and never answered.';
comment on column pool_profiles.skills is 'Number of skills in the locked profile.';
comment on column pool_profiles.jobs is 'Number of jobs in the locked profile.';
comment on column pool_profiles.languages is 'Number of languages in the locked profile.';
comment on column pool_profiles.has_work_mode is 'The locked profile names a work mode.';
comment on column pool_profiles.has_salary is 'The locked profile names a salary.';
comment on column pool_profiles.is_qualified is 'Skills, work mode and places are filled in.';
comment on column pool_profiles.has_wishes is 'Roles to hear of are named.';
comment on column pool_profiles.is_left_out is 'The talent objected to being ranked: no fit is computed.';
comment on column pool_profiles.result_id is 'The newest result.';
comment on column pool_profiles.stanines is 'Its stanines as five digits, O C E A ES.';
comment on column pool_profiles.ranked is 'The same where a fit may be computed; null otherwise.';
comment on column pool_profiles.quality is 'How the sheet was filled in.';
comment on column pool_profiles.z_o is 'Standard score of openness.';
comment on column pool_profiles.z_c is 'Standard score of conscientiousness.';
comment on column pool_profiles.z_e is 'Standard score of extraversion.';
comment on column pool_profiles.z_a is 'Standard score of agreeableness.';
comment on column pool_profiles.z_es is 'Standard score of emotional stability.';
comment on column pool_profiles.date_opened is 'Since when the switch is on.';
call make_tenant_table('pool_profiles');

-- Pages by fit count people by their stanines from the index alone.
create index pool_profiles__by_key on pool_profiles (id);
create index pool_profiles__by_rank on pool_profiles (ranked, id) include (organization_id, has_wishes, stanines) where is_qualified;
create index pool_profiles__by_name on pool_profiles (first_name, id) include (organization_id, has_wishes, stanines) where is_qualified;
create index pool_profiles__open on pool_profiles (organization_id, status);
do $$
begin
  create extension if not exists pg_trgm;
  create index pool_profiles__places on pool_profiles using gin (places gin_trgm_ops);
exception when others then
  raise notice 'places are searched without an index: %', sqlerrm;
end $$;

create function follow_pool_profile(workspace uuid, talent uuid) returns void
  language plpgsql as $$
begin
  -- Of two changes at a time the second waits here, and then sees what the first has done.
  perform from talents t where t.organization_id = workspace and t.id = talent for no key update;
  delete from pool_profiles p where p.organization_id = workspace and p.talent_id = talent and not exists (
    select from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
      and t.organization_id <> all (t.ws_ids_of_copied_talent) and o.date_deleted is null);
  insert into pool_profiles as p (organization_id, talent_id, status, first_name, locations, places, radius, wished_roles,
    skills, jobs, languages, has_work_mode, has_salary, is_qualified, has_wishes, is_left_out,
    result_id, stanines, ranked, quality, z_o, z_c, z_e, z_a, z_es)
  select t.organization_id, t.id, t.status, coalesce(t.first_name, ''), coalesce(j.locations, '[]'), coalesce(l.places, ''), l.radius, w.names,
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
    where n.organization_id = t.organization_id and n.talent_id = t.id and n.status = 'FINISHED'
    order by n.date_finished desc, n.id limit 1) r on true
  where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  on conflict (organization_id, talent_id) do update set
    status = excluded.status, first_name = excluded.first_name, locations = excluded.locations, places = excluded.places,
    radius = excluded.radius, wished_roles = excluded.wished_roles, skills = excluded.skills, jobs = excluded.jobs,
    languages = excluded.languages, has_work_mode = excluded.has_work_mode, has_salary = excluded.has_salary,
    is_qualified = excluded.is_qualified, has_wishes = excluded.has_wishes, is_left_out = excluded.is_left_out,
    result_id = excluded.result_id, stanines = excluded.stanines, ranked = excluded.ranked, quality = excluded.quality,
    z_o = excluded.z_o, z_c = excluded.z_c, z_e = excluded.z_e, z_a = excluded.z_a, z_es = excluded.z_es;
end $$;
comment on function follow_pool_profile(uuid, uuid) is 'Writes the snapshot of a talent anew, or removes it.';

create function follow_pool_of_talent() returns trigger
  language plpgsql as $$
begin
  perform follow_pool_profile(new.organization_id, new.id);
  return null;
end $$;
create trigger talents__pool_made after insert on talents
  for each row when (new.is_open_for_work) execute function follow_pool_of_talent();
create trigger talents__pool after update on talents
  for each row when ((old.is_open_for_work or new.is_open_for_work) and old.* is distinct from new.*)
  execute function follow_pool_of_talent();

create function follow_pool_of_part() returns trigger
  language plpgsql as $$
declare
  part record := case when tg_op = 'DELETE' then old else new end;
  person uuid;
begin
  for person in
    select t.id from talents t where t.organization_id = part.organization_id and t.is_open_for_work and case tg_table_name
      when 'job_preferences' then t.job_preferences = (to_jsonb(part) ->> 'id')::uuid
      when 'job_preferences_roles_1' then t.job_preferences = (to_jsonb(part) ->> 'job_preferences_id')::uuid
      else t.id = (to_jsonb(part) ->> 'talent_id')::uuid end
  loop
    perform follow_pool_profile(part.organization_id, person);
  end loop;
  return null;
end $$;
create trigger job_preferences__pool after update on job_preferences
  for each row when (old.* is distinct from new.*) execute function follow_pool_of_part();
create trigger job_preferences_roles_1__pool after insert or delete on job_preferences_roles_1
  for each row execute function follow_pool_of_part();
create trigger job_experiences__pool after insert or delete on job_experiences
  for each row execute function follow_pool_of_part();
create trigger talents_results__pool after update on talents_results
  for each row when (new.status = 'FINISHED' and (old.quality, old.z_o, old.z_c, old.z_e, old.z_a, old.z_es)
    is distinct from (new.quality, new.z_o, new.z_c, new.z_e, new.z_a, new.z_es))
  execute function follow_pool_of_part();

create function follow_pool_of_role() returns trigger
  language plpgsql as $$
declare person record;
begin
  for person in
    select t.organization_id, t.id from job_preferences_roles_1 k
    join talents t on t.organization_id = k.organization_id and t.job_preferences = k.job_preferences_id and t.is_open_for_work
    where k.organization_id = new.organization_id and k.roles_id = new.id
  loop
    perform follow_pool_profile(person.organization_id, person.id);
  end loop;
  return null;
end $$;
create trigger roles__pool after update on roles
  for each row when ((old.name, old.date_deleted, old.date_archived, old.draft_state)
    is distinct from (new.name, new.date_deleted, new.date_archived, new.draft_state))
  execute function follow_pool_of_role();

create function follow_pool_of_workspace() returns trigger
  language plpgsql as $$
declare person uuid;
begin
  for person in select t.id from talents t where t.organization_id = new.id and t.is_open_for_work loop
    perform follow_pool_profile(new.id, person);
  end loop;
  return null;
end $$;
create trigger organizations__pool after update on organizations
  for each row when ((old.date_deleted is null) <> (new.date_deleted is null)) execute function follow_pool_of_workspace();

do $$
declare person record;
begin
  for person in select organization_id, id from talents where is_open_for_work loop
    perform follow_pool_profile(person.organization_id, person.id);
  end loop;
end $$;

create table pool_unlocks (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  source_organization_id uuid not null,
  source_talent_id uuid not null,
  user_id uuid,
  date_unlocked timestamptz not null default now(),
  primary key (organization_id, id),
  constraint pool_unlocks__once unique (organization_id, source_organization_id, source_talent_id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index pool_unlocks__talent on pool_unlocks (organization_id, talent_id);
create index pool_unlocks__source on pool_unlocks (source_organization_id, source_talent_id);
comment on table pool_unlocks is 'Talents of the platform pool that a workspace has unlocked: each once, with the copy it got.';
comment on column pool_unlocks.organization_id is 'The workspace that unlocked.';
comment on column pool_unlocks.id is 'Key.';
comment on column pool_unlocks.talent_id is 'The copy, or the record that the workspace had of that address before.';
comment on column pool_unlocks.source_organization_id is 'The workspace of the talent.';
comment on column pool_unlocks.source_talent_id is 'The talent.';
comment on column pool_unlocks.user_id is 'Who unlocked.';
comment on column pool_unlocks.date_unlocked is 'When.';
call make_tenant_table('pool_unlocks');

create table pool_showings (
  organization_id uuid not null references organizations (id) on delete cascade,
  talent_id uuid not null,
  workspace_id uuid not null references organizations (id) on delete cascade,
  date_first timestamptz not null default now(),
  date_last timestamptz not null default now(),
  times integer not null default 1,
  primary key (organization_id, talent_id, workspace_id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index pool_showings__workspace on pool_showings (workspace_id);
comment on table pool_showings is 'In which workspaces the snapshot of a talent was shown; the talent reads it.';
comment on column pool_showings.organization_id is 'The workspace of the talent.';
comment on column pool_showings.talent_id is 'The talent.';
comment on column pool_showings.workspace_id is 'The workspace that saw the snapshot.';
comment on column pool_showings.date_first is 'When it was shown first.';
comment on column pool_showings.date_last is 'When it was shown last.';
comment on column pool_showings.times is 'On how many pages it was shown.';
call make_tenant_table('pool_showings');
