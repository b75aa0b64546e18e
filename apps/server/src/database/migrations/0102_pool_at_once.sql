-- A person who is opened for work while a part of their profile is being saved: the later of the two waits for the other,
-- and the pool has both.

create or replace function follow_pool_of_part() returns trigger
  language plpgsql as $$
declare
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  workspace uuid := (part ->> 'organization_id')::uuid;
  preferences uuid := (case tg_table_name when 'job_preferences' then part ->> 'id' else part ->> 'job_preferences_id' end)::uuid;
  person record;
begin
  -- Locked before it is known whether they are open for work, which another transaction may be changing.
  if tg_table_name in ('job_preferences', 'job_preferences_roles_1') then
    for person in
      select t.id, t.is_open_for_work as is_open from talents t
      where t.organization_id = workspace and t.job_preferences = preferences order by t.id for no key update
    loop
      if person.is_open then perform follow_pool_profile(workspace, person.id); end if;
    end loop;
  else
    select t.id, t.is_open_for_work as is_open into person from talents t
    where t.organization_id = workspace and t.id = (part ->> 'talent_id')::uuid for no key update;
    if person.is_open then perform follow_pool_profile(workspace, person.id); end if;
  end if;
  return null;
end $$;
