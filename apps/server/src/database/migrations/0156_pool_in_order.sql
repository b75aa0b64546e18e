-- A change of a role or of a workspace follows the people in the pool one after the other, and locks each. They are locked in the
-- order of their keys, as by everything else that locks several people: in any other order two such changes may wait for each other.

create or replace function follow_pool_of_role() returns trigger
  language plpgsql as $$
declare person record;
begin
  for person in
    select t.organization_id, t.id from job_preferences_roles_1 k
    join talents t on t.organization_id = k.organization_id and t.job_preferences = k.job_preferences_id and t.is_open_for_work
    where k.organization_id = new.organization_id and k.roles_id = new.id
    order by t.id
  loop
    perform follow_pool_profile(person.organization_id, person.id);
  end loop;
  return null;
end $$;

create or replace function follow_pool_of_workspace() returns trigger
  language plpgsql as $$
declare person uuid;
begin
  for person in
    select t.id from talents t where t.organization_id = new.id and t.is_open_for_work order by t.id
  loop
    perform follow_pool_profile(new.id, person);
  end loop;
  return null;
end $$;
